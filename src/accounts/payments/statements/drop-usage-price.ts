import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

/** Forgets a price that Stripe does not know, so that it is looked for anew. */
export async function dropUsagePrice(
  database: Queryable,
  { mode, priceId }: { mode: StripeMode; priceId: string },
): Promise<void> {
  await database.query('delete from usage_price where mode = $1 and price_id = $2', [mode, priceId])
}
