import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  select (select count(*) from credit_transfer) as transfers,
    (select count(*) from (select account_id from credit_balance union select account_id from usage_billing) as a) as accounts,
    (select coalesce(sum(available + held), 0)::bigint from credit_balance) as credits`

export async function countLedger(
  database: Queryable,
): Promise<{ readonly transfers: bigint; readonly accounts: bigint; readonly credits: bigint }> {
  const [row] = await database.query<{ transfers: bigint; accounts: bigint; credits: bigint }>(STATEMENT)
  if (row === undefined) throw new Error('counting the ledger gave no row')
  return row
}
