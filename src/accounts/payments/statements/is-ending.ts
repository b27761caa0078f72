import type { Queryable } from '../../../database/database.ts'

/** Whether a subscription of the account is over here, and Stripe may still bill units for it. */
export async function isEnding(database: Queryable, accountId: string): Promise<boolean> {
  const rows = await database.query(
    "select 1 from usage_subscription where account_id = $1 and state = 'ending' and is_billed limit 1",
    [accountId],
  )
  return rows.length > 0
}
