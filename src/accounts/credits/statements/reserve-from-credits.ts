import type { Queryable } from '../../../database/database.ts'
import type { HoldOrder } from './hold-order.ts'

/**
 * What is there is decided on the row that is locked, in its newest state; all else is as it was when the statement began.
 * Totals and hold follow from the transfer.
 */
const STATEMENT = `
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
export async function reserveFromCredits(database: Queryable, of: HoldOrder): Promise<boolean> {
  const rows = await database.query(STATEMENT, [of.holdId, of.accountId, of.keyId, of.units, of.at, of.deadline])
  return rows.length === 1
}
