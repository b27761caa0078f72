import type { Queryable } from '../../database/database.ts'

/** The grant with a reference; null when there is none. */
export async function findGrant(
  database: Queryable,
  ref: string,
): Promise<{ readonly accountId: string; readonly credits: bigint } | null> {
  const [found] = await database.query<{ accountId: string; credits: bigint }>(
    `select account_id as "accountId", amount as credits from credit_transfer where kind = 'grant' and ref = $1`,
    [ref],
  )
  return found ?? null
}
