import { readBalance } from '../accounts/credits/read-balance.ts'
import type { SignedIn } from './signed-in.ts'
import type { WebNeeds } from './web-needs.ts'
import type { DataPage } from './html/account/data-page.ts'

/** What the page that deletes an account must tell before it does. */
export async function readLosses(
  needs: Pick<WebNeeds, 'hasCredits' | 'now'>,
  { accounts, session }: SignedIn,
): Promise<Pick<DataPage, 'available' | 'isBilled'>> {
  if (!needs.hasCredits) return { available: null, isBilled: false }
  const { available, usage } = await readBalance(accounts.database, session.account.id, new Date(needs.now()))
  return { available, isBilled: usage !== null && usage.units > 0n }
}
