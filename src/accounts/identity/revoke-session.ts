import type { Account } from '../account.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { deleteSession } from './entities/session.ts'

/** Ends a session of this account at once, and tells whether there was one with this id. */
export async function revokeSession(
  deps: Pick<IdentityDeps, 'database'>,
  of: { account: Account; id: string },
): Promise<boolean> {
  return await deleteSession(deps.database, { id: of.id, accountId: of.account.id })
}
