import type { Queryable } from '../../../database/database.ts'
import { settledHold, settleValues } from './settle-order.ts'
import type { SettleOrder } from './settle-order.ts'

const STATEMENT = `${settledHold('month is null')}, entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, key_id, at, note)
    select account_id, case when captured > 0 then 'capture' else 'release' end, 'held',
      case when captured > 0 then 'spent' else 'available' end, coalesce(nullif(captured, 0), amount), $1, key_id, $3, $10
    from settled
  )
  select captured from settled`

/** How many credits were captured; null when no such hold has credits. */
export async function settleFromCredits(database: Queryable, of: SettleOrder): Promise<bigint | null> {
  const [row] = await database.query<{ captured: bigint }>(STATEMENT, settleValues(of))
  return row?.captured ?? null
}
