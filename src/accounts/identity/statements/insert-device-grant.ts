import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  insert into device_grant (id, user_code_hash, client_id, network, created_at, expires_at, interval_seconds)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (user_code_hash) do nothing
  returning 1`

/** Stores a grant that waits for an answer; false when another one has this user code. */
export async function insertDeviceGrant(
  database: Queryable,
  of: {
    id: Uint8Array
    userCodeHash: Uint8Array
    clientId: string
    network: string
    at: Date
    expiresAt: Date
    intervalSeconds: number
  },
): Promise<boolean> {
  const rows = await database.query(STATEMENT, [
    of.id,
    of.userCodeHash,
    of.clientId,
    of.network,
    of.at,
    of.expiresAt,
    of.intervalSeconds,
  ])
  return rows.length > 0
}
