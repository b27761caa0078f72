import type { Queryable } from '../../../database/database.ts'

/** Whether there is any drawing that an account may have again for nothing. */
export async function hasPaidDrawings(database: Queryable, of: { accountId: string; at: Date }): Promise<boolean> {
  const rows = await database.query('select from paid_drawing where account_id = $1 and expires_at > $2 limit 1', [
    of.accountId,
    of.at,
  ])
  return rows.length === 1
}
