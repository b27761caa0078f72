import { releaseHost } from '../domains/release-host.ts'
import type { ReleasedHost } from '../domains/release-host.ts'
import type { HostingDeps } from '../projects/project.ts'
import { recordAct } from './operator-act.ts'
import type { Operator } from './operator-act.ts'

/**
 * Takes a custom domain from the account that has it, which may have sold it and never removes it: whoever shows that it is his own has it
 * at once. Null when it is nobody's.
 */
export async function releaseDomain(
  { database, now }: Pick<HostingDeps, 'database' | 'now'>,
  { hostname, reason, ...by }: { hostname: string; reason: string | null } & Operator,
): Promise<ReleasedHost | null> {
  return await database.transaction(async (within) => {
    const at = new Date(now())
    const released = await releaseHost(within, hostname, at)
    if (released === null) return null
    const { accountId } = released
    await recordAct(within, { ...by, at, act: 'domain-released', subject: hostname, accountId, reason })
    return released
  })
}
