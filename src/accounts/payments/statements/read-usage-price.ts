import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

const STATEMENT = `
  select price_id as "priceId" from usage_price where mode = $1 and micro_usd_per_credit = $2`

/** The id of Stripe's price, as far as it is known here. */
export async function readUsagePrice(
  database: Queryable,
  { mode, microUsdPerCredit }: { mode: StripeMode; microUsdPerCredit: number },
): Promise<string | null> {
  const [row] = await database.query<{ priceId: string }>(STATEMENT, [mode, microUsdPerCredit])
  return row?.priceId ?? null
}
