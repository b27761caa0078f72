import type { Queryable } from '../../../database/database.ts'

/** Rows that another process is at are left to it. */
const STATEMENT = `
  delete from sign_in_code where id in (
    select id from sign_in_code where expires_at <= $1 order by expires_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` codes that expired before `before`, and tells how many. */
export async function sweepCodes(database: Queryable, before: Date, most: number): Promise<number> {
  return (await database.query(STATEMENT, [before, most])).length
}
