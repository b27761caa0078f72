import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { MOST_REQUESTS } from './record-traffic.ts'
import type { RequestToSite } from './record-traffic.ts'
import { LOGGED_MS } from './sweep-traffic.ts'

const REQUEST = rowForm<RequestToSite>({
  projectId: z.string(),
  at: z.date(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  bytes: z.number(),
  ms: z.int(),
  network: z.string(),
  userAgent: z.string().nullable(),
  referrer: z.string().nullable(),
})

const READ = `
  select ${REQUEST.columns().replace('bytes', 'bytes::float8 as bytes')} from site_request
  where project_id = $1 and at > $2 order by at desc, number desc limit ${MOST_REQUESTS}`

/** The last requests to the site of a project, newest first, of a day at most. */
export async function readRequests(
  database: Queryable,
  of: { projectId: string; at: Date },
): Promise<readonly RequestToSite[]> {
  return await REQUEST.all(database, READ, [of.projectId, new Date(of.at.getTime() - LOGGED_MS)])
}
