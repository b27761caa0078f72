import type { Hosts } from '../sites/open-hosts.ts'
import { answerAsk } from './answer-ask.ts'
import { ownHosts } from './domains-of.ts'
import { followHosts } from './follow-hosts.ts'
import type { KeptDatabase } from './keep-database.ts'
import type { Ground } from './open-ground.ts'
import { sweepHosts } from './sweep-hosts.ts'

/** For a process that serves no sites itself: some ten thousand hosts. */
const BYTES = 8 * 1024 * 1024

export interface RunningAsk extends AsyncDisposable {
  /** Hears of changes at once from then on. */
  ready(): Promise<void>
}

/** Answers `/ask` for operators' proxies, and keeps looking at domains. `shared`: the hosts that this process serves anyway. */
export async function composeAsk(ground: Ground, database: KeptDatabase, shared: Hosts | null): Promise<RunningAsk> {
  await using stack = new AsyncDisposableStack()
  const { config, now, meter, operationsPages, siteWatchers } = ground
  stack.use(sweepHosts(ground, database))
  const followed = shared === null ? stack.use(followHosts(ground, database, BYTES)) : null
  if (followed !== null) siteWatchers.add(followed.hosts.forget)
  const hosts = shared ?? followed?.hosts
  if (hosts !== undefined) {
    const domain = config.sitesDomain.replace(/:.*/, '')
    operationsPages.set('/ask', answerAsk({ hosts, domain, ownHosts: () => ownHosts(ground), now, meter }))
  }
  const running = stack.move()
  return {
    ready: async () => followed?.ready(),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
