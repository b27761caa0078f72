import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

export interface Ending {
  readonly id: string
  readonly subscriptionId: string
  readonly isBilled: boolean
}

/** A last invoice has to have all units: not before the draws at work are counted and Stripe was told. */
const STATEMENT = `
  select s.id, s.subscription_id as "subscriptionId", s.is_billed as "isBilled" from usage_subscription as s
  where s.state = 'ending' and s.mode = $1 and ($2::text is null or s.account_id = $2)
    and (not s.is_billed or not exists (
      select 1 from meter_report as r where r.account_id = s.account_id and r.state = 'waiting'
    ) and not exists (
      select 1 from usage_month as u
      where u.account_id = s.account_id and u.month >= date_trunc('month', s.started_at at time zone 'UTC')
        and (u.held > 0 or u.units > (
          select coalesce(sum(r.units), 0) from meter_report as r where r.account_id = u.account_id and r.month = u.month
        ))
    ))
  order by s.ended_at limit 100`

/** Subscriptions that are over here and may be cancelled at Stripe. */
export async function listEndings(
  database: Queryable,
  { mode, accountId }: { mode: StripeMode; accountId: string | null },
): Promise<readonly Ending[]> {
  return await database.query<Ending>(STATEMENT, [mode, accountId])
}
