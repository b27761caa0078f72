import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

export interface ClaimedReport {
  readonly id: string
  readonly customerId: string
  readonly units: bigint
  readonly usedAt: Date
  /** When it was sent first, if that is not now. */
  readonly firstTriedAt: Date
}

const STATEMENT = `
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
  of: { mode: StripeMode; at: Date; claimedUntil: Date; accountId: string | null; most: number },
): Promise<readonly ClaimedReport[]> {
  return await database.query<ClaimedReport>(STATEMENT, [of.mode, of.at, of.claimedUntil, of.accountId, of.most])
}
