import type { Queryable } from '../../database/database.ts'

/** What is deleted is looked at again: it may have been paid for anew meanwhile. */
const STATEMENT = `
  delete from paid_drawing where (account_id, drawing) in (
    select account_id, drawing from paid_drawing where expires_at <= $1 order by expires_at limit $2
  ) and expires_at <= $1
  returning 1`

/** Forgets up to `most` drawings that were paid for too long ago to be had again for nothing; tells how many. */
export async function sweepPaidDrawings(
  database: Queryable,
  { at, most }: { at: Date; most: number },
): Promise<number> {
  return (await database.query(STATEMENT, [at, most])).length
}
