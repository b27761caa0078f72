import type { Queryable } from '../../../database/database.ts'

export interface PendingGrant {
  readonly clientId: string
  readonly network: string
  readonly createdAt: Date
}

const STATEMENT = `
  select client_id as "clientId", network, created_at as "createdAt" from device_grant
  where user_code_hash = $1 and answer is null and expires_at > $2`

/** The grant with this user code that still waits for its answer. */
export async function findDeviceGrant(
  database: Queryable,
  of: { userCodeHash: Uint8Array; at: Date },
): Promise<PendingGrant | null> {
  const [grant] = await database.query<PendingGrant>(STATEMENT, [of.userCodeHash, of.at])
  return grant ?? null
}
