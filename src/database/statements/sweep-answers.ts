import type { Queryable } from '../database.ts'

/** Rows that another process is at are left to it. */
const STATEMENT = `
  delete from kept_answer where id in (
    select id from kept_answer where expires_at <= $1 order by expires_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` answers whose time is over, and tells how many. */
export async function sweepAnswers(database: Queryable, now: Date, most: number): Promise<number> {
  return (await database.query(STATEMENT, [now, most])).length
}
