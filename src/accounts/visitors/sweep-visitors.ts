import type { Queryable } from '../../database/database.ts'
import { REMEMBERED_SECONDS } from '../remembered-seconds.ts'

/** What is deleted is looked at again: the same browser may have taken its free draw anew meanwhile. */
const STATEMENT = `
  delete from free_draw where id in (
    select id from free_draw where used_at is null and held_until <= $1
    union all
    select id from free_draw where used_at <= $2
    limit $3
  ) and (used_at <= $2 or used_at is null and held_until <= $1)
  returning 1`

/** Forgets free draws that never came about, and those of cookies that no browser has any more; up to `most`. Tells how many. */
export async function sweepVisitors(database: Queryable, { at, most }: { at: Date; most: number }): Promise<number> {
  return (await database.query(STATEMENT, [at, new Date(at.getTime() - REMEMBERED_SECONDS * 1000), most])).length
}
