import type { Account } from '../account.ts'
import { forfeitCredits } from '../credits/forfeit-credits.ts'
import { lockAccount, retireAccount } from '../entities/account.ts'
import type { IdentityDeps } from './identity-deps.ts'

/**
 * Deletes an account for good: its address, sessions, tokens, codes, devices and links go, its keys are revoked and nameless, and what it has elsewhere
 * goes with it. The ledger keeps the bare id; credits that are left are taken back, in the same transaction. The address may make another account. Tells whether the
 * account was there.
 */
export async function deleteAccount(
  deps: Pick<IdentityDeps, 'database' | 'now' | 'belongings'>,
  account: Account,
): Promise<boolean> {
  return await deps.database.transaction(async (within) => {
    const of = { accountId: account.id, at: new Date(deps.now()) }
    // Whoever holds one of these at this moment may come to wait for the account: so they are taken before it.
    await deps.belongings.remove(within, of)
    // By itself: whoever makes a key or a session at this moment is waited for, and the next statement sees it.
    if (!(await lockAccount(within, account.id))) return false
    await forfeitCredits(within, of)
    return await retireAccount(within, of)
  })
}
