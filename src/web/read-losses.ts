import { readBalance } from '../accounts/credits/read-balance.ts'
import type { SignedIn } from './signed-in.ts'
import type { WebDeps } from './web-deps.ts'
import type { DataPage } from './html/account/data-page.ts'

/** What the page that deletes an account must tell before it does. */
export async function readLosses(
  deps: Pick<WebDeps, 'hasCredits' | 'now'>,
  { accounts, session }: SignedIn,
): Promise<Pick<DataPage, 'available' | 'isBilled'>> {
  if (!deps.hasCredits) return { available: null, isBilled: false }
  const { available, usage } = await readBalance(accounts.database, session.account.id, new Date(deps.now()))
  return { available, isBilled: usage !== null && usage.units > 0n }
}
