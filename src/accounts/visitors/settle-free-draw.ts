import type { Queryable } from '../../database/database.ts'

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
