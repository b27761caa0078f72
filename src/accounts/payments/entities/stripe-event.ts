import type { Queryable } from '../../../database/database.ts'

const CLAIM_EVENT = `
  insert into stripe_event (id, type, handled_at) values ($1, $2, $3)
  on conflict (id) do nothing
  returning 1`

/** False when the event was handled before. */
export async function claimEvent(
  database: Queryable,
  { id, type, at }: { id: string; type: string; at: Date },
): Promise<boolean> {
  return (await database.query(CLAIM_EVENT, [id, type, at])).length > 0
}

export async function forgetEvent(database: Queryable, id: string): Promise<void> {
  await database.query('delete from stripe_event where id = $1', [id])
}

const SWEEP_EVENTS = `
  delete from stripe_event where id in (
    select id from stripe_event where handled_at <= $1 order by handled_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` events that were handled before a time, and tells how many. */
export async function sweepEvents(
  database: Queryable,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  return (await database.query(SWEEP_EVENTS, [before, most])).length
}
