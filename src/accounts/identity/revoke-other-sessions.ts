import type { IdentityDeps } from './identity-deps.ts'
import type { Session } from './session.ts'
import { deleteSessions } from './entities/session.ts'

/** Ends all sessions of the account but this one, and tells how many. */
export async function revokeOtherSessions(deps: Pick<IdentityDeps, 'database'>, kept: Session): Promise<number> {
  return await deleteSessions(deps.database, { accountId: kept.account.id, exceptId: kept.id })
}
