import type { Queryable } from '../../../database/database.ts'
import { PURCHASE_COLUMNS } from './purchase-row.ts'
import type { PurchaseRow } from './purchase-row.ts'

/** An event may come before Stripe's answer to us: then the row has no session yet, and the session has the row's id. */
const STATEMENT = `
  select ${PURCHASE_COLUMNS} from purchase
  where session_id = $1 or (session_id is null and id = $2)
  for update`

/** The purchase of a Checkout Session, held until the transaction ends; null when it is none of ours. */
export async function lockPurchaseOfSession(
  within: Queryable,
  { sessionId, purchaseId }: { sessionId: string; purchaseId: string | null },
): Promise<PurchaseRow | null> {
  const [row] = await within.query<PurchaseRow>(STATEMENT, [sessionId, purchaseId])
  return row ?? null
}
