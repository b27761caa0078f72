import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countTraffic } from './count-traffic.ts'
import type { Traffic, TrafficBatch, Visit } from './count-traffic.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const HEAD: Visit['head'] = {
  isHead: false,
  host: 'shop.sites.test',
  path: '/',
  query: '',
  acceptEncoding: undefined,
  ifNoneMatch: undefined,
  ifModifiedSince: undefined,
  range: undefined,
  ifRange: undefined,
  userAgent: undefined,
  referrer: undefined,
  forwardedFor: undefined,
}

function visit(head: Partial<Visit['head']> = {}, rest: Partial<Omit<Visit, 'head'>> = {}): Visit {
  return {
    projectId: 'prj_a',
    address: '192.0.2.7',
    status: 200,
    bytes: 10,
    at: NOON,
    head: { ...HEAD, ...head },
    ...rest,
  }
}

const open = (trustedProxies = 0): Traffic => countTraffic({ now: () => NOON + 3, trustedProxies })

function taken(visits: readonly Visit[], trustedProxies = 0): TrafficBatch {
  const traffic = open(trustedProxies)
  for (const one of visits) traffic.count(one)
  return traffic.take()
}

describe('what is counted', () => {
  it('is requests by project, minute and class of status, and their bytes', () => {
    const statuses = [200, 206, 304, 404, 451, 503]
    const { counts } = taken([
      ...statuses.map((status) => visit({}, { status })),
      visit({}, { projectId: 'prj_b', at: NOON + 59_999 }),
      visit({}, { at: NOON + 60_000, bytes: 7 }),
    ])
    const of = { projectId: 'prj_a', status2xx: 2, status3xx: 1, status4xx: 2, status5xx: 1 }
    const none = { status3xx: 0, status4xx: 0, status5xx: 0 }
    deepEqual(counts, [
      { ...of, minute: new Date(NOON), bytes: 60 },
      { projectId: 'prj_a', minute: new Date(NOON + 60_000), status2xx: 1, ...none, bytes: 7 },
      { projectId: 'prj_b', minute: new Date(NOON), status2xx: 1, ...none, bytes: 10 },
    ])
  })
  it('is taken once', () => {
    const traffic = open()
    traffic.count(visit())
    equal(traffic.take().counts.length, 1)
    deepEqual(traffic.take(), { counts: [], requests: [], uncounted: 0 })
  })
  it('is bounded: of too many projects nothing is kept but how often that was', () => {
    const { counts, uncounted } = taken(Array.from({ length: 10_002 }, (_, i) => visit({}, { projectId: `prj_${i}` })))
    deepEqual([counts.length, uncounted], [10_000, 2])
  })
})

describe('what is logged', () => {
  it('is what was asked and answered, without the query', () => {
    const head = {
      path: '/a%20b',
      query: '?token=secret',
      userAgent: 'Browser/1',
      referrer: 'https://a.example:8443/b?c=d',
    }
    deepEqual(taken([visit(head, { status: 404, bytes: 5 })]).requests, [
      {
        projectId: 'prj_a',
        at: new Date(NOON),
        method: 'GET',
        path: '/a%20b',
        status: 404,
        bytes: 5,
        ms: 3,
        network: '192.0.2.0/24',
        userAgent: 'Browser/1',
        referrer: 'a.example:8443',
      },
    ])
    const [bare] = taken([visit({ isHead: true, referrer: 'none' })]).requests
    deepEqual([bare?.method, bare?.userAgent, bare?.referrer], ['HEAD', null, null])
  })
  const networks: readonly (readonly [string, number, string | undefined, string])[] = [
    ['192.0.2.7', 0, '198.51.100.9', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', 0, undefined, '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', 0, undefined, '2001:db8:1::/48'],
    ['10.0.0.1', 1, '203.0.113.4, 198.51.100.9', '198.51.100.0/24'],
    ['10.0.0.1', 2, '203.0.113.4,198.51.100.9', '203.0.113.0/24'],
    ['10.0.0.1', 2, '198.51.100.9', '198.51.100.0/24'],
    ['10.0.0.1', 1, 'nobody', 'unknown'],
    ['10.0.0.1', 1, `${'x'.repeat(5000)}, 198.51.100.9`, '198.51.100.0/24'],
  ]
  for (const [address, proxies, forwardedFor, network] of networks)
    it(`has of a visitor at ${address}, named ${forwardedFor?.slice(0, 30)} by ${proxies} proxies, ${network} alone`, () => {
      const { requests } = taken([visit({ forwardedFor }, { address })], proxies)
      equal(requests[0]?.network, network)
      ok(!JSON.stringify(requests).includes(address))
    })
  it('is bounded in length', () => {
    const long = 'x'.repeat(10_000)
    const head = { path: `/${long}`, userAgent: long, referrer: `https://a.example/${long}` }
    const [logged] = taken([visit(head)]).requests
    deepEqual([logged?.path.length, logged?.userAgent?.length, logged?.referrer], [512, 256, 'a.example'])
  })
  it('are the last 200 of a project', () => {
    const { requests, counts } = taken(Array.from({ length: 1_000 }, (_, i) => visit({ path: `/${i}` })))
    deepEqual([requests.length, requests[0]?.path, requests.at(-1)?.path], [200, '/800', '/999'])
    equal(counts[0]?.status2xx, 1_000)
  })
  it('are fewer of each the more projects there are, and never more than a bound, whoever came first', () => {
    const visits = Array.from({ length: 2_000 }, (_, project) =>
      Array.from({ length: 200 }, (__, i) => visit({ path: `/${i}` }, { projectId: `prj_${project}` })),
    ).flat()
    const { requests } = taken(visits)
    ok(requests.length <= 4_000, `${requests.length}`)
    const of = Map.groupBy(requests, ({ projectId }) => projectId)
    equal(of.size, 2_000)
    deepEqual(of.get('prj_0')?.at(-1)?.path, '/199')
  })
})
