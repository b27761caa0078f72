import type { IdentityDeps } from './identity-deps.ts'
import { isSessionToken } from './session-tokens.ts'
import { sha256 } from '../sha-256.ts'
import { deleteSessionOfToken } from './entities/session.ts'

/** Ends the session of a token, if it has one: whoever holds the token may end it. */
export async function revokeToken(deps: Pick<IdentityDeps, 'database'>, token: string): Promise<void> {
  if (isSessionToken(token)) await deleteSessionOfToken(deps.database, sha256(token))
}
