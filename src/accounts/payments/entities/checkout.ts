import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import type { StripeMode } from '../stripe-access.ts'

/** A page of Stripe's on which something is bought, or monthly billing begun. */
const CHECKOUT = rowForm<{ readonly sessionId: string }>({ sessionId: z.string() })

/** What a Checkout Session is for; both tables have the same columns for it. */
export type CheckoutTable = 'purchase' | 'usage_subscription'

/** Stores the Checkout Session, unless an event was quicker and stored it already. */
export async function keepSession(
  database: Queryable,
  { table, id, sessionId }: { table: CheckoutTable; id: string; sessionId: string },
): Promise<void> {
  await database.query(`update ${table} set session_id = $2 where id = $1 and session_id is null`, [id, sessionId])
}

/** Has the next try at a Checkout Session use another idempotency key than the try `attempt`, which Stripe refused. */
export async function countAttempt(
  database: Queryable,
  { table, id, attempt }: { table: CheckoutTable; id: string; attempt: number },
): Promise<void> {
  await database.query(`update ${table} set attempt = attempt + 1 where id = $1 and attempt = $2`, [id, attempt])
}

const CLOSE_CHECKOUT = `
  with purchases as (
    update purchase set state = 'expired' where session_id = $1 and state = 'open'
  )
  update usage_subscription set state = 'ended', ended_at = $2 where session_id = $1 and state = 'open'`

/** Writes that nothing came of a Checkout Session, unless an event has told otherwise meanwhile. */
export async function closeCheckout(
  database: Queryable,
  { sessionId, at }: { sessionId: string; at: Date },
): Promise<void> {
  await database.query(CLOSE_CHECKOUT, [sessionId, at])
}

const FIND_UNSETTLED_CHECKOUT = `
  select 1 from purchase where account_id = $1 and session_id = $2 and state in ('open', 'pending')
  union all
  select 1 from usage_subscription where account_id = $1 and session_id = $2 and state = 'open'`

/** Whether a Checkout Session is the account's own, and no event has told how it came out. */
export async function findUnsettledCheckout(
  database: Queryable,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  return (await database.query(FIND_UNSETTLED_CHECKOUT, [accountId, sessionId])).length > 0
}

/** Checkout Sessions have the mode in their ids; of the other mode Stripe would know nothing. */
const LIST_UNSETTLED_CHECKOUTS = `
  select ${CHECKOUT.columns()} from (
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
  const rows = await CHECKOUT.all(database, LIST_UNSETTLED_CHECKOUTS, [before, mode])
  return rows.map(({ sessionId }) => sessionId)
}

/** Stripe closes its pages after a day by itself. */
const LIST_OPEN_PAGES = `
  select ${CHECKOUT.columns()} from (
    select session_id, created_at from purchase where account_id = $1 and state = 'open' and created_at > $2
    union all
    select session_id, created_at from usage_subscription where account_id = $1 and state = 'open' and created_at > $2
  ) as begun
  where session_id is not null
  order by created_at desc limit 50`

/** The Checkout Sessions of an account that nothing has come of since a time, the newest first. */
export async function listOpenPages(
  database: Queryable,
  { accountId, since }: { accountId: string; since: Date },
): Promise<readonly string[]> {
  const rows = await CHECKOUT.all(database, LIST_OPEN_PAGES, [accountId, since])
  return rows.map(({ sessionId }) => sessionId)
}

/** Without a Checkout Session, Stripe has never answered. Nothing that was ever paid is in one of these states. */
const SWEEP_CHECKOUTS = `
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
  return (await database.query(SWEEP_CHECKOUTS, [before, most])).length
}
