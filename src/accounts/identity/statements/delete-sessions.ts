import type { Queryable } from '../../../database/database.ts'

/** Deletes all sessions of an account but one (null: all of them), and tells how many. */
export async function deleteSessions(
  database: Queryable,
  of: { accountId: string; exceptId: string | null },
): Promise<number> {
  const rows = await database.query(
    'delete from session where account_id = $1 and id is distinct from $2 returning 1',
    [of.accountId, of.exceptId],
  )
  return rows.length
}
