import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  select 1 from purchase where account_id = $1 and session_id = $2 and state in ('open', 'pending')
  union all
  select 1 from usage_subscription where account_id = $1 and session_id = $2 and state = 'open'`

/** Whether a Checkout Session is the account's own, and no event has told how it came out. */
export async function findUnsettledCheckout(
  database: Queryable,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  return (await database.query(STATEMENT, [accountId, sessionId])).length > 0
}
