import type { Queryable } from '../../database/database.ts'
import { expireAccount } from './expire-account.ts'
import { findDueAccounts } from './entities/balance.ts'

/**
 * Lets granted credits expire whose time is over, of up to `most` accounts, and gives how many credits those were. Draws
 * see to it themselves before they take any; this is for the accounts that do not draw.
 */
export async function expireCredits(
  database: Queryable,
  of: { readonly at: Date; readonly most: number },
): Promise<bigint> {
  let expired = 0n
  for (const accountId of await findDueAccounts(database, of))
    expired += await expireAccount(database, { accountId, at: of.at })
  return expired
}
