import type { Queryable } from '../../../database/database.ts'

/** Holds the row of an account until the transaction ends; false when the account is deleted. */
export async function lockAccount(within: Queryable, accountId: string): Promise<boolean> {
  const rows = await within.query('select 1 from account where id = $1 and deleted_at is null for update', [accountId])
  return rows.length > 0
}
