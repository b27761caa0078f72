import type { Account } from '../account.ts'
import type { IdentityDeps } from './identity-deps.ts'
import type { Session } from './session.ts'
import { selectSessions } from './entities/session.ts'
import { unusedSince } from './session-lifetimes.ts'

/** Where an account is signed in, last used first. */
export async function listSessions(
  deps: Pick<IdentityDeps, 'database' | 'now'>,
  account: Account,
): Promise<readonly Session[]> {
  const now = deps.now()
  return await selectSessions(deps.database, {
    accountId: account.id,
    at: new Date(now),
    unusedSince: unusedSince(now),
  })
}
