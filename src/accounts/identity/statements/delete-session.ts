import type { Queryable } from '../../../database/database.ts'

/** Deletes a session of this account, and tells whether it was there. */
export async function deleteSession(database: Queryable, of: { id: string; accountId: string }): Promise<boolean> {
  const rows = await database.query('delete from session where id = $1 and account_id = $2 returning 1', [
    of.id,
    of.accountId,
  ])
  return rows.length > 0
}
