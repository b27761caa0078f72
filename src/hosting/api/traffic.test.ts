import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { Answer, HostingApi } from '../../../tests/run-hosting-api.ts'
import { recordTraffic } from '../traffic/record-traffic.ts'

const HOUR_MS = 3_600_000

let api: HostingApi
let projectId: string
/** The beginning of the hour that runs. */
let hour: number
before(async () => {
  api = await runHostingApi()
  projectId = (await api.ask('POST', '/projects/', { body: { name: 'A', slug: 'visited' } })).body.id
  hour = Math.floor(api.hosting.deps.now() / HOUR_MS) * HOUR_MS
  const count = { projectId, status3xx: 1, status4xx: 0, status5xx: 0, bytes: 10 }
  const request = { projectId, method: 'GET', status: 200, bytes: 10, ms: 1, network: '192.0.2.0/24' }
  await recordTraffic(api.hosting.deps.database, {
    counts: [
      { ...count, minute: new Date(hour), status2xx: 2 },
      { ...count, minute: new Date(hour - HOUR_MS), status2xx: 3 },
      { ...count, minute: new Date(hour - 23 * HOUR_MS), status2xx: 4 },
      { ...count, minute: new Date(hour - 24 * HOUR_MS), status2xx: 5 },
    ],
    requests: [
      { ...request, at: new Date(hour - 2), path: '/first', userAgent: 'Browser/1', referrer: 'a.example' },
      { ...request, at: new Date(hour - 1), path: '/second', userAgent: null, referrer: null },
    ],
  })
})
after(() => api[Symbol.asyncDispose]())

const iso = (ms: number): string => new Date(ms).toISOString()
const traffic = (query: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  api.ask('GET', `/projects/${projectId}/traffic?${new URLSearchParams(query).toString()}`)

describe('GET /projects/{projectId}/traffic', () => {
  it('shows the last 24 hours by the hour, and what they come to', async () => {
    const { status, body } = await traffic()
    equal(status, 200)
    deepEqual(body.total, { requests: 12, status2xx: 9, status3xx: 3, status4xx: 0, status5xx: 0, bytes: 30 })
    deepEqual([body.span, body.from, body.figures.length], ['hour', iso(hour - 23 * HOUR_MS), 24])
    const figures = { requests: 3, status2xx: 2, status3xx: 1, status4xx: 0, status5xx: 0, bytes: 10 }
    deepEqual(body.figures.at(-1), { begins: iso(hour), ...figures })
    equal(body.figures[1].requests, 0)
  })
  it('shows another time, and by minutes or days', async () => {
    const { body } = await traffic({ span: 'minute', from: iso(hour - 1), to: iso(hour + 60_000) })
    deepEqual(
      body.figures.map(({ begins, status2xx }: { begins: string; status2xx: number }) => [begins, status2xx]),
      [
        [iso(hour - 60_000), 0],
        [iso(hour), 2],
      ],
    )
    const days = (await traffic({ span: 'day' })).body
    deepEqual([days.figures.length, days.total.status2xx], [30, 14])
    const before = (await traffic({ to: iso(hour - HOUR_MS) })).body
    deepEqual([before.figures.length, before.total.status2xx], [24, 9])
  })
  it('refuses a time that is none, that ends before it begins, or that has too many figures', async () => {
    for (const [query, path, message] of [
      [{ span: 'week' }, 'span', /span/],
      [{ from: 'yesterday' }, 'from', /^`from` must be a moment in UTC .*Z\.$/],
      [{ from: iso(hour), to: iso(hour) }, 'from', /before/],
      [{ span: 'minute', from: iso(hour - 25 * HOUR_MS) }, 'from', /1500 figures/],
      [{ until: iso(hour) }, 'until', /until/],
    ] as const) {
      const { status, body } = await traffic(query)
      deepEqual([status, body.issues[0].path], [400, path], JSON.stringify(query))
      match(body.error, message)
    }
  })
})

describe('GET /projects/{projectId}/requests', () => {
  it('lists the last requests, newest first, without what tells who it was', async () => {
    const { status, body } = await api.ask('GET', `/projects/${projectId}/requests`)
    equal(status, 200)
    const request = { method: 'GET', status: 200, bytes: 10, ms: 1, network: '192.0.2.0/24' }
    deepEqual(body, [
      { ...request, at: iso(hour - 1), path: '/second', userAgent: null, referrer: null },
      { ...request, at: iso(hour - 2), path: '/first', userAgent: 'Browser/1', referrer: 'a.example' },
    ])
  })
})

it('what another account has is not there', async () => {
  const { token } = await api.addPerson()
  for (const what of ['traffic', 'requests'])
    equal((await api.ask('GET', `/projects/${projectId}/${what}`, { token })).status, 404)
})
