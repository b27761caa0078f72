import type { Queryable } from '../../../database/database.ts'

/** The ids of up to `most` holds whose deadline has passed, the oldest first. */
export async function findExpiredHolds(
  database: Queryable,
  of: { at: Date; most: number },
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    'select id from credit_hold where deadline <= $1 order by deadline limit $2',
    [of.at, of.most],
  )
  return rows.map(({ id }) => id)
}
