import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

/** The update changes nothing; it is there to have the row given back that another call may just have made. */
const STATEMENT = `
  insert into stripe_customer as known (account_id, mode) values ($1, $2)
  on conflict (account_id, mode) do update set attempt = known.attempt
  returning customer_id as "customerId", attempt`

/** The account's customer at Stripe, null while there is none, and the number of the try at making it. */
export async function claimCustomer(
  database: Queryable,
  { accountId, mode }: { accountId: string; mode: StripeMode },
): Promise<{ customerId: string | null; attempt: number }> {
  const [row] = await database.query<{ customerId: string | null; attempt: number }>(STATEMENT, [accountId, mode])
  if (row === undefined) throw new Error('the claim of a customer gave no row')
  return row
}
