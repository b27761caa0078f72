import type { Queryable } from '../../../database/database.ts'

/** Rows that another process is at are left to it. */
const STATEMENT = `
  delete from device_grant where id in (
    select id from device_grant where expires_at <= $1 order by expires_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` device grants that expired before `before`, and tells how many. */
export async function sweepDeviceGrants(database: Queryable, before: Date, most: number): Promise<number> {
  return (await database.query(STATEMENT, [before, most])).length
}
