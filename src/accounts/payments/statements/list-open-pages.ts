import type { Queryable } from '../../../database/database.ts'

/** Stripe closes its pages after a day by itself. */
const STATEMENT = `
  select session_id as "sessionId" from (
    select session_id, created_at from purchase where account_id = $1 and state = 'open' and created_at > $2
    union all
    select session_id, created_at from usage_subscription where account_id = $1 and state = 'open' and created_at > $2
  ) as begun
  where session_id is not null
  order by created_at desc limit 50`

/** The Checkout Sessions of an account that nothing has come of since a time, the newest first. */
export async function listOpenPages(
  database: Queryable,
  { accountId, since }: { accountId: string; since: Date },
): Promise<readonly string[]> {
  const rows = await database.query<{ sessionId: string }>(STATEMENT, [accountId, since])
  return rows.map(({ sessionId }) => sessionId)
}
