import type { Queryable } from '../../../database/database.ts'

/** The totals, which follow from the transfer, are locked before it is tried. */
const STATEMENT = `
  with locked as (
    select account_id from credit_balance where account_id = $1 for no key update
  ), entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at, note, expires_at)
    select account_id, $2, $3, 'available', $4::bigint, $5, $6, $7, $8 from locked
    on conflict (kind, ref) do nothing
    returning amount
  )
  select (select count(*) from locked) = 1 as known, (select count(*) from entry) = 1 as added`

/** Adds credits unless that `kind` and `ref` did so before; `known`: whether the account has a row of totals. */
export async function tryAdd(
  database: Queryable,
  of: {
    accountId: string
    kind: 'grant' | 'purchase'
    credits: bigint
    ref: string
    at: Date
    expiresAt: Date | null
    note: string | null
  },
): Promise<{ readonly known: boolean; readonly added: boolean }> {
  const [row] = await database.query<{ known: boolean; added: boolean }>(STATEMENT, [
    of.accountId,
    of.kind,
    of.kind === 'grant' ? 'granted' : 'sold',
    of.credits,
    of.ref,
    of.at,
    of.note,
    of.expiresAt,
  ])
  if (row === undefined) throw new Error('the statement that adds credits gave no row')
  return row
}
