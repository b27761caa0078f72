import type { Queryable } from '../../../database/database.ts'
import type { ShownInvoice } from '../billing-state.ts'

const STATEMENT = `
  select id, number, month, cents, status, url, failed_at is not null and status = 'open' as "hasFailed",
    created_at as "createdAt"
  from stripe_invoice where account_id = $1 and cents <> 0
  order by created_at desc, id limit 100`

/** An account's invoices, the newest first. Stripe makes one of nothing when a subscription begins; it is left out. */
export async function listInvoices(database: Queryable, accountId: string): Promise<readonly ShownInvoice[]> {
  return await database.query<ShownInvoice>(STATEMENT, [accountId])
}
