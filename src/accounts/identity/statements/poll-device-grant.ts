import type { Queryable } from '../../../database/database.ts'

/** Remembers that a grant was asked for, and how long to wait until the next time. */
export async function pollDeviceGrant(
  within: Queryable,
  of: { id: Uint8Array; at: Date; intervalSeconds: number },
): Promise<void> {
  await within.query('update device_grant set polled_at = $2, interval_seconds = $3 where id = $1', [
    of.id,
    of.at,
    of.intervalSeconds,
  ])
}
