import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  insert into stripe_event (id, type, handled_at) values ($1, $2, $3)
  on conflict (id) do nothing
  returning 1`

/** False when the event was handled before. */
export async function claimEvent(
  database: Queryable,
  { id, type, at }: { id: string; type: string; at: Date },
): Promise<boolean> {
  return (await database.query(STATEMENT, [id, type, at])).length > 0
}
