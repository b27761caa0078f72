import type { Queryable } from '../../../database/database.ts'
import type { StripeMode } from '../stripe-access.ts'

export interface LeftCustomer {
  readonly accountId: string
  readonly customerId: string
  readonly attempt: number
}

/** A customer that Stripe deletes pays nothing any more: not one that a payment or an invoice may still come from. */
const STATEMENT = `
  select c.account_id as "accountId", c.customer_id as "customerId", c.attempt
  from stripe_customer as c join account as a on a.id = c.account_id
  where c.mode = $1 and c.customer_id is not null and a.deleted_at is not null and ($2::text is null or a.id = $2)
    and not exists (select 1 from purchase as p where p.account_id = a.id and p.state = 'pending')
    and not exists (select 1 from stripe_invoice as i where i.account_id = a.id and i.status = 'open')
    and not exists (select 1 from meter_report as r where r.account_id = a.id and r.state = 'waiting')
    and not exists (
      select 1 from usage_subscription as s
      where s.account_id = a.id and s.started_at is not null and (s.state <> 'ended' or s.ended_at > $3)
    )
  order by a.deleted_at desc limit 20`

/** Customers at Stripe of deleted accounts (null: of all) whose monthly billing, if any, ended before `endedBefore`. */
export async function listLeftCustomers(
  database: Queryable,
  { mode, accountId, endedBefore }: { mode: StripeMode; accountId: string | null; endedBefore: Date },
): Promise<readonly LeftCustomer[]> {
  return await database.query<LeftCustomer>(STATEMENT, [mode, accountId, endedBefore])
}
