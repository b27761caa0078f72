import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import type { StripeMode } from '../stripe-access.ts'

/** Once it has begun. */
const BEGUN_STATES = ['active', 'past-due', 'ending', 'ended'] as const
export type SubscriptionState = 'open' | (typeof BEGUN_STATES)[number]

/** Monthly billing as events see it. */
export interface SubscriptionRow {
  readonly id: string
  readonly accountId: string
  readonly state: SubscriptionState
  readonly capUnits: bigint
  readonly microUsdPerCredit: bigint
  readonly attempt: number
  readonly sessionId: string | null
  readonly subscriptionId: string | null
  readonly isBilled: boolean
}

const SUBSCRIPTION_ROW = rowForm<SubscriptionRow>({
  id: z.string(),
  accountId: z.string(),
  state: z.enum(['open', ...BEGUN_STATES]),
  capUnits: z.bigint(),
  microUsdPerCredit: z.bigint(),
  attempt: z.number(),
  sessionId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  isBilled: z.boolean(),
})

/** The same form gives the same row. */
const OPEN_SUBSCRIPTION = `
  insert into usage_subscription as known (id, account_id, mode, cap_units, micro_usd_per_credit, created_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (id) do update set attempt = known.attempt
  returning ${SUBSCRIPTION_ROW.columns()}`

/** Writes down that monthly billing is about to begin, before Stripe is asked: so no event finds us without it. */
export async function openSubscription(
  database: Queryable,
  {
    id,
    accountId,
    mode,
    capUnits,
    microUsdPerCredit,
    at,
  }: { id: string; accountId: string; mode: StripeMode; capUnits: bigint; microUsdPerCredit: number; at: Date },
): Promise<SubscriptionRow> {
  return await SUBSCRIPTION_ROW.only(database, OPEN_SUBSCRIPTION, [
    id,
    accountId,
    mode,
    capUnits,
    microUsdPerCredit,
    at,
  ])
}

/** What Stripe calls it, or as long as we were not told that, our own name, which Stripe's objects carry. */
const LOCK_SUBSCRIPTION = `
  select ${SUBSCRIPTION_ROW.columns()} from usage_subscription
  where session_id = $1 or subscription_id = $2
    or (id = $3 and (session_id is null or $1::text is null) and (subscription_id is null or $2::text is null))
  for update`

/** The row of a Checkout Session or subscription, held until the transaction ends; null when it is none of ours. */
export async function lockSubscription(
  within: Queryable,
  { sessionId, subscriptionId, id }: { sessionId: string | null; subscriptionId: string | null; id: string | null },
): Promise<SubscriptionRow | null> {
  return await SUBSCRIPTION_ROW.first(within, LOCK_SUBSCRIPTION, [sessionId, subscriptionId, id])
}

const LOCK_RUNNING_SUBSCRIPTION = `
  select ${SUBSCRIPTION_ROW.columns()} from usage_subscription
  where account_id = $1 and state in ('active', 'past-due')
  for update`

/** The monthly billing that an account has now, held until the transaction ends. */
export async function lockRunningSubscription(within: Queryable, accountId: string): Promise<SubscriptionRow | null> {
  return await SUBSCRIPTION_ROW.first(within, LOCK_RUNNING_SUBSCRIPTION, [accountId])
}

const SETTLE_SUBSCRIPTION = `
  update usage_subscription set
    state = $2,
    problem = $3,
    session_id = coalesce(session_id, $4),
    subscription_id = coalesce(subscription_id, $5),
    is_billed = is_billed and $6,
    started_at = case when $2 = 'active' then coalesce(started_at, $7) else started_at end,
    ended_at = case when $2 in ('ending', 'ended') then coalesce(ended_at, $7) else ended_at end
  where id = $1`

/** Writes where a subscription stands; `problem`: why it is off, for the customer. */
export async function settleSubscription(
  within: Queryable,
  {
    id,
    state,
    problem,
    sessionId = null,
    subscriptionId = null,
    isBilled = true,
    at,
  }: {
    id: string
    state: SubscriptionState
    problem: string | null
    sessionId?: string | null
    subscriptionId?: string | null
    isBilled?: boolean
    at: Date
  },
): Promise<void> {
  await within.query(SETTLE_SUBSCRIPTION, [id, state, problem, sessionId, subscriptionId, isBilled, at])
}

export async function writeCap(within: Queryable, { id, capUnits }: { id: string; capUnits: bigint }): Promise<void> {
  await within.query('update usage_subscription set cap_units = $2 where id = $1', [id, capUnits])
}

/** Where an account stands with monthly billing that has begun. */
export interface UsageRow {
  readonly state: Exclude<SubscriptionState, 'open'>
  readonly capUnits: bigint
  readonly startedAt: Date
  readonly endedAt: Date | null
  /** Why it is off, as a sentence for the customer. */
  readonly problem: string | null
}

const USAGE_ROW = rowForm<UsageRow>({
  state: z.enum(BEGUN_STATES),
  capUnits: z.bigint(),
  startedAt: z.date(),
  endedAt: z.date().nullable(),
  problem: z.string().nullable(),
})

/** The one that runs, or else the one that ended last; those that never began do not count. */
const READ_USAGE_STATE = `
  select ${USAGE_ROW.columns()} from usage_subscription
  where account_id = $1 and started_at is not null
  order by state in ('active', 'past-due') desc, ended_at desc, started_at desc limit 1`

/** Where an account stands with monthly billing; null when it never had any. */
export async function readUsageState(database: Queryable, accountId: string): Promise<UsageRow | null> {
  return await USAGE_ROW.first(database, READ_USAGE_STATE, [accountId])
}

/** Whether a subscription of the account is over here, and Stripe may still bill units for it. */
export async function isEnding(database: Queryable, accountId: string): Promise<boolean> {
  const rows = await database.query(
    "select 1 from usage_subscription where account_id = $1 and state = 'ending' and is_billed limit 1",
    [accountId],
  )
  return rows.length > 0
}

export interface Ending {
  readonly id: string
  readonly subscriptionId: string
  readonly isBilled: boolean
}

const ENDING = rowForm<Ending>({
  id: z.string(),
  subscriptionId: z.string(),
  isBilled: z.boolean(),
})

/** A last invoice has to have all units: not before the draws at work are counted and Stripe was told. */
const LIST_ENDINGS = `
  select ${ENDING.columns('s')} from usage_subscription as s
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
  return await ENDING.all(database, LIST_ENDINGS, [mode, accountId])
}

/** Writes that Stripe has cancelled the subscription; its event may have done so before. */
export async function finishEnding(database: Queryable, id: string): Promise<void> {
  await database.query("update usage_subscription set state = 'ended' where id = $1 and state = 'ending'", [id])
}
