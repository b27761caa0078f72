import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  update meter_report set claimed_until = null, first_tried_at = case when $2 then null else first_tried_at end
  where id = $1 and state = 'waiting'`

/** Lets the next call send it again; `isUndone`: this one surely did not reach Stripe. */
export async function releaseMeterReport(database: Queryable, of: { id: string; isUndone: boolean }): Promise<void> {
  await database.query(STATEMENT, [of.id, of.isUndone])
}
