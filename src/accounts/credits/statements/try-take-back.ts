import type { Queryable } from '../../../database/database.ts'

export interface TakeBackTry {
  readonly isDue: boolean
  /** Whether this `ref` took credits before. */
  readonly already: boolean
  readonly taken: bigint
}

/** How many there are is read from the locked row, in its newest state; the totals follow from the transfer. */
const STATEMENT = `
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
  of: { accountId: string; credits: bigint; ref: string; at: Date; note: string | null },
): Promise<TakeBackTry> {
  const [row] = await database.query<TakeBackTry>(STATEMENT, [of.accountId, of.credits, of.ref, of.at, of.note])
  if (row === undefined) throw new Error('the statement that takes credits back gave no row')
  return row
}
