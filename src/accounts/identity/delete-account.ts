import type { Account } from '../account.ts'
import { forfeitCredits } from '../credits/forfeit-credits.ts'
import { lockAccount, retireAccount } from '../entities/account.ts'
import type { IdentityDeps } from './identity-deps.ts'

/**
 * Deletes an account for good: its address, sessions, codes, devices and links go, its keys are revoked and nameless. The
 * ledger keeps the bare id; credits that are left are taken back, in the same transaction. The address may make another account. Tells whether the
 * account was there.
 */
export async function deleteAccount(deps: Pick<IdentityDeps, 'database' | 'now'>, account: Account): Promise<boolean> {
  return await deps.database.transaction(async (within) => {
    // First by itself: whoever makes a key or a session at this moment is waited for, and the next statement sees it.
    if (!(await lockAccount(within, account.id))) return false
    const of = { accountId: account.id, at: new Date(deps.now()) }
    await forfeitCredits(within, of)
    return await retireAccount(within, of)
  })
}
