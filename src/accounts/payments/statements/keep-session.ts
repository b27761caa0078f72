import type { Queryable } from '../../../database/database.ts'

/** What a Checkout Session is for; both tables have the same columns for it. */
export type CheckoutTable = 'purchase' | 'usage_subscription'

/** Stores the Checkout Session, unless an event was quicker and stored it already. */
export async function keepSession(
  database: Queryable,
  of: { table: CheckoutTable; id: string; sessionId: string },
): Promise<void> {
  await database.query(`update ${of.table} set session_id = $2 where id = $1 and session_id is null`, [
    of.id,
    of.sessionId,
  ])
}
