import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

/**
 * One row for what each month has beyond the rows that it has. Another process that counts at the same moment makes a row
 * that begins at the same unit, which is refused. Only months since the subscription began: no other would be billed.
 */
const STATEMENT = `
  insert into meter_report (id, account_id, mode, month, from_units, units, used_at)
  select concat_ws('-', u.account_id, to_char(u.month, 'YYYY-MM'), told.units), u.account_id, $1, u.month, told.units,
    u.units - told.units, least($2::timestamptz, (u.month + interval '1 month - 1 second') at time zone 'UTC')
  from usage_month as u
  cross join lateral (
    select coalesce(sum(r.units), 0)::bigint as units from meter_report as r
    where r.account_id = u.account_id and r.month = u.month
  ) as told
  where u.units > told.units and ($3::text is null or u.account_id = $3) and exists (
    select 1 from usage_subscription as s
    where s.account_id = u.account_id and s.mode = $1 and s.state in ('active', 'past-due', 'ending') and s.is_billed
      and u.month >= date_trunc('month', s.started_at at time zone 'UTC')
  )
  on conflict do nothing`

/** Writes down which units Stripe is still to be told of; `accountId` null: of all accounts. */
export async function makeMeterReports(
  database: Queryable,
  of: { mode: StripeMode; at: Date; accountId: string | null },
): Promise<void> {
  await database.query(STATEMENT, [of.mode, of.at, of.accountId])
}
