import type { Queryable } from '../../../database/database.ts'
import type { HoldOrder } from './hold-order.ts'

/** The update decides on the row that it locks, in its newest state; all else is as it was when the statement began. */
const STATEMENT = `
  with drawn as (
    update credit_balance set available = available - $4::bigint, held = held + $4::bigint, version = version + 1
    where account_id = $2 and available >= $4::bigint and (next_expiry_at is null or next_expiry_at > $5)
      and ($3::text is null
        or exists (select from live_key where id = $3 and account_id = $2 and revoked_at is null))
    returning available, held
  ), hold as (
    insert into credit_hold (id, account_id, key_id, amount, deadline)
    select $1, $2, $3, $4::bigint, $6 from drawn
  ), entry as (
    insert into credit_transfer
      (account_id, kind, from_place, to_place, amount, ref, key_id, at, available_after, held_after)
    select $2, 'reserve', 'available', 'held', $4::bigint, $1, $3, $5, available, held from drawn
  )
  select 1 from drawn`

/** Holds credits if there are as many, none is due to expire, and the key is good; false: nothing changed. */
export async function reserveFromCredits(database: Queryable, of: HoldOrder): Promise<boolean> {
  const rows = await database.query(STATEMENT, [of.holdId, of.accountId, of.keyId, of.units, of.at, of.deadline])
  return rows.length === 1
}
