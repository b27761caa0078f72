import type { Queryable } from '../../../database/database.ts'

/** Whether a grant was given out to this client under this hash of its device code, and is still there. */
export async function hasDeviceGrant(database: Queryable, of: { id: Uint8Array; clientId: string }): Promise<boolean> {
  const rows = await database.query('select 1 from device_grant where id = $1 and client_id = $2', [of.id, of.clientId])
  return rows.length > 0
}
