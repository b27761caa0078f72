import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  with purchases as (
    update purchase set state = 'expired' where session_id = $1 and state = 'open'
  )
  update usage_subscription set state = 'ended', ended_at = $2 where session_id = $1 and state = 'open'`

/** Writes that nothing came of a Checkout Session, unless an event has told otherwise meanwhile. */
export async function closeCheckout(database: Queryable, of: { sessionId: string; at: Date }): Promise<void> {
  await database.query(STATEMENT, [of.sessionId, of.at])
}
