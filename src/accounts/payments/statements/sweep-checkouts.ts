import type { Queryable } from '../../../database/database.ts'

/** Without a Checkout Session, Stripe has never answered. Nothing that was ever paid is in one of these states. */
const STATEMENT = `
  with purchases as (
    delete from purchase where id in (
      select id from purchase
      where created_at <= $1 and paid_at is null
        and (state in ('expired', 'failed') or state = 'open' and session_id is null)
      limit $2 for update skip locked
    )
    returning 1
  ), subscriptions as (
    delete from usage_subscription where id in (
      select id from usage_subscription
      where created_at <= $1 and started_at is null and subscription_id is null
        and (state = 'ended' or state = 'open' and session_id is null)
      limit $2 for update skip locked
    )
    returning 1
  )
  select 1 from purchases union all select 1 from subscriptions`

/** Deletes purchases and monthly billing that were begun before a time and came to nothing, up to `most` of each. Tells how many. */
export async function sweepCheckouts(
  database: Queryable,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  return (await database.query(STATEMENT, [before, most])).length
}
