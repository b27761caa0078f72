import type { Queryable } from '../../../database/database.ts'

export async function writeCap(within: Queryable, { id, capUnits }: { id: string; capUnits: bigint }): Promise<void> {
  await within.query('update usage_subscription set cap_units = $2 where id = $1', [id, capUnits])
}
