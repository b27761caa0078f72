import type { Account } from '../account.ts'
import type { IdentityNeeds } from './identity-needs.ts'
import { deleteSession } from './entities/session.ts'

/** Ends a session of this account at once, and tells whether there was one with this id. */
export async function revokeSession(
  needs: Pick<IdentityNeeds, 'database'>,
  of: { account: Account; id: string },
): Promise<boolean> {
  return await deleteSession(needs.database, { id: of.id, accountId: of.account.id })
}
