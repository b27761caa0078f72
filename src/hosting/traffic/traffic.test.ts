import { deepEqual, equal } from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openHosting } from '../../../tests/open-hosting.ts'
import type { Hosting } from '../../../tests/open-hosting.ts'
import { deleteProject } from '../projects/delete-project.ts'
import { readRequests } from './read-requests.ts'
import { readTraffic } from './read-traffic.ts'
import { recordTraffic } from './record-traffic.ts'
import type { MinuteOfSite, RequestToSite } from './record-traffic.ts'
import type { Span } from './span.ts'
import { sweepTraffic } from './sweep-traffic.ts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2026, 0, 1, 12)

const stack = new AsyncDisposableStack()
let hosting: Hosting
let accountId: string
let projectId: string
before(async () => {
  hosting = stack.use(await openHosting())
})
beforeEach(async () => {
  accountId = await hosting.addAccount()
  projectId = (await hosting.addProject(accountId)).id
})
after(() => stack.disposeAsync())

const minute = (own: Partial<MinuteOfSite> = {}): MinuteOfSite => ({
  projectId,
  minute: new Date(NOON),
  status2xx: 1,
  status3xx: 2,
  status4xx: 3,
  status5xx: 4,
  bytes: 5_000_000_000,
  ...own,
})
const request = (at: number, own: Partial<RequestToSite> = {}): RequestToSite => ({
  projectId,
  at: new Date(at),
  method: 'GET',
  path: '/',
  status: 200,
  bytes: 10,
  ms: 1,
  network: '192.0.2.0/24',
  userAgent: null,
  referrer: null,
  ...own,
})
const record = (counts: readonly MinuteOfSite[], requests: readonly RequestToSite[] = []): Promise<void> =>
  recordTraffic(hosting.deps.database, { counts, requests })
/** When each span with a request begins, and its requests of each class. */
const told = async (span: Span, from = NOON - DAY_MS, to = NOON + DAY_MS): Promise<readonly unknown[]> =>
  (await readTraffic(hosting.deps.database, { projectId, span, from: new Date(from), to: new Date(to) }))
    .filter(({ bytes }) => bytes > 0)
    .map(({ begins, status2xx, status3xx, status4xx, status5xx, bytes }) => [
      begins.toISOString().slice(5, 16),
      [status2xx, status3xx, status4xx, status5xx],
      bytes,
    ])
const paths = async (at = NOON): Promise<readonly string[]> =>
  (await readRequests(hosting.deps.database, { projectId, at: new Date(at) })).map(({ path }) => path)

describe('figures', () => {
  it('of several processes and times add up, by minute, hour and day', async () => {
    const next = { minute: new Date(NOON + 60_000) }
    await Promise.all([record([minute(), minute(next)]), record([minute(next), minute()]), record([minute()])])
    await record([minute({ minute: new Date(NOON + 12 * 3_600_000) })])
    deepEqual(await told('minute'), [
      ['01-01T12:00', [3, 6, 9, 12], 15e9],
      ['01-01T12:01', [2, 4, 6, 8], 10e9],
      ['01-02T00:00', [1, 2, 3, 4], 5e9],
    ])
    deepEqual(await told('hour'), [
      ['01-01T12:00', [5, 10, 15, 20], 25e9],
      ['01-02T00:00', [1, 2, 3, 4], 5e9],
    ])
    deepEqual(await told('day'), [
      ['01-01T00:00', [5, 10, 15, 20], 25e9],
      ['01-02T00:00', [1, 2, 3, 4], 5e9],
    ])
  })
  it('are there for each span that is asked for, from a whole one on', async () => {
    const of = { projectId, span: 'hour', from: new Date(NOON + 1), to: new Date(NOON + 7_200_000) } as const
    const none = { status2xx: 0, status3xx: 0, status4xx: 0, status5xx: 0, bytes: 0 }
    deepEqual(await readTraffic(hosting.deps.database, of), [
      { begins: new Date(NOON), ...none },
      { begins: new Date(NOON + 3_600_000), ...none },
    ])
  })
  it('of one project are not those of another, and of one that is not there nobody hears', async () => {
    const other = await hosting.addProject(accountId)
    await record([minute(), minute({ projectId: other.id, status2xx: 100 }), minute({ projectId: 'prj_none' })])
    deepEqual(await told('day'), [['01-01T00:00', [1, 2, 3, 4], 5e9]])
  })
  it('go when they are old: minutes after 2 days, hours after 35, days after 400', async () => {
    await record([minute()])
    const spans = async (): Promise<number[]> =>
      Promise.all((['minute', 'hour', 'day'] as const).map(async (span) => (await told(span)).length))
    const sweep = async (days: number): Promise<number> => {
      const at = new Date(NOON + days * DAY_MS)
      // Tests before may have left some of their own.
      while ((await sweepTraffic(hosting.deps.database, at)) > 0);
      return at.getTime()
    }
    await sweep(1.9)
    deepEqual(await spans(), [1, 1, 1])
    await sweep(2.1)
    deepEqual(await spans(), [0, 1, 1])
    await sweep(35.1)
    deepEqual(await spans(), [0, 0, 1])
    await sweep(401)
    deepEqual(await spans(), [0, 0, 0])
  })
})

describe('requests', () => {
  it('come back as they were, newest first, without those of other projects', async () => {
    const other = await hosting.addProject(accountId)
    const one = request(NOON - 2, { method: 'HEAD', path: '/a?', userAgent: 'B"r', referrer: 'a.example', bytes: 5e9 })
    await record([minute()], [one, request(NOON - 1, { path: '/b' }), request(NOON, { projectId: other.id })])
    await record([minute()], [request(NOON - 3, { path: '/c' }), request(NOON, { projectId: 'prj_none' })])
    deepEqual(await paths(), ['/b', '/a?', '/c'])
    deepEqual((await readRequests(hosting.deps.database, { projectId, at: new Date(NOON) }))[1], one)
  })
  it('are the last 200, of 24 hours', async () => {
    const many = Array.from({ length: 150 }, (_, i) => request(NOON + i, { path: `/${i}` }))
    await record([minute()], many)
    await record(
      [minute()],
      many.map(({ path, at }) => request(at.getTime() + 150, { path: `${path}b` })),
    )
    const kept = await hosting.deps.database.query('select 1 from site_request where project_id = $1', [projectId])
    equal(kept.length, 200)
    const shown = await paths()
    deepEqual([shown.length, shown[0], shown.at(-1)], [200, '/149b', '/100'])
    equal((await paths(NOON + 150 + DAY_MS)).length, 149)
    await sweepTraffic(hosting.deps.database, new Date(NOON + 150 + DAY_MS))
    equal((await paths()).length, 150)
  })
})

it('what is known of a project goes with it', async () => {
  await record([minute()], [request(NOON)])
  await deleteProject(hosting.deps, { accountId, projectId })
  await record([minute()], [request(NOON)])
  await sweepTraffic(hosting.deps.database, new Date(NOON))
  for (const table of ['site_traffic', 'site_request'])
    deepEqual(await hosting.deps.database.query(`select 1 from ${table} where project_id = $1`, [projectId]), [])
})
