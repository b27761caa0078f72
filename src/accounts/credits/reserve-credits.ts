import type { Queryable } from '../../database/database.ts'
import { expireAccount } from './expire-account.ts'
import { monthOf } from './usage.ts'
import { beginUsageMonth } from './entities/usage.ts'
import { findFunds } from './entities/balance.ts'
import type { HoldOrder } from './entities/hold.ts'
import { reserveFromCredits, reserveFromUsage } from './entities/hold.ts'

export type Reserved =
  | { readonly kind: 'held'; readonly from: 'credits' | 'usage' }
  | { readonly kind: 'insufficient'; readonly available: bigint; readonly usage: 'off' | 'cap-reached' }
  | { readonly kind: 'key-revoked' }

/**
 * It goes around again when something had to be settled first, or when others changed the account between two looks; that
 * many times only when two statements contradict each other.
 */
const MOST_TURNS = 1000

/**
 * Holds `units` for a draw that begins, all of them from the credits if there are as many, otherwise all from the month's
 * usage. The key is looked at by the statement that holds. `holdId` has to be new: the same one twice is a fault of ours
 * and rejects.
 */
export async function reserveCredits(database: Queryable, of: HoldOrder): Promise<Reserved> {
  const order = { ...of, month: monthOf(of.at) }
  const units = BigInt(of.units)
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    if (await reserveFromCredits(database, order)) return { kind: 'held', from: 'credits' }
    const { keyIsGood, available, isDue, usageIsOn, monthHasBegun, monthRoom } = await findFunds(database, order)
    if (!keyIsGood) return { kind: 'key-revoked' }
    if (isDue) await expireAccount(database, order)
    if (isDue || available >= units) continue
    if (!usageIsOn) return { kind: 'insufficient', available, usage: 'off' }
    if (!monthHasBegun) await beginUsageMonth(database, order)
    else if (monthRoom < units) return { kind: 'insufficient', available, usage: 'cap-reached' }
    if (await reserveFromUsage(database, order)) return { kind: 'held', from: 'usage' }
  }
  throw new Error('the statements that reserve credits do not agree on what there is')
}
