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
export function settledHold(condition: string): string {
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
export function settleValues({
  holdId,
  units,
  at,
  drawings = [],
  note = null,
  answer,
}: SettleOrder): readonly unknown[] {
  const [before, after] = answer?.text ?? [null, null]
  const paidUntil = new Date(at.getTime() + PAID_MS)
  return [holdId, units, at, answer?.id ?? null, answer?.claim ?? null, before, after, drawings, paidUntil, note]
}
