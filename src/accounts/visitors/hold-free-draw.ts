import type { Queryable } from '../../database/database.ts'

/** A hold that was never settled is passed over once its time is up: the browser gets its free draw after all. */
const STATEMENT = `
  insert into free_draw as held (id, held_until) values ($1, $3)
  on conflict (id) do update set held_until = excluded.held_until
    where held.used_at is null and held.held_until <= $2
  returning 1`

/** Takes the free draw of a browser; false when it had it, or is having it now. */
export async function holdFreeDraw(
  database: Queryable,
  { visitor, at, deadline }: { visitor: Uint8Array; at: Date; deadline: Date },
): Promise<boolean> {
  return (await database.query(STATEMENT, [visitor, at, deadline])).length > 0
}
