import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

const STATEMENT = `
  insert into usage_price (mode, micro_usd_per_credit, price_id) values ($1, $2, $3)
  on conflict (mode, micro_usd_per_credit) do update set price_id = excluded.price_id`

export async function keepUsagePrice(
  database: Queryable,
  of: { mode: StripeMode; microUsdPerCredit: number; priceId: string },
): Promise<void> {
  await database.query(STATEMENT, [of.mode, of.microUsdPerCredit, of.priceId])
}
