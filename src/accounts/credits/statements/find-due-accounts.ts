import type { Queryable } from '../../../database/database.ts'

/** Up to `most` accounts of which credits may have expired. */
export async function findDueAccounts(database: Queryable, of: { at: Date; most: number }): Promise<readonly string[]> {
  const rows = await database.query<{ accountId: string }>(
    `select account_id as "accountId" from credit_balance where next_expiry_at <= $1 order by next_expiry_at limit $2`,
    [of.at, of.most],
  )
  return rows.map(({ accountId }) => accountId)
}
