import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  delete from stripe_event where id in (
    select id from stripe_event where handled_at <= $1 order by handled_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` events that were handled before a time, and tells how many. */
export async function sweepEvents(
  database: Queryable,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  return (await database.query(STATEMENT, [before, most])).length
}
