import type { Database } from '../../database/database.ts'
import { SPANS } from './span.ts'

/** So long a request is in the log. */
export const LOGGED_MS = 86_400_000
/** So many rows at a time, so that nobody waits long. */
const MOST = 10_000

const OLD_FIGURES = `
  delete from site_traffic where (project_id, span, begins) in (
    select project_id, span, begins from site_traffic where span = $1 and begins < $2 limit ${MOST}
  ) returning 1`

const OLD_REQUESTS = `
  delete from site_request where number in (select number from site_request where at < $1 limit ${MOST}) returning 1`

const OF_DELETED = `
  with requests as (
    delete from site_request where project_id in (select id from project where deleted_at is not null) returning 1
  ), figures as (
    delete from site_traffic where project_id in (select id from project where deleted_at is not null) returning 1
  )
  select 1 from requests union all select 1 from figures`

/** Forgets figures and requests that are too old, and those of projects that are gone; gives how many rows. */
export async function sweepTraffic(database: Pick<Database, 'query'>, at: Date): Promise<number> {
  const before = (ms: number): Date => new Date(at.getTime() - ms)
  const gone = [await database.query(OLD_REQUESTS, [before(LOGGED_MS)]), await database.query(OF_DELETED)]
  for (const [span, { keptMs }] of Object.entries(SPANS))
    gone.push(await database.query(OLD_FIGURES, [span, before(keptMs)]))
  return gone.reduce((sum, rows) => sum + rows.length, 0)
}
