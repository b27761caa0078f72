import { switchUsageBilling } from '../../credits/switch-usage-billing.ts'
import type { Queryable } from '../../../database/database.ts'
import type { SubscriptionRow } from '../entities/subscription.ts'

/** Lets the account use no more units that a running subscription would bill; one that is not running is let be. */
export async function switchOff(within: Queryable, row: SubscriptionRow, at: Date): Promise<void> {
  if (row.state !== 'active' && row.state !== 'past-due') return
  await switchUsageBilling(within, {
    accountId: row.accountId,
    isOn: false,
    capUnits: row.capUnits,
    microUsdPerCredit: Number(row.microUsdPerCredit),
    at,
  })
}
