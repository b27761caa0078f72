import type { Queryable } from '../../../database/database.ts'

/** Rows that another process is at are left to it. */
const STATEMENT = `
  delete from session where id in (
    select id from session
    where expires_at <= $1
      or last_used_at <= case kind when 'browser' then $2::timestamptz else $3::timestamptz end
    limit $4 for update skip locked
  )
  returning 1`

/** Deletes up to `most` sessions that are over, and tells how many. */
export async function sweepSessions(
  database: Queryable,
  of: { at: Date; unusedSince: { browser: Date; token: Date }; most: number },
): Promise<number> {
  const { browser, token } = of.unusedSince
  return (await database.query(STATEMENT, [of.at, browser, token, of.most])).length
}
