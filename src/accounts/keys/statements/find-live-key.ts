import type { Queryable } from '../../../database/database.ts'

export interface FoundKey {
  readonly keyId: string
  readonly accountId: string
}

/** The key with a hash, as long as it is not revoked. */
export async function findLiveKey(database: Queryable, hash: Uint8Array): Promise<FoundKey | null> {
  const [found] = await database.query<FoundKey>(
    'select id as "keyId", account_id as "accountId" from live_key where hash = $1 and revoked_at is null',
    [hash],
  )
  return found ?? null
}
