import { z } from 'zod'
import type { StripeMode } from '../stripe-access.ts'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

/**
 * One row for what each month has beyond the rows that it has. Another process that counts at the same moment makes a row
 * that begins at the same unit, which is refused. Only months since the subscription began: no other would be billed.
 */
const MAKE_METER_REPORTS = `
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
  { mode, at, accountId }: { mode: StripeMode; at: Date; accountId: string | null },
): Promise<void> {
  await database.query(MAKE_METER_REPORTS, [mode, at, accountId])
}

export interface ClaimedReport {
  readonly id: string
  readonly customerId: string
  readonly units: bigint
  readonly usedAt: Date
  /** When it was sent first, if that is not now. */
  readonly firstTriedAt: Date
}

const CLAIMED_REPORT = rowForm<ClaimedReport>({
  id: z.string(),
  customerId: z.string(),
  units: z.bigint(),
  usedAt: z.date(),
  firstTriedAt: z.date(),
})

const CLAIM_METER_REPORTS = `
  with free as (
    select r.id, c.customer_id from meter_report as r
    join stripe_customer as c on c.account_id = r.account_id and c.mode = r.mode and c.customer_id is not null
    where r.state = 'waiting' and r.mode = $1 and ($4::text is null or r.account_id = $4)
      and (r.claimed_until is null or r.claimed_until <= $2)
    order by r.used_at, r.id limit $5
    for update of r skip locked
  )
  update meter_report as r set first_tried_at = coalesce(r.first_tried_at, $2), claimed_until = $3
  from free where r.id = free.id
  returning r.id, free.customer_id as "customerId", r.units, r.used_at as "usedAt", r.first_tried_at as "firstTriedAt"`

/** Takes some of the units that wait to be told, so that no other process sends them until `claimedUntil`. */
export async function claimMeterReports(
  database: Queryable,
  {
    mode,
    at,
    claimedUntil,
    accountId,
    most,
  }: { mode: StripeMode; at: Date; claimedUntil: Date; accountId: string | null; most: number },
): Promise<readonly ClaimedReport[]> {
  return await CLAIMED_REPORT.all(database, CLAIM_METER_REPORTS, [mode, at, claimedUntil, accountId, most])
}

const RELEASE_METER_REPORT = `
  update meter_report set claimed_until = null, first_tried_at = case when $2 then null else first_tried_at end
  where id = $1 and state = 'waiting'`

/** Lets the next call send it again; `isUndone`: this one surely did not reach Stripe. */
export async function releaseMeterReport(
  database: Queryable,
  { id, isUndone }: { id: string; isUndone: boolean },
): Promise<void> {
  await database.query(RELEASE_METER_REPORT, [id, isUndone])
}

const SETTLED_REPORT = rowForm<{ readonly units: bigint }>({ units: z.bigint() })

const SETTLE_METER_REPORT = `
  update meter_report set state = $2, problem = $3, claimed_until = null
  where id = $1 and state = 'waiting'
  returning units`

/** Writes that Stripe has the units, or never will. Gives how many; 0 when another process wrote so before. */
export async function settleMeterReport(
  database: Queryable,
  { id, state, problem }: { id: string; state: 'sent' | 'rejected'; problem: string | null },
): Promise<bigint> {
  return (await SETTLED_REPORT.first(database, SETTLE_METER_REPORT, [id, state, problem]))?.units ?? 0n
}
