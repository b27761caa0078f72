import type { Queryable } from '../../../database/database.ts'

export async function deleteDeviceGrant(within: Queryable, id: Uint8Array): Promise<void> {
  await within.query('delete from device_grant where id = $1', [id])
}
