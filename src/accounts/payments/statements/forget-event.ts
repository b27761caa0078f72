import type { Queryable } from '../../../database/database.ts'

export async function forgetEvent(database: Queryable, id: string): Promise<void> {
  await database.query('delete from stripe_event where id = $1', [id])
}
