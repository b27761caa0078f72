export type SubscriptionState = 'open' | 'active' | 'past-due' | 'ending' | 'ended'

/** Monthly billing as events see it. */
export interface SubscriptionRow {
  readonly id: string
  readonly accountId: string
  readonly state: SubscriptionState
  readonly capUnits: bigint
  readonly microUsdPerCredit: bigint
  readonly attempt: number
  readonly sessionId: string | null
  readonly subscriptionId: string | null
  readonly isBilled: boolean
}

export const SUBSCRIPTION_COLUMNS: string = `
  id, account_id as "accountId", state, cap_units as "capUnits", micro_usd_per_credit as "microUsdPerCredit", attempt,
  session_id as "sessionId", subscription_id as "subscriptionId", is_billed as "isBilled"`
