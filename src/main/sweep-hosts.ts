import { sweepDomains } from '../hosting/domains/sweep-domains.ts'
import { repeatEvery } from '../platform/repeat-every.ts'
import { domainsOf } from './domains-of.ts'
import type { KeptDatabase } from './keep-database.ts'
import type { Ground } from './open-ground.ts'

/** How often it is looked for domains whose time has come. Every process does so, each takes others. */
const EVERY_MS = 60_000

/** Looks at domains again, now and then, and ends what is over. Disposing of it ends that, after what it is at. */
export function sweepHosts(
  ground: Parameters<typeof domainsOf>[0] & Pick<Ground, 'log'>,
  kept: Pick<KeptDatabase, 'open' | 'isReady'>,
): AsyncDisposable {
  let isStopping = false
  const failed = (what: string, error: unknown): void => {
    if (!isStopping) ground.log.error('sweep-failed', { what, problem: String(error) })
  }
  const sweep = async (): Promise<void> => {
    try {
      if (!(await kept.isReady())) return
      const deps = domainsOf(ground, { database: await kept.open() })
      await sweepDomains({ ...deps, failed, isStopping: () => isStopping })
    } catch (error) {
      failed('domains', error)
    }
  }
  const turns = repeatEvery(EVERY_MS, sweep)
  return {
    [Symbol.asyncDispose]: async () => {
      isStopping = true
      await turns[Symbol.asyncDispose]()
    },
  }
}
