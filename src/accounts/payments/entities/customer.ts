import { z } from 'zod'
import type { StripeMode } from '../stripe-access.ts'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

interface ClaimedCustomer {
  /** Null while there is none. */
  readonly customerId: string | null
  /** The number of the try at making it. */
  readonly attempt: number
}

const CLAIMED_CUSTOMER = rowForm<ClaimedCustomer>({ customerId: z.string().nullable(), attempt: z.number() })

/** The update changes nothing; it is there to have the row given back that another call may just have made. */
const CLAIM_CUSTOMER = `
  insert into stripe_customer as known (account_id, mode) values ($1, $2)
  on conflict (account_id, mode) do update set attempt = known.attempt
  returning ${CLAIMED_CUSTOMER.columns()}`

/** The account's customer at Stripe. */
export async function claimCustomer(
  database: Queryable,
  { accountId, mode }: { accountId: string; mode: StripeMode },
): Promise<ClaimedCustomer> {
  return await CLAIMED_CUSTOMER.only(database, CLAIM_CUSTOMER, [accountId, mode])
}

const CUSTOMER_ID = rowForm<{ readonly customerId: string }>({ customerId: z.string() })

const KEEP_CUSTOMER = `
  update stripe_customer set customer_id = coalesce(customer_id, $3)
  where account_id = $1 and mode = $2
  returning ${CUSTOMER_ID.columns()}`

/** Stores the customer that Stripe made, unless another call was quicker; gives the one that counts. */
export async function keepCustomer(
  database: Queryable,
  { accountId, mode, customerId }: { accountId: string; mode: StripeMode; customerId: string },
): Promise<string> {
  return (await CUSTOMER_ID.only(database, KEEP_CUSTOMER, [accountId, mode, customerId])).customerId
}

/** Forgets a customer (null: a try at making one that failed), if it is still the one that is known. */
const DROP_CUSTOMER = `
  update stripe_customer set customer_id = null, attempt = attempt + 1
  where account_id = $1 and mode = $2 and customer_id is not distinct from $3 and attempt = $4`

/** Makes the next call make another customer, with another idempotency key. */
export async function dropCustomer(
  database: Queryable,
  {
    accountId,
    mode,
    customerId,
    attempt,
  }: { accountId: string; mode: StripeMode; customerId: string | null; attempt: number },
): Promise<void> {
  await database.query(DROP_CUSTOMER, [accountId, mode, customerId, attempt])
}

const CUSTOMER_ACCOUNT = rowForm<{ readonly accountId: string }>({ accountId: z.string() })

const FIND_ACCOUNT_OF_CUSTOMER = `select ${CUSTOMER_ACCOUNT.columns()} from stripe_customer where customer_id = $1`

/** The account that a customer of Stripe belongs to; null when it is none of ours. */
export async function findAccountOfCustomer(within: Queryable, customerId: string): Promise<string | null> {
  return (await CUSTOMER_ACCOUNT.first(within, FIND_ACCOUNT_OF_CUSTOMER, [customerId]))?.accountId ?? null
}

export interface LeftCustomer {
  readonly accountId: string
  readonly customerId: string
  readonly attempt: number
}

const LEFT_CUSTOMER = rowForm<LeftCustomer>({
  accountId: z.string(),
  customerId: z.string(),
  attempt: z.number(),
})

/** A customer that Stripe deletes pays nothing any more: not one that a payment or an invoice may still come from. */
const LIST_LEFT_CUSTOMERS = `
  select ${LEFT_CUSTOMER.columns('c')}
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
  return await LEFT_CUSTOMER.all(database, LIST_LEFT_CUSTOMERS, [mode, accountId, endedBefore])
}
