/** How a hold is settled. */
export interface SettleOrder {
  readonly holdId: string
  /** How many to capture; 0 gives all back. */
  readonly units: number
  readonly at: Date
  /**
   * An answer to keep for repeats (see `keepAnswer`), by the same statement. When the claim no longer holds its key,
   * nobody gets this answer: then all is given back.
   */
  readonly answer: { readonly id: Uint8Array; readonly claim: Uint8Array; readonly text: string } | null
}

/**
 * Begins a statement that settles a hold of which `condition` is true: everything hangs on the deletion of its row, so
 * who comes second finds none and changes nothing. The count makes the answer wait for it: holds are locked first
 * everywhere, totals last.
 */
export function settledHold(condition: string): string {
  return `
  with hold as (
    delete from credit_hold where id = $1 and ${condition} returning account_id, key_id, amount, month
  ), kept as (
    update kept_answer set answer = $6
    where id = $4 and claim = $5 and answer is null and (select count(*) from hold) = 1
    returning 1
  ), settled as (
    select account_id, key_id, amount, month,
      case when $4::bytea is null or (select count(*) from kept) = 1 then least($2::bigint, amount) else 0 end as captured
    from hold
  )`
}

/** The values of such a statement, in the order of their numbers. */
export function settleValues({ holdId, units, at, answer }: SettleOrder): readonly unknown[] {
  return [holdId, units, at, answer?.id ?? null, answer?.claim ?? null, answer?.text ?? null]
}
