import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import { TRANSFER_KINDS } from '../transfer-kinds.ts'
import type { TransferKind } from '../transfer-kinds.ts'

interface AddTry {
  /** Whether the account has a row of totals. */
  readonly known: boolean
  readonly added: boolean
}

const ADD_TRY = rowForm<AddTry>({ known: z.boolean(), added: z.boolean() })

/** The totals, which follow from the transfer, are locked before it is tried. */
const TRY_ADD = `
  with locked as (
    select account_id from credit_balance where account_id = $1 for no key update
  ), entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at, note, expires_at)
    select account_id, $2, $3, 'available', $4::bigint, $5, $6, $7, $8 from locked
    on conflict (kind, ref) do nothing
    returning amount
  )
  select (select count(*) from locked) = 1 as known, (select count(*) from entry) = 1 as added`

/** Adds credits unless that `kind` and `ref` did so before. */
export async function tryAdd(
  database: Queryable,
  {
    accountId,
    kind,
    credits,
    ref,
    at,
    expiresAt,
    note,
  }: {
    accountId: string
    kind: 'grant' | 'purchase'
    credits: bigint
    ref: string
    at: Date
    expiresAt: Date | null
    note: string | null
  },
): Promise<AddTry> {
  return await ADD_TRY.only(database, TRY_ADD, [
    accountId,
    kind,
    kind === 'grant' ? 'granted' : 'sold',
    credits,
    ref,
    at,
    note,
    expiresAt,
  ])
}

export interface TakeBackTry {
  readonly isDue: boolean
  /** Whether this `ref` took credits before. */
  readonly already: boolean
  readonly taken: bigint
}

const TAKE_BACK_TRY = rowForm<TakeBackTry>({
  isDue: z.boolean(),
  already: z.boolean(),
  taken: z.bigint(),
})

/** How many there are is read from the locked row, in its newest state; the totals follow from the transfer. */
const TRY_TAKE_BACK = `
  with locked as (
    select account_id, available, coalesce(next_expiry_at <= $4, false) as is_due
    from credit_balance where account_id = $1 for no key update
  ), entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at, note)
    select account_id, 'refund', 'available', 'refunded', least($2::bigint, available), $3, $4, $5
    from locked where available > 0 and not is_due
    on conflict (kind, ref) do nothing
    returning amount
  )
  select
    coalesce((select is_due from locked), false) as "isDue",
    coalesce((select available > 0 and not is_due from locked), false) and (select count(*) from entry) = 0
      or exists (select from credit_transfer where kind = 'refund' and ref = $3) as already,
    coalesce((select amount from entry), 0) as taken`

/** Takes up to `credits` unless this `ref` did so before, or credits are due to expire first. */
export async function tryTakeBack(
  database: Queryable,
  {
    accountId,
    credits,
    ref,
    at,
    note,
  }: { accountId: string; credits: bigint; ref: string; at: Date; note: string | null },
): Promise<TakeBackTry> {
  return await TAKE_BACK_TRY.only(database, TRY_TAKE_BACK, [accountId, credits, ref, at, note])
}

interface Grant {
  readonly accountId: string
  readonly credits: bigint
}

const GRANT = rowForm<Grant>({ accountId: z.string(), credits: z.bigint() })

const FIND_GRANT = `
  select account_id as "accountId", amount as credits from credit_transfer where kind = 'grant' and ref = $1`

/** The grant with a reference; null when there is none. */
export async function findGrant(database: Queryable, ref: string): Promise<Grant | null> {
  return await GRANT.first(database, FIND_GRANT, [ref])
}

export interface Transfer {
  readonly id: bigint
  readonly at: Date
  readonly kind: TransferKind
  /** What it gave the account, or took from it when negative; of `usage-` kinds the units to pay. */
  readonly credits: bigint
  /** What the account owned after it, available and held; null for usage. */
  readonly balanceAfter: bigint | null
  readonly keyId: string | null
  /** The name of the live key that drew; null: none did. */
  readonly keyName: string | null
  /** Of draws: the concept of what was drawn. Otherwise what an operator said. */
  readonly note: string | null
  /** The draw that it stands for, such as `draw_…`; null: none does. */
  readonly drawId: string | null
  /** Of credits that were added: when what is left of them goes. */
  readonly expiresAt: Date | null
}

const TRANSFER = rowForm<Transfer>({
  id: z.bigint(),
  at: z.date(),
  kind: z.enum(TRANSFER_KINDS),
  credits: z.bigint(),
  balanceAfter: z.bigint().nullable(),
  keyId: z.string().nullable(),
  keyName: z.string().nullable(),
  note: z.string().nullable(),
  drawId: z.string().nullable(),
  expiresAt: z.date().nullable(),
})

