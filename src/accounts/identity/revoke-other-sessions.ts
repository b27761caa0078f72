import type { IdentityNeeds } from './identity-needs.ts'
import type { Session } from './session.ts'
import { deleteSessions } from './entities/session.ts'

/** Ends all sessions of the account but this one, and tells how many. */
export async function revokeOtherSessions(needs: Pick<IdentityNeeds, 'database'>, kept: Session): Promise<number> {
  return await deleteSessions(needs.database, { accountId: kept.account.id, exceptId: kept.id })
}
