import type { Queryable } from '../../database/database.ts'
import type { LiveKey } from './live-key.ts'

const STATEMENT = `
  select id, name, last_four as "lastFour", created_at as "createdAt", last_used_at as "lastUsedAt",
    revoked_at as "revokedAt"
  from live_key where account_id = $1 order by created_at desc, id`

/** The keys of an account, newest first, revoked ones included. */
export async function listKeys(database: Queryable, accountId: string): Promise<readonly LiveKey[]> {
  return await database.query<LiveKey>(STATEMENT, [accountId])
}
