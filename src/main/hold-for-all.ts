import type { Config } from '../config/config.ts'
import { freeHold } from '../draws/charge/hold.ts'
import { createHoldFor } from '../draws/charge/hold-for.ts'
import type { ChargeDeps } from '../draws/charge/hold-for.ts'
import type { HoldFor } from '../draws/charge/hold.ts'
import type { Accounts } from './open-accounts.ts'

/** How draws are paid for. Without a database there are no accounts, and nothing costs anything. */
export function holdForAll(
  { hasCredits }: Config,
  accounts: Accounts | null,
  deps: Omit<ChargeDeps, 'database' | 'hasCredits' | 'hasPayments'>,
): HoldFor {
  if (accounts === null) return async () => freeHold(true)
  return createHoldFor({ ...deps, database: accounts.database, hasCredits, hasPayments: accounts.payments !== null })
}
