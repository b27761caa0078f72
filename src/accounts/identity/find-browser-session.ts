import { findSession } from './find-session.ts'
import type { IdentityNeeds } from './identity-needs.ts'
import type { Session } from './session.ts'

/**
 * The session of a token that a cookie held; null when it is not good, or was given to a program: whoever gets hold of
 * that one must not make keys, buy, or delete the account with it.
 */
export async function findBrowserSession(
  needs: Pick<IdentityNeeds, 'database' | 'now'>,
  token: string,
): Promise<Session | null> {
  const session = await findSession(needs, token)
  return session?.kind === 'browser' ? session : null
}
