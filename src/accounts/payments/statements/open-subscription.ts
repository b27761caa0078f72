import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'
import { SUBSCRIPTION_COLUMNS } from './subscription-row.ts'
import type { SubscriptionRow } from './subscription-row.ts'

/** The same form gives the same row. */
const STATEMENT = `
  insert into usage_subscription as known (id, account_id, mode, cap_units, micro_usd_per_credit, created_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (id) do update set attempt = known.attempt
  returning ${SUBSCRIPTION_COLUMNS}`

/** Writes down that monthly billing is about to begin, before Stripe is asked: so no event finds us without it. */
export async function openSubscription(
  database: Queryable,
  of: { id: string; accountId: string; mode: StripeMode; capUnits: bigint; microUsdPerCredit: number; at: Date },
): Promise<SubscriptionRow> {
  const [row] = await database.query<SubscriptionRow>(STATEMENT, [
    of.id,
    of.accountId,
    of.mode,
    of.capUnits,
    of.microUsdPerCredit,
    of.at,
  ])
  if (row === undefined) throw new Error('opening a subscription gave no row')
  return row
}
