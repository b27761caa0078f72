import type { Queryable } from '../../../database/database.ts'

/** Whether an account is not deleted; it is not either until the transaction ends. */
export async function isAccountThere(within: Queryable, accountId: string): Promise<boolean> {
  const rows = await within.query('select 1 from account where id = $1 and deleted_at is null for share', [accountId])
  return rows.length > 0
}
