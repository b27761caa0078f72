import { findSession } from './find-session.ts'
import type { IdentityDeps } from './identity-deps.ts'
import type { Session } from './session.ts'

/**
 * The session of a token that a cookie held; null when it is not good, or was given to a program: whoever gets hold of
 * that one must not make keys, buy, or delete the account with it.
 */
export async function findBrowserSession(
  deps: Pick<IdentityDeps, 'database' | 'now'>,
  token: string,
): Promise<Session | null> {
  const session = await findSession(deps, token)
  return session?.kind === 'browser' ? session : null
}
