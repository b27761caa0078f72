import type { Queryable } from '../../../database/database.ts'
import { REMEMBERED_SECONDS } from '../../signed-name.ts'

/** A hold that was never settled is passed over once its time is up: the browser gets its free draw after all. */
const HOLD_FREE_DRAW = `
  insert into free_draw as held (id, held_until) values ($1, $3)
  on conflict (id) do update set held_until = excluded.held_until
    where held.used_at is null and held.held_until <= $2
  returning 1`

/** Takes the free draw of a browser; false when it had it, or is having it now. */
export async function holdFreeDraw(
  database: Queryable,
  { visitor, at, deadline }: { visitor: Uint8Array; at: Date; deadline: Date },
): Promise<boolean> {
  return (await database.query(HOLD_FREE_DRAW, [visitor, at, deadline])).length > 0
}

const USED = 'update free_draw set used_at = $2, held_until = $2 where id = $1 and used_at is null'
/** Without a row left behind: anybody can ask with a new cookie each time. */
const UNUSED = 'delete from free_draw where id = $1 and used_at is null'

/** Ends the hold on a browser's free draw: it is used up, or there again. */
export async function settleFreeDraw(
  database: Queryable,
  { visitor, isUsed, at }: { visitor: Uint8Array; isUsed: boolean; at: Date },
): Promise<void> {
  await (isUsed ? database.query(USED, [visitor, at]) : database.query(UNUSED, [visitor]))
}

/** What is deleted is looked at again: the same browser may have taken its free draw anew meanwhile. */
const SWEEP_VISITORS = `
  delete from free_draw where id in (
    select id from free_draw where used_at is null and held_until <= $1
    union all
    select id from free_draw where used_at <= $2
    limit $3
  ) and (used_at <= $2 or used_at is null and held_until <= $1)
  returning 1`

/** Forgets free draws that never came about, and those of cookies that no browser has any more; up to `most`. Tells how many. */
export async function sweepVisitors(database: Queryable, { at, most }: { at: Date; most: number }): Promise<number> {
  return (await database.query(SWEEP_VISITORS, [at, new Date(at.getTime() - REMEMBERED_SECONDS * 1000), most])).length
}
