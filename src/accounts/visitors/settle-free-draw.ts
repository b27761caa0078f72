import type { Queryable } from '../../database/database.ts'

/** Ends the hold on a browser's free draw: it is used up, or there again. */
export async function settleFreeDraw(
  database: Queryable,
  { visitor, isUsed, at }: { visitor: Uint8Array; isUsed: boolean; at: Date },
): Promise<void> {
  await database.query(
    'update free_draw set used_at = case when $2 then $3::timestamptz end, held_until = $3 where id = $1 and used_at is null',
    [visitor, isUsed, at],
  )
}
