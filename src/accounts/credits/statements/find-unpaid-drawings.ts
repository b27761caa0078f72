import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  select d.drawing from unnest($2::bytea[]) as d (drawing)
  where not exists (
    select from paid_drawing as p where p.account_id = $1 and p.drawing = d.drawing and p.expires_at > $3
  )`

/** Those of some drawings that an account may not have again for nothing. */
export async function findUnpaidDrawings(
  database: Queryable,
  of: { accountId: string; drawings: readonly Uint8Array[]; at: Date },
): Promise<readonly Uint8Array[]> {
  const rows = await database.query<{ drawing: Uint8Array }>(STATEMENT, [of.accountId, of.drawings, of.at])
  return rows.map(({ drawing }) => drawing)
}
