import type { Database, Queryable } from '../../database/database.ts'

/** What was asked of a site in one minute: requests by the first digit of their status, bytes of the answers. */
export interface MinuteOfSite {
  readonly projectId: string
  readonly minute: Date
  readonly status2xx: number
  readonly status3xx: number
  readonly status4xx: number
  readonly status5xx: number
  readonly bytes: number
}

/** One request to a site, without what tells which visitor it was. */
export interface RequestToSite {
  readonly projectId: string
  readonly at: Date
  readonly method: string
  readonly path: string
  readonly status: number
  readonly bytes: number
  readonly ms: number
  readonly network: string
  readonly userAgent: string | null
  readonly referrer: string | null
}

/** So many requests of a project are kept. */
export const MOST_REQUESTS = 200

/** All processes take the rows in the same order, so that none waits for another in a circle. */
const ADD = `
  insert into site_traffic (project_id, span, begins, status_2xx, status_3xx, status_4xx, status_5xx, bytes)
  select project.id, span, date_trunc(span, minute, 'UTC'), sum(s2), sum(s3), sum(s4), sum(s5), sum(counted.bytes)
  from unnest($1::text[], $2::timestamptz[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
    as counted (project_id, minute, s2, s3, s4, s5, bytes)
  join project on project.id = counted.project_id and deleted_at is null
  cross join (values ('minute'), ('hour'), ('day')) as spans (span)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (project_id, span, begins) do update set
    status_2xx = site_traffic.status_2xx + excluded.status_2xx,
    status_3xx = site_traffic.status_3xx + excluded.status_3xx,
    status_4xx = site_traffic.status_4xx + excluded.status_4xx,
    status_5xx = site_traffic.status_5xx + excluded.status_5xx,
    bytes = site_traffic.bytes + excluded.bytes`

const LOG = `
  insert into site_request (project_id, at, method, path, status, bytes, ms, network, user_agent, referrer)
  select project.id, at, method, path, status, bytes, ms, network, user_agent, referrer
  from unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[], $5::integer[], $6::bigint[], $7::integer[],
    $8::text[], $9::text[], $10::text[])
    as asked (project_id, at, method, path, status, bytes, ms, network, user_agent, referrer)
  join project on project.id = asked.project_id and deleted_at is null
  order by at`

const TRIM = `
  delete from site_request where number in (
    select number from (
      select number, row_number() over (partition by project_id order by at desc, number desc) as place
      from site_request where project_id = any($1)
    ) as placed where place > ${MOST_REQUESTS}
  )`

/** Adds what one process counted; what is about projects that are gone is passed by. */
export async function recordTraffic(
  database: Pick<Database, 'transaction'>,
  { counts, requests }: { readonly counts: readonly MinuteOfSite[]; readonly requests: readonly RequestToSite[] },
): Promise<void> {
  await database.transaction(async (within) => {
    await within.query(ADD, [
      counts.map(({ projectId }) => projectId),
      counts.map(({ minute }) => minute),
      counts.map(({ status2xx }) => status2xx),
      counts.map(({ status3xx }) => status3xx),
      counts.map(({ status4xx }) => status4xx),
      counts.map(({ status5xx }) => status5xx),
      counts.map(({ bytes }) => bytes),
    ])
    if (requests.length > 0) await log(within, requests)
  })
}

async function log(within: Queryable, requests: readonly RequestToSite[]): Promise<void> {
  const projectIds = requests.map(({ projectId }) => projectId)
  await within.query(LOG, [
    projectIds,
    requests.map(({ at }) => at),
    requests.map(({ method }) => method),
    requests.map(({ path }) => path),
    requests.map(({ status }) => status),
    requests.map(({ bytes }) => bytes),
    requests.map(({ ms }) => ms),
    requests.map(({ network }) => network),
    requests.map(({ userAgent }) => userAgent),
    requests.map(({ referrer }) => referrer),
  ])
  await within.query(TRIM, [[...new Set(projectIds)]])
}
