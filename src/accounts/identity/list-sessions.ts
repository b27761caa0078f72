import type { Account } from '../account.ts'
import type { IdentityNeeds } from './identity-needs.ts'
import type { Session } from './session.ts'
import { selectSessions } from './entities/session.ts'
import { unusedSince } from './unused-since.ts'

/** Where an account is signed in, last used first. */
export async function listSessions(
  needs: Pick<IdentityNeeds, 'database' | 'now'>,
  account: Account,
): Promise<readonly Session[]> {
  const now = needs.now()
  return await selectSessions(needs.database, {
    accountId: account.id,
    at: new Date(now),
    unusedSince: unusedSince(now),
  })
}
