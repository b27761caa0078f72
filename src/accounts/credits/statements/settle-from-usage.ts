import type { Queryable } from '../../../database/database.ts'
import { settledHold, settleValues } from './settle-order.ts'
import type { SettleOrder } from './settle-order.ts'

const STATEMENT = `${settledHold('month is not null')}, counted as (
    update usage_month as m set units = m.units + s.captured, held = m.held - s.amount
    from settled as s where m.account_id = s.account_id and m.month = s.month
    returning s.account_id, s.key_id, s.amount, s.captured, s.month
  ), entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, key_id, at, note, month)
    select c.account_id, e.kind, 'usage-held', e.to_place, e.amount, $1, c.key_id, $3, $10, c.month
    from counted as c, lateral (values
      ('usage-capture', 'usage', c.captured), ('usage-release', 'metered', c.amount - c.captured)
    ) as e (kind, to_place, amount)
    where e.amount > 0
  )
  select captured from settled`

/** How many units were captured, in the month that held them; null when no such hold is of a month's usage. */
export async function settleFromUsage(database: Queryable, of: SettleOrder): Promise<bigint | null> {
  const [row] = await database.query<{ captured: bigint }>(STATEMENT, settleValues(of))
  return row?.captured ?? null
}