const READ_TRANSFERS = `
  select t.id, t.at, t.kind,
    case when t.kind in ('grant', 'purchase', 'release', 'usage-release') then t.amount else -t.amount end as credits,
    t.available_after + t.held_after as "balanceAfter",
    t.key_id as "keyId", k.name as "keyName", t.note,
    case when starts_with(t.ref, 'draw_') then t.ref end as "drawId", t.expires_at as "expiresAt"
  from credit_transfer as t left join live_key as k on k.id = t.key_id
  where t.account_id = $1 and t.kind = any($2::text[])
    and ($3::timestamptz is null or t.at >= $3) and ($4::timestamptz is null or t.at < $4)
    and ($5::bigint is null or t.id < $5)
  order by t.id desc limit $6`

export async function readTransfers(
  database: Queryable,
  {
    accountId,
    kinds,
    from,
    to,
    before,
    limit,
  }: {
    accountId: string
    kinds: readonly string[]
    from: Date | null
    to: Date | null
    before: bigint | null
    limit: number
  },
): Promise<readonly Transfer[]> {
  return await TRANSFER.all(database, READ_TRANSFERS, [accountId, kinds, from, to, before, limit])
}

export interface DayOfUsage {
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string
  /** Credits that draws spent. */
  readonly credits: bigint
  /** Units that are paid by the month. */
  readonly usageUnits: bigint
}

const DAY_OF_USAGE = rowForm<DayOfUsage>({
  day: z.string(),
  credits: z.bigint(),
  usageUnits: z.bigint(),
})

const READ_USAGE_BY_DAY = `
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
    coalesce(sum(amount) filter (where kind = 'capture'), 0)::bigint as credits,
    coalesce(sum(amount) filter (where kind = 'usage-capture'), 0)::bigint as "usageUnits"
  from credit_transfer
  where account_id = $1 and kind in ('capture', 'usage-capture') and at >= $2 and at < $3
  group by 1 order by 1`

export async function readUsageByDay(
  database: Queryable,
  { accountId, from, to }: { accountId: string; from: Date; to: Date },
): Promise<readonly DayOfUsage[]> {
  return await DAY_OF_USAGE.all(database, READ_USAGE_BY_DAY, [accountId, from, to])
}

export interface MonthCaptures {
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string
  readonly keyId: string | null
  readonly keyName: string | null
  readonly units: bigint
}

const MONTH_CAPTURES = rowForm<MonthCaptures>({
  day: z.string(),
  keyId: z.string().nullable(),
  keyName: z.string().nullable(),
  units: z.bigint(),
})

/** A draw that began in the month and ended after it counts on the month's last day. */
const READ_MONTH_CAPTURES = `
  select to_char(least((t.at at time zone 'UTC')::date, ($2::date + interval '1 month - 1 day')::date), 'YYYY-MM-DD') as day,
    t.key_id as "keyId", k.name as "keyName", sum(t.amount)::bigint as units
  from credit_transfer as t left join live_key as k on k.id = t.key_id
  where t.account_id = $1 and t.kind = 'usage-capture' and t.month = $2::date and t.at >= $2::date - interval '1 day'
  group by 1, 2, 3 order by 1, 3 nulls last, 2`

/** The units of a month (`YYYY-MM`) by day and key. */
export async function readMonthCaptures(
  database: Queryable,
  { accountId, month }: { accountId: string; month: string },
): Promise<readonly MonthCaptures[]> {
  return await MONTH_CAPTURES.all(database, READ_MONTH_CAPTURES, [accountId, `${month}-01`])
}

export interface LedgerCount {
  readonly transfers: bigint
  /** Those that have or had credits, or pay by the month. */
  readonly accounts: bigint
  /** What all accounts own, available and held. */
  readonly credits: bigint
}

const LEDGER_COUNT = rowForm<LedgerCount>({ transfers: z.bigint(), accounts: z.bigint(), credits: z.bigint() })

const COUNT_LEDGER = `
  select (select count(*) from credit_transfer) as transfers,
    (select count(*) from (select account_id from credit_balance union select account_id from usage_billing) as a) as accounts,
    (select coalesce(sum(available + held), 0)::bigint from credit_balance) as credits`

export async function countLedger(database: Queryable): Promise<LedgerCount> {
  return await LEDGER_COUNT.only(database, COUNT_LEDGER)
}
