import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

/** Stores the customer that Stripe made, unless another call was quicker; gives the one that counts. */
const STATEMENT = `
  update stripe_customer set customer_id = coalesce(customer_id, $3)
  where account_id = $1 and mode = $2
  returning customer_id as "customerId"`

export async function keepCustomer(
  database: Queryable,
  of: { accountId: string; mode: StripeMode; customerId: string },
): Promise<string> {
  const [row] = await database.query<{ customerId: string }>(STATEMENT, [of.accountId, of.mode, of.customerId])
  if (row === undefined) throw new Error('the customer to keep was never claimed')
  return row.customerId
}
