import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

/** What is to be held for a draw. */
export interface HoldOrder {
  readonly holdId: string
  readonly accountId: string
  /** The live key that draws; null: the account itself, in a browser. */
  readonly keyId: string | null
  /** At least 1. */
  readonly units: number
  readonly at: Date
  /** After this, anybody may release the hold. */
  readonly deadline: Date
}

/**
 * What is there is decided on the row that is locked, in its newest state; all else is as it was when the statement began.
 * Totals and hold follow from the transfer.
 */
const RESERVE_FROM_CREDITS = `
  with drawn as (
    select account_id from credit_balance
    where account_id = $2 and available >= $4::bigint and (next_expiry_at is null or next_expiry_at > $5)
      and ($3::text is null
        or exists (select from live_key where id = $3 and account_id = $2 and revoked_at is null))
    for no key update
  )
  insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, key_id, at, deadline)
  select account_id, 'reserve', 'available', 'held', $4::bigint, $1, $3, $5, $6 from drawn
  returning 1`

/** Holds credits if there are as many, none is due to expire, and the key is good; false: nothing changed. */
export async function reserveFromCredits(database: Queryable, order: HoldOrder): Promise<boolean> {
  const { holdId, accountId, keyId, units, at, deadline } = order
  const rows = await database.query(RESERVE_FROM_CREDITS, [holdId, accountId, keyId, units, at, deadline])
  return rows.length === 1
}

/** As with credits: the month's row is locked, and decided on in its newest state. */
const RESERVE_FROM_USAGE = `
  with counted as (
    select account_id, month from usage_month
    where account_id = $2 and month = $7::date
      and units + held + $4::bigint <= (select cap_units from usage_billing where account_id = $2 and is_on)
      and ($3::text is null
        or exists (select from live_key where id = $3 and account_id = $2 and revoked_at is null))
    for no key update
  )
  insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, key_id, at, deadline, month)
  select account_id, 'usage-reserve', 'metered', 'usage-held', $4::bigint, $1, $3, $5, $6, month from counted
  returning 1`

/** Holds units of a month (`YYYY-MM`) if it has begun, has room for them, and the key is good; false: nothing changed. */
export async function reserveFromUsage(
  database: Queryable,
  order: HoldOrder & { readonly month: string },
): Promise<boolean> {
  const { holdId, accountId, keyId, units, at, deadline, month } = order
  const rows = await database.query(RESERVE_FROM_USAGE, [holdId, accountId, keyId, units, at, deadline, `${month}-01`])
  return rows.length === 1
}

/** How long an account may have a drawing again that it has paid for. */
const PAID_MS = 24 * 60 * 60 * 1000

/** How a hold is settled. */
export interface SettleOrder {
  readonly holdId: string
  /** How many to capture; 0 gives all back. */
  readonly units: number
  readonly at: Date
  /**
   * What the units are for: a hash of each drawing, all different. Those that the account has paid for within the last 24
   * hours are not captured again. Left out: every unit is captured.
   */
  readonly drawings?: readonly Uint8Array[]
  /** For people who read the ledger. */
  readonly note?: string | null
  /**
   * An answer to keep for repeats (see `keepAnswer`), by the same statement; the number of captured units comes between
   * its two parts. When the claim no longer holds its key, nobody gets this answer: then all is given back.
   */
  readonly answer: KeptText | null
}

export interface KeptText {
  readonly id: Uint8Array
  readonly claim: Uint8Array
  readonly text: readonly [before: string, after: string]
}

/**
 * Begins a statement that settles a hold of which `condition` is true: everything hangs on its row, which goes with the
 * transfer (the database releases what a capture leaves), so who comes second finds none and changes nothing. Of many that
 * pay for the same drawing at once, each waits for the one before, and one pays. Holds are locked first everywhere, then
 * answers, then drawings in their order, totals last.
 */
function settledHold(condition: string): string {
  return `
  with hold as (
    select account_id, key_id, amount, month from credit_hold where id = $1 and ${condition} for update
  ), claimed as (
    select 1 from kept_answer
    where id = $4 and claim = $5 and answer is null and (select count(*) from hold) = 1
    for update
  ), wanted as (
    select account_id, key_id, amount, month from hold where $4::bytea is null or (select count(*) from claimed) = 1
  ), paid as (
    insert into paid_drawing as p (account_id, drawing, expires_at)
    select w.account_id, d.drawing, $9 from wanted as w, unnest($8::bytea[]) as d (drawing) order by d.drawing
    on conflict (account_id, drawing) do update set expires_at = excluded.expires_at where p.expires_at <= $3
    returning 1
  ), settled as (
    select account_id, key_id, amount, month,
      case when exists (select from wanted)
        then least($2::bigint - cardinality($8::bytea[]) + (select count(*) from paid), amount) else 0 end as captured
    from hold
  ), kept as (
    update kept_answer set answer = $6::text || s.captured || $7::text
    from settled as s where id = $4 and (select count(*) from claimed) = 1
  )`
}

/** The values of such a statement, in the order of their numbers; `$10` is the note. */
function settleValues({ holdId, units, at, drawings = [], note = null, answer }: SettleOrder): readonly unknown[] {
  const [before, after] = answer?.text ?? [null, null]
  const paidUntil = new Date(at.getTime() + PAID_MS)
  return [holdId, units, at, answer?.id ?? null, answer?.claim ?? null, before, after, drawings, paidUntil, note]
}

const SETTLED = rowForm<{ readonly captured: bigint }>({ captured: z.bigint() })

const SETTLE_FROM_CREDITS = `${settledHold('month is null')}, entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, key_id, at, note)
    select account_id, case when captured > 0 then 'capture' else 'release' end, 'held',
      case when captured > 0 then 'spent' else 'available' end, coalesce(nullif(captured, 0), amount), $1, key_id, $3, $10
    from settled
  )
  select captured from settled`

/** How many credits were captured; null when no such hold has credits. */
export async function settleFromCredits(database: Queryable, order: SettleOrder): Promise<bigint | null> {
  return (await SETTLED.first(database, SETTLE_FROM_CREDITS, settleValues(order)))?.captured ?? null
}

const SETTLE_FROM_USAGE = `${settledHold('month is not null')}, entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, key_id, at, note, month)
    select account_id, case when captured > 0 then 'usage-capture' else 'usage-release' end, 'usage-held',
      case when captured > 0 then 'usage' else 'metered' end, coalesce(nullif(captured, 0), amount), $1, key_id, $3, $10,
      month
    from settled
  )
  select captured from settled`

/** How many units were captured, in the month that held them; null when no such hold is of a month's usage. */
export async function settleFromUsage(database: Queryable, order: SettleOrder): Promise<bigint | null> {
  return (await SETTLED.first(database, SETTLE_FROM_USAGE, settleValues(order)))?.captured ?? null
}

const HOLD_ID = rowForm<{ readonly id: string }>({ id: z.string() })

const FIND_EXPIRED_HOLDS = 'select id from credit_hold where deadline <= $1 order by deadline limit $2'

/** The ids of up to `most` holds whose deadline has passed, the oldest first. */
export async function findExpiredHolds(
  database: Queryable,
  { at, most }: { at: Date; most: number },
): Promise<readonly string[]> {
  return (await HOLD_ID.all(database, FIND_EXPIRED_HOLDS, [at, most])).map(({ id }) => id)
}
