import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import type { StripeMode } from '../stripe-access.ts'

const USAGE_PRICE = rowForm<{ readonly priceId: string }>({ priceId: z.string() })

const READ_USAGE_PRICE = `
  select ${USAGE_PRICE.columns()} from usage_price where mode = $1 and micro_usd_per_credit = $2`

/** The id of Stripe's price, as far as it is known here. */
export async function readUsagePrice(
  database: Queryable,
  { mode, microUsdPerCredit }: { mode: StripeMode; microUsdPerCredit: number },
): Promise<string | null> {
  return (await USAGE_PRICE.first(database, READ_USAGE_PRICE, [mode, microUsdPerCredit]))?.priceId ?? null
}

const KEEP_USAGE_PRICE = `
  insert into usage_price (mode, micro_usd_per_credit, price_id) values ($1, $2, $3)
  on conflict (mode, micro_usd_per_credit) do update set price_id = excluded.price_id`

export async function keepUsagePrice(
  database: Queryable,
  { mode, microUsdPerCredit, priceId }: { mode: StripeMode; microUsdPerCredit: number; priceId: string },
): Promise<void> {
  await database.query(KEEP_USAGE_PRICE, [mode, microUsdPerCredit, priceId])
}

/** Forgets a price that Stripe does not know, so that it is looked for anew. */
export async function dropUsagePrice(
  database: Queryable,
  { mode, priceId }: { mode: StripeMode; priceId: string },
): Promise<void> {
  await database.query('delete from usage_price where mode = $1 and price_id = $2', [mode, priceId])
}
