import type { Queryable } from '../../../database/database.ts'
import { bytes, rowForm } from '../../../database/row-form.ts'

const DRAWING = rowForm<{ readonly drawing: Uint8Array }>({ drawing: bytes })

const FIND_UNPAID_DRAWINGS = `
  select d.drawing from unnest($2::bytea[]) as d (drawing)
  where not exists (
    select from paid_drawing as p where p.account_id = $1 and p.drawing = d.drawing and p.expires_at > $3
  )`

/** Those of some drawings that an account may not have again for nothing. */
export async function findUnpaidDrawings(
  database: Queryable,
  { accountId, drawings, at }: { accountId: string; drawings: readonly Uint8Array[]; at: Date },
): Promise<readonly Uint8Array[]> {
  return (await DRAWING.all(database, FIND_UNPAID_DRAWINGS, [accountId, drawings, at])).map(({ drawing }) => drawing)
}

/** Whether there is any drawing that an account may have again for nothing. */
export async function hasPaidDrawings(
  database: Queryable,
  { accountId, at }: { accountId: string; at: Date },
): Promise<boolean> {
  const rows = await database.query('select from paid_drawing where account_id = $1 and expires_at > $2 limit 1', [
    accountId,
    at,
  ])
  return rows.length === 1
}

/** What is deleted is looked at again: it may have been paid for anew meanwhile. */
const SWEEP_PAID_DRAWINGS = `
  delete from paid_drawing where (account_id, drawing) in (
    select account_id, drawing from paid_drawing where expires_at <= $1 order by expires_at limit $2
  ) and expires_at <= $1
  returning 1`

/** Forgets up to `most` drawings that were paid for too long ago to be had again for nothing; tells how many. */
export async function sweepPaidDrawings(
  database: Queryable,
  { at, most }: { at: Date; most: number },
): Promise<number> {
  return (await database.query(SWEEP_PAID_DRAWINGS, [at, most])).length
}
