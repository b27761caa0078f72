import type { Queryable } from '../../../database/database.ts'
import type { PurchaseState } from './purchase-row.ts'

const STATEMENT = `
  update purchase set
    state = $2, session_id = $3, payment_intent = coalesce($4, payment_intent),
    paid_at = case when $2 = 'paid' then $5::timestamptz end
  where id = $1`

/** Writes how the Checkout Session of a purchase came out. */
export async function settlePurchase(
  within: Queryable,
  of: { id: string; state: PurchaseState; sessionId: string; paymentIntent: string | null; at: Date },
): Promise<void> {
  await within.query(STATEMENT, [of.id, of.state, of.sessionId, of.paymentIntent, of.at])
}
