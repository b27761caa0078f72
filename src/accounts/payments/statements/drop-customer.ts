import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

/** Forgets a customer (null: a try at making one that failed), if it is still the one that is known. */
const STATEMENT = `
  update stripe_customer set customer_id = null, attempt = attempt + 1
  where account_id = $1 and mode = $2 and customer_id is not distinct from $3 and attempt = $4`

/** Makes the next call make another customer, with another idempotency key. */
export async function dropCustomer(
  database: Queryable,
  of: { accountId: string; mode: StripeMode; customerId: string | null; attempt: number },
): Promise<void> {
  await database.query(STATEMENT, [of.accountId, of.mode, of.customerId, of.attempt])
}
