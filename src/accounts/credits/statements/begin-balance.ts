import type { Queryable } from '../../../database/database.ts'

/** Makes the row of totals of an account that never had credits. Rejects when there is no such account. */
export async function beginBalance(database: Queryable, accountId: string): Promise<void> {
  await database.query('insert into credit_balance (account_id) values ($1) on conflict do nothing', [accountId])
}
