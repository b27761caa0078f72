import type { Queryable } from '../../../database/database.ts'
import { settledHold, settleValues } from './settle-order.ts'
import type { SettleOrder } from './settle-order.ts'

const STATEMENT = `${settledHold('month is null')}, totals as (
    update credit_balance as b
    set available = b.available + s.amount - s.captured, held = b.held - s.amount, version = b.version + 1
    from settled as s where b.account_id = s.account_id
    returning s.account_id, s.key_id, s.amount, s.captured, b.available, b.held
  ), entry as (
    insert into credit_transfer
      (account_id, kind, from_place, to_place, amount, ref, key_id, at, note, available_after, held_after)
    select t.account_id, e.kind, 'held', e.to_place, e.amount, $1, t.key_id, $3, $10, e.available, e.held
    from totals as t, lateral (values
      ('capture', 'spent', t.captured, t.available - t.amount + t.captured, t.held + t.amount - t.captured),
      ('release', 'available', t.amount - t.captured, t.available, t.held)
    ) as e (kind, to_place, amount, available, held)
    where e.amount > 0
  )
  select captured from settled`

/** How many credits were captured; null when no such hold has credits. */
export async function settleFromCredits(database: Queryable, of: SettleOrder): Promise<bigint | null> {
  const [row] = await database.query<{ captured: bigint }>(STATEMENT, settleValues(of))
  return row?.captured ?? null
}
