import type { Account } from '../account.ts'
import { isAccountTokenSecret } from './account-token.ts'
import { deleteAccountTokenOfSecret } from './entities/account-token.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { deleteSession, deleteSessionOfToken, deleteSessions } from './entities/session.ts'
import type { Session } from './session.ts'
import { isSessionToken } from './session-tokens.ts'
import { sha256 } from '../sha-256.ts'

/** Ends a session of this account at once, and tells whether there was one with this id. */
export async function revokeSession(
  deps: Pick<IdentityDeps, 'database'>,
  of: { account: Account; id: string },
): Promise<boolean> {
  return await deleteSession(deps.database, { id: of.id, accountId: of.account.id })
}

/** Ends all sessions of the account but this one, and tells how many. */
export async function revokeOtherSessions(deps: Pick<IdentityDeps, 'database'>, kept: Session): Promise<number> {
  return await deleteSessions(deps.database, { accountId: kept.account.id, exceptId: kept.id })
}

/** Ends a token, whether it is that of a session or one that somebody made for programs: whoever holds it may end it. */
export async function revokeToken(deps: Pick<IdentityDeps, 'database'>, token: string): Promise<void> {
  if (isSessionToken(token)) await deleteSessionOfToken(deps.database, sha256(token))
  if (isAccountTokenSecret(token)) await deleteAccountTokenOfSecret(deps.database, sha256(token))
}
