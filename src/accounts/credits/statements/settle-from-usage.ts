import type { Queryable } from '../../../database/database.ts'
import { settledHold, settleValues } from './settle-order.ts'
import type { SettleOrder } from './settle-order.ts'

const STATEMENT = `${settledHold('month is not null')}, entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, key_id, at, note, month)
    select account_id, case when captured > 0 then 'usage-capture' else 'usage-release' end, 'usage-held',
      case when captured > 0 then 'usage' else 'metered' end, coalesce(nullif(captured, 0), amount), $1, key_id, $3, $10,
      month
    from settled
  )
  select captured from settled`

/** How many units were captured, in the month that held them; null when no such hold is of a month's usage. */
export async function settleFromUsage(database: Queryable, of: SettleOrder): Promise<bigint | null> {
  const [row] = await database.query<{ captured: bigint }>(STATEMENT, settleValues(of))
  return row?.captured ?? null
}
