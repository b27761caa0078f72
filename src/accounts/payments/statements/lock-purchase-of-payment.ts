import type { Queryable } from '../../../database/database.ts'
import { PURCHASE_COLUMNS } from './purchase-row.ts'
import type { PurchaseRow } from './purchase-row.ts'

const STATEMENT = `select ${PURCHASE_COLUMNS} from purchase where payment_intent = $1 for update`

/** The purchase that a payment was for, held until the transaction ends; null when it is none of ours, or not known yet. */
export async function lockPurchaseOfPayment(within: Queryable, paymentIntent: string): Promise<PurchaseRow | null> {
  const [row] = await within.query<PurchaseRow>(STATEMENT, [paymentIntent])
  return row ?? null
}
