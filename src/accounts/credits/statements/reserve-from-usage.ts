import type { Queryable } from '../../../database/database.ts'
import type { HoldOrder } from './hold-order.ts'

/** As with credits: the month's row is locked, and decided on in its newest state. */
const STATEMENT = `
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
export async function reserveFromUsage(database: Queryable, of: HoldOrder & { month: string }): Promise<boolean> {
  const { holdId, accountId, keyId, units, at, deadline, month } = of
  const rows = await database.query(STATEMENT, [holdId, accountId, keyId, units, at, deadline, `${month}-01`])
  return rows.length === 1
}
