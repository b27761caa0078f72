import type { Queryable } from '../../../database/database.ts'

export interface LockedGrant {
  readonly clientId: string
  readonly expiresAt: Date
  readonly intervalSeconds: number
  readonly polledAt: Date | null
  readonly answer: 'approved' | 'denied' | null
  /** Whose answer it is; null when there is none yet, or its account is deleted. */
  readonly accountId: string | null
  readonly email: string | null
  readonly accountCreatedAt: Date | null
}

const STATEMENT = `
  select client_id as "clientId", expires_at as "expiresAt", interval_seconds as "intervalSeconds",
    polled_at as "polledAt", answer, account.id as "accountId", email, account.created_at as "accountCreatedAt"
  from device_grant left join account on account.id = account_id and account.deleted_at is null
  where device_grant.id = $1
  for update of device_grant`

/** Reads a grant, and holds it until the transaction ends. */
export async function lockDeviceGrant(within: Queryable, id: Uint8Array): Promise<LockedGrant | null> {
  const [grant] = await within.query<LockedGrant>(STATEMENT, [id])
  return grant ?? null
}
