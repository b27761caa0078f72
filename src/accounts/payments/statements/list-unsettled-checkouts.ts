import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

/** Checkout Sessions have the mode in their ids; of the other mode Stripe would know nothing. */
const STATEMENT = `
  select session_id as "sessionId" from (
    select session_id, created_at from purchase where state = 'open' and created_at <= $1
    union all
    select session_id, created_at from usage_subscription
    where state = 'open' and started_at is null and created_at <= $1
  ) as begun
  where starts_with(session_id, 'cs_' || $2 || '_')
  order by created_at limit 20`

/** Some Checkout Sessions from before a time that no event has told the end of, the oldest first. */
export async function listUnsettledCheckouts(
  database: Queryable,
  { before, mode }: { before: Date; mode: StripeMode },
): Promise<readonly string[]> {
  const rows = await database.query<{ sessionId: string }>(STATEMENT, [before, mode])
  return rows.map(({ sessionId }) => sessionId)
}
