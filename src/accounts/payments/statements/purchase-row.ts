export type PurchaseState = 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'mismatch'

/** A purchase as events see it. */
export interface PurchaseRow {
  readonly id: string
  readonly accountId: string
  readonly credits: bigint
  readonly cents: bigint
  readonly state: PurchaseState
  readonly sessionId: string | null
  readonly paymentIntent: string | null
  readonly returnedCents: bigint
  readonly takenCredits: bigint
  readonly missingCredits: bigint
  readonly returns: number
}

export const PURCHASE_COLUMNS: string = `
  id, account_id as "accountId", credits, cents, state, session_id as "sessionId", payment_intent as "paymentIntent",
  returned_cents as "returnedCents", taken_credits as "takenCredits", missing_credits as "missingCredits", returns`
