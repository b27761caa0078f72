import type { Queryable } from '../../database/database.ts'
import { settleHold } from './settle-hold.ts'
import { findExpiredHolds } from './entities/hold.ts'

/**
 * Releases up to `most` holds whose deadline has passed, and tells how many it released itself. Any number of processes
 * may do so at once, and beside draws that settle late: each hold is settled by one of them. One by one, so that no
 * account waits for another's.
 */
export async function releaseExpiredHolds(
  database: Queryable,
  of: { readonly at: Date; readonly most: number },
): Promise<number> {
  let released = 0
  for (const holdId of await findExpiredHolds(database, of)) {
    const { kind } = await settleHold(database, { holdId, units: 0, at: of.at, answer: null })
    if (kind === 'settled') released++
  }
  return released
}
