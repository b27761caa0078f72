import type { Queryable } from '../../../database/database.ts'

/** The second number only keeps these locks apart from others of the database. */
const STATEMENT = 'select pg_advisory_xact_lock(hashtextextended($1, 1651470706))'

/**
 * Has the events of one payment handled one after the other: that it was made and that it went back may come at the same
 * moment, and neither finds the rows that the other has not committed.
 */
export async function lockPayment(within: Queryable, paymentIntent: string): Promise<void> {
  await within.query(STATEMENT, [paymentIntent])
}
