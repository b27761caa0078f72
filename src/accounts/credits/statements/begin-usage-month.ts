import type { Queryable } from '../../../database/database.ts'

/** Begins the month (`YYYY-MM`) at the price that was agreed last, if the account pays by the month and it has not begun. */
export async function beginUsageMonth(database: Queryable, of: { accountId: string; month: string }): Promise<void> {
  await database.query(
    `insert into usage_month (account_id, month, micro_usd_per_credit)
     select account_id, $2::date, micro_usd_per_credit from usage_billing where account_id = $1 and is_on
     on conflict do nothing`,
    [of.accountId, `${of.month}-01`],
  )
}
