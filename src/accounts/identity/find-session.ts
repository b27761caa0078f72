import type { IdentityDeps } from './identity-deps.ts'
import { isSessionToken } from './session-tokens.ts'
import type { Session } from './session.ts'
import { sha256 } from '../sha-256.ts'
import { touchSession } from './entities/session.ts'
import { unusedSince } from './session-lifetimes.ts'

const TOUCH_EVERY_MS = 60_000

/** The session of a token, which is thereby used; null when it is no token, or one that is not good any more. */
export async function findSession(
  deps: Pick<IdentityDeps, 'database' | 'now'>,
  token: string,
): Promise<Session | null> {
  if (!isSessionToken(token)) return null
  const now = deps.now()
  return await touchSession(deps.database, {
    hash: sha256(token),
    at: new Date(now),
    unusedSince: unusedSince(now),
    touchedBefore: new Date(now - TOUCH_EVERY_MS),
  })
}

/**
 * The session of a token that a cookie held; null when it is not good, its account is suspended, or it was given to a program: whoever gets hold of
 * that one must not make keys, buy, or delete the account with it.
 */
export async function findBrowserSession(
  deps: Pick<IdentityDeps, 'database' | 'now'>,
  token: string,
): Promise<Session | null> {
  const session = await findSession(deps, token)
  return session?.kind === 'browser' && session.account.suspendedFor === null ? session : null
}
