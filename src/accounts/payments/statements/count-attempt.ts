import type { Queryable } from '../../../database/database.ts'
import type { CheckoutTable } from './keep-session.ts'

/** Has the next try at a Checkout Session use another idempotency key than the try `attempt`, which Stripe refused. */
export async function countAttempt(
  database: Queryable,
  of: { table: CheckoutTable; id: string; attempt: number },
): Promise<void> {
  await database.query(`update ${of.table} set attempt = attempt + 1 where id = $1 and attempt = $2`, [
    of.id,
    of.attempt,
  ])
}
