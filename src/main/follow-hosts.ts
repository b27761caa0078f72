import { readChangedHosts } from '../hosting/domains/host-changes.ts'
import { readMounts } from '../hosting/domains/read-mounts.ts'
import { SITE_CHANGES } from '../hosting/projects/site-changes.ts'
import type { Log } from '../platform/log.ts'
import { followChanges } from '../sites/follow-changes.ts'
import { openHosts } from '../sites/open-hosts.ts'
import type { Hosts } from '../sites/open-hosts.ts'
import type { KeptDatabase } from './keep-database.ts'

export interface FollowedHosts extends AsyncDisposable {
  readonly hosts: Hosts
  /** Hears of changes at once from then on; before, and when a notice is missed, every few seconds. */
  ready(): Promise<void>
}

/** Whether a notice of a change names a host: slugs have no dot. */
export function isHostname(slugOrHost: string): boolean {
  return slugOrHost.includes('.')
}

/** Hosts of people's own as the database has them, in `bytes` of memory, for a process that serves no sites itself. */
export function followHosts({ log }: { log: Log }, database: KeptDatabase, bytes: number): FollowedHosts {
  const stack = new AsyncDisposableStack()
  const hosts = openHosts(async (hostname) => readMounts(await database.open(), hostname), bytes)
  const forget = (slugOrHost: string): void => {
    if (isHostname(slugOrHost)) hosts.forget(slugOrHost)
  }
  stack.use(
    followChanges(
      { forget, forgetAll: hosts.forgetAll },
      {
        changed: async (seconds) => changedHosts(database, seconds),
        report: (error) => log.warn('site-changes-unheard', { problem: String(error) }),
      },
    ),
  )
  return {
    hosts: { ...hosts, forget },
    ready: async () => {
      const subscriber = { notified: forget, reconnected: hosts.forgetAll }
      stack.use(await (await database.open()).listen(SITE_CHANGES, subscriber))
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

/** Hosts that changed lately, as those are told who follow changes of sites. */
export async function changedHosts(
  database: KeptDatabase,
  seconds: number,
): Promise<readonly { readonly slug: string; readonly version: bigint }[]> {
  const changed = await readChangedHosts(await database.open(), seconds)
  return changed.map(({ hostname, version }) => ({ slug: hostname, version }))
}
