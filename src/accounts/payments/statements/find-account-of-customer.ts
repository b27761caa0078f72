import type { Queryable } from '../../../database/database.ts'

/** The account that a customer of Stripe belongs to; null when it is none of ours. */
export async function findAccountOfCustomer(within: Queryable, customerId: string): Promise<string | null> {
  const [row] = await within.query<{ accountId: string }>(
    'select account_id as "accountId" from stripe_customer where customer_id = $1',
    [customerId],
  )
  return row?.accountId ?? null
}
