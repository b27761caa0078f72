import type { Queryable } from '../../../database/database.ts'

/** Rows that another process is at are left to it. */
const STATEMENT = `
  delete from person_limit where (policy, who) in (
    select policy, who from person_limit where ends_at <= $1 order by ends_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` counts whose window ended by `at`, and tells how many. */
export async function sweepLimits(database: Queryable, at: Date, most: number): Promise<number> {
  return (await database.query(STATEMENT, [at, most])).length
}
