import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  select 1 from stripe_invoice where account_id = $1 and status = 'open' and failed_at is not null limit 1`

/** Whether an invoice of the account could not be paid, and still is not. */
export async function hasFailedInvoice(within: Queryable, accountId: string): Promise<boolean> {
  return (await within.query(STATEMENT, [accountId])).length > 0
}
