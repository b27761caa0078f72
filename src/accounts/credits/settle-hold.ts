import type { Queryable } from '../../database/database.ts'
import { settleFromCredits, settleFromUsage } from './entities/hold.ts'
import type { SettleOrder } from './entities/hold.ts'

export type Settled = { readonly kind: 'settled'; readonly units: number } | { readonly kind: 'gone' }

/**
 * Captures `units` of a hold (0: none; never more than it holds) and gives the rest back. `gone`: it was settled before,
 * or released because its deadline had passed; then nothing changes. Only one of many calls settles. With an `answer`
 * whose claim no longer holds its key, all is given back and `units` is 0.
 */
export async function settleHold(database: Queryable, of: SettleOrder): Promise<Settled> {
  if (of.units < 0) throw new RangeError(`a hold cannot be settled with ${of.units} units`)
  const captured = (await settleFromCredits(database, of)) ?? (await settleFromUsage(database, of))
  return captured === null ? { kind: 'gone' } : { kind: 'settled', units: Number(captured) }
}
