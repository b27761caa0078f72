import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { freePort, NO_REDIS, runRedis, STEADY_REDIS } from '../../tests/run-redis.ts'
import { runIconsService } from '../../tests/run-icons-service.ts'
import type { IconsService } from '../../tests/run-icons-service.ts'
import { until } from '../../tests/until.ts'

interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly retry_after?: number
}

const keyOf = (letter: string): Record<string, string> => ({ authorization: `Bearer svc_test_${letter.repeat(32)}` })
const wrong = { authorization: 'Bearer wrong' }

const limitsOf = (response: Response): (string | null)[] =>
  ['ratelimit-policy', 'ratelimit', 'retry-after'].map((name) => response.headers.get(name))

/** The 429 of a draw, with all that it must carry. */
async function tooMany(response: Response, policy: string): Promise<Refusal> {
  const answer = (await response.json()) as Refusal
  deepEqual([response.status, answer.status, answer.code], [429, 429, 'rate_limit_exceeded'], answer.message)
  const seconds = answer.retry_after ?? 0
  ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60, `retry_after ${seconds}`)
  equal(response.headers.get('ratelimit-policy'), policy)
  equal(response.headers.get('ratelimit'), `${policy.split(';')[0]};r=0;t=${seconds}`)
  equal(response.headers.get('retry-after'), String(seconds))
  match(answer.message, new RegExp(`in (${seconds} seconds|one second)[;.]`))
  return answer
}

describe('the limit of a sandbox key', () => {
  let service: IconsService
  const policy = '"sandbox";q=3;w=60'
  before(async () => {
    service = await runIconsService({}, { BURIN_LIMIT_SANDBOX: '3' })
  })
  after(async () => service.stop())

  it('is 120 draws a minute unless the operator says otherwise', async () => {
    const usual = await runIconsService({}, { BURIN_LIMIT_SANDBOX: '' })
    const statuses: number[] = []
    for (let i = 0; i < 120; i += 1) {
      const response = await usual.draw({ concept: 'cloud' })
      statuses.push(response.status)
      equal(response.headers.get('ratelimit-policy'), '"sandbox";q=120;w=60')
      match(response.headers.get('ratelimit') ?? '', new RegExp(`^"sandbox";r=${119 - i};t=\\d+$`))
    }
    deepEqual(new Set(statuses), new Set([200]))
    const { message } = await tooMany(await usual.draw({ concept: 'cloud' }), '"sandbox";q=120;w=60')
    match(message, /^This key has had its 120 draws in 60 seconds\. Ask again in \d+ seconds; /)
    equal(usual.briefs.length, 120)
    await usual.stop()
  })
  it('is told by every answer: drawn, refused, streamed', async () => {
    const told = async (body: unknown, status: number, remaining: number): Promise<void> => {
      const response = await service.draw(body, keyOf('a'))
      await response.text()
      equal(response.status, status)
      const [quota, left, retry] = limitsOf(response)
      deepEqual([quota, retry], [policy, null])
      match(left ?? '', new RegExp(`^"sandbox";r=${remaining};t=([1-9]|[1-5]\\d|60)$`))
    }
    await told({ concept: 'cloud' }, 200, 2)
    await told('{', 400, 1)
    await told({ concept: 'cloud', model: 'other' }, 404, 0)
    await tooMany(await service.draw({ concept: 'cloud' }, keyOf('a')), policy)
    const streamed = await service.draw({ concept: 'cloud', stream: true }, keyOf('b'))
    equal(streamed.headers.get('content-type'), 'text/event-stream')
    deepEqual(limitsOf(streamed), [policy, '"sandbox";r=2;t=60', null])
    await streamed.text()
  })
  it('is told when the draw fails, too', async () => {
    const broken = await runIconsService(
      {
        draw: async () => {
          throw new Error('no')
        },
      },
      { BURIN_LIMIT_SANDBOX: '3' },
    )
    const response = await broken.draw({ concept: 'cloud' })
    equal(response.status, 500)
    deepEqual(limitsOf(response), [policy, '"sandbox";r=2;t=60', null])
    await broken.stop()
  })
  it('is a limit of each key alone', async () => {
    for (let i = 0; i < 4; i += 1) await service.draw({ concept: 'cloud' }, keyOf('c'))
    equal((await service.draw({ concept: 'cloud' }, keyOf('c'))).status, 429)
    equal((await service.draw({ concept: 'cloud' }, keyOf('d'))).status, 200)
  })
  it('comes before the body, of which not a byte is read', async () => {
    for (let i = 0; i < 3; i += 1) await service.draw({ concept: 'cloud' }, keyOf('e'))
    for (const headers of [{}, { 'content-type': 'text/plain' }]) {
      const response = await service.draw('{', { ...keyOf('e'), ...headers })
      await tooMany(response, policy)
    }
    const answer = await new Promise<string>((resolve, reject) => {
      const connection = connect(service.port, '127.0.0.1', () =>
        connection.write(
          `POST /api/v1/icons HTTP/1.1\r\nHost: a\r\nAuthorization: ${keyOf('e')['authorization']}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
        ),
      )
      connection.once('data', (bytes: Buffer) => {
        connection.destroy()
        resolve(bytes.toString())
      })
      connection.on('error', reject)
    })
    match(answer, /^HTTP\/1\.1 429 /)
  })
  it('does not count what is no draw', async () => {
    for (let i = 0; i < 5; i += 1) {
      const response = await fetch(`${service.baseUrl}/api/v1/models`, { headers: keyOf('f') })
      deepEqual([response.status, ...limitsOf(response)], [200, null, null, null])
      equal((await fetch(`${service.baseUrl}/api/v1/icons`, { headers: keyOf('f') })).status, 405)
      equal((await fetch(`${service.baseUrl}/api/v1/icons`, { method: 'OPTIONS' })).status, 204)
    }
    equal((await service.draw({ concept: 'cloud' }, keyOf('f'))).headers.get('ratelimit'), '"sandbox";r=2;t=60')
  })
  it('may be read by pages of any origin', async () => {
    const exposed = (await service.draw({}, keyOf('g'))).headers.get('access-control-expose-headers') ?? ''
    for (const name of ['RateLimit', 'RateLimit-Policy', 'Retry-After']) ok(exposed.split(', ').includes(name), exposed)
  })
  it('can be switched off: then nothing is counted or told', async () => {
    const off = { BURIN_LIMIT_SANDBOX: '0', BURIN_LIMIT_SANDBOX_NETWORK: '2', BURIN_LIMIT_WRONG_KEYS: '0' }
    const open = await runIconsService({}, off)
    for (let i = 0; i < 5; i += 1) {
      deepEqual(limitsOf(await open.draw({ concept: 'cloud' })), [null, null, null])
      const refused = await open.draw({ concept: 'cloud' }, wrong)
      deepEqual([refused.status, ...limitsOf(refused)], [401, null, null, null])
    }
    await open.stop()
  })
})

describe('the limit of a network for sandbox keys', () => {
  /** A key that nobody had before. */
  let invented = 0
  const anyKey = (): Record<string, string> => ({
    authorization: `Bearer svc_test_${String((invented += 1)).padStart(32, '0')}`,
  })
  const policy = '"sandbox-network";q=4;w=60'
  const environment = { BURIN_LIMIT_SANDBOX: '3', BURIN_LIMIT_SANDBOX_NETWORK: '4' }

  it('is 240 draws a minute whatever keys it invents, unless the operator says otherwise', async () => {
    const usual = await runIconsService({}, { BURIN_LIMIT_SANDBOX: '' })
    const statuses = new Map<number, number>()
    for (let i = 0; i < 241; i += 1) {
      const response = await usual.draw({ concept: 'cloud' }, anyKey())
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status === 429) {
        const { message } = await tooMany(response, '"sandbox-network";q=240;w=60')
        match(message, /^Your network address, with whatever sandbox keys, has had its 240 draws in 60 seconds\./)
      } else await response.text()
    }
    deepEqual(
      [...statuses],
      [
        [200, 240],
        [429, 1],
      ],
    )
    equal(usual.briefs.length, 240)
    await usual.stop()
  })
  it('is told where it leaves less than that of the key', async () => {
    const service = await runIconsService({}, environment)
    const told = async (headers: Record<string, string>): Promise<unknown> => {
      const response = await service.draw({ concept: 'cloud' }, headers)
      return [response.status, response.headers.get('ratelimit')?.replace(/t=\d+/, 't')]
    }
    deepEqual(await told(keyOf('a')), [200, '"sandbox";r=2;t'])
    deepEqual(await told(keyOf('a')), [200, '"sandbox";r=1;t'])
    deepEqual(await told(keyOf('b')), [200, '"sandbox-network";r=1;t'])
    deepEqual(await told(keyOf('c')), [200, '"sandbox-network";r=0;t'])
    deepEqual(await told(keyOf('d')), [429, '"sandbox-network";r=0;t'])
    await tooMany(await service.draw({ concept: 'cloud' }, keyOf('e')), policy)
    await service.stop()
  })
  it('is not used up by one key that goes on when it has had its own', async () => {
    const service = await runIconsService({}, environment)
    const statuses: number[] = []
    for (const letter of 'aaaaaaab') statuses.push((await service.draw({ concept: 'cloud' }, keyOf(letter))).status)
    deepEqual(statuses, [200, 200, 200, 429, 429, 429, 429, 200])
    await service.stop()
  })
  it('counts IPv6 by /64, and by /48 with four times as much', async () => {
    const service = await runIconsService({}, { ...environment, BURIN_TRUST_PROXIES: '1' })
    const statusesOf = async (addresses: readonly string[]): Promise<number[]> => {
      const statuses: number[] = []
      for (const address of addresses)
        statuses.push((await service.draw({ concept: 'cloud' }, { ...anyKey(), 'x-forwarded-for': address })).status)
      return statuses
    }
    const household = Array.from({ length: 5 }, (_, place) => `2001:db8:7:1::${place + 1}`)
    deepEqual(await statusesOf(household), [200, 200, 200, 200, 429])
    const site = Array.from({ length: 12 }, (_, place) => `2001:db8:7:${place + 16}::1`)
    deepEqual(new Set(await statusesOf(site.slice(0, 11))), new Set([200]), 'five and eleven are sixteen')
    deepEqual(await statusesOf(site.slice(11)), [429])
    deepEqual(await statusesOf(['2001:db8:8:1::1', '192.0.2.1']), [200, 200])
    await service.stop()
  })
  it('does not hold those who pay', async () => {
    const service = await runIconsService({}, environment, {
      authenticate: async ({ authorization: [header], network }) =>
        header?.includes('live') === true
          ? { kind: 'live', id: 'someone', accountId: 'acc_1', keyId: 'key_1' }
          : { kind: 'sandbox', id: String((invented += 1)), network },
    })
    const statuses: number[] = []
    for (let i = 0; i < 5; i += 1) statuses.push((await service.draw({ concept: 'cloud' })).status)
    statuses.push((await service.draw({ concept: 'cloud' }, { authorization: 'Bearer svc_live_x' })).status)
    deepEqual(statuses, [200, 200, 200, 200, 429, 200])
    await service.stop()
  })
})

describe('who is turned away', () => {
  it('is answered when it is its turn, one network after the other; who is let in never waits', async () => {
    const gate = Promise.withResolvers<void>()
    const waiting: string[] = []
    const service = await runIconsService(
      {},
      { BURIN_LIMIT_SANDBOX: '1', BURIN_TRUST_PROXIES: '1' },
      {
        pace: (network, leaving) => {
          waiting.push(network)
          leaving().addEventListener('abort', () => waiting.push('left'))
          return gate.promise
        },
      },
    )
    const draw = async (address: string, headers = keyOf('a')): Promise<Response> =>
      service.draw({ concept: 'cloud' }, { ...headers, 'x-forwarded-for': address })
    equal((await draw('192.0.2.1')).status, 200)
    ok(waiting.length < 1)
    const turnedAway = [draw('192.0.2.1'), draw('2001:db8:0:7::1', wrong)]
    await until(() => waiting.length === 2)
    deepEqual(waiting.toSorted(), ['192.0.2.1', '2001:db8:0:7::/64'])
    equal((await draw('192.0.2.1', keyOf('b'))).status, 200)
    const leaving = new AbortController()
    const left = fetch(`${service.baseUrl}/api/v1/icons`, { method: 'POST', signal: leaving.signal })
    await until(() => waiting.length === 3)
    leaving.abort()
    await left.catch(() => null)
    await until(() => waiting.includes('left'))
    gate.resolve()
    deepEqual(
      (await Promise.all(turnedAway)).map(({ status }) => status),
      [429, 401],
    )
    await service.stop()
  })
})

describe('the limit of wrong keys', () => {
  const policy = '"wrong-keys";q=2;w=60'
  const environment = { BURIN_LIMIT_WRONG_KEYS: '2' }
  const statusesOf = async (service: IconsService, all: readonly Record<string, string>[]): Promise<number[]> => {
    const statuses: number[] = []
    for (const headers of all) statuses.push((await service.draw({ concept: 'cloud' }, headers)).status)
    return statuses
  }

  it('is 20 a minute of one address unless the operator says otherwise', async () => {
    const usual = await runIconsService({}, { BURIN_LIMIT_WRONG_KEYS: '' })
    for (let i = 0; i < 20; i += 1) {
      const response = await usual.draw({ concept: 'cloud' }, wrong)
      equal(response.status, 401)
      equal(response.headers.get('ratelimit-policy'), '"wrong-keys";q=20;w=60')
      match(response.headers.get('ratelimit') ?? '', new RegExp(`^"wrong-keys";r=${19 - i};t=\\d+$`))
      match(response.headers.get('www-authenticate') ?? '', /error="invalid_token"/)
    }
    const { message } = await tooMany(await usual.draw({ concept: 'cloud' }, wrong), '"wrong-keys";q=20;w=60')
    match(message, /at most 20 in 60 seconds\. Check the key, and come back in \d+ seconds; a good key is let in/)
    await usual.stop()
  })
  it('lets a good key in all the while, and tells of its own limit', async () => {
    const service = await runIconsService({}, { ...environment, BURIN_LIMIT_SANDBOX: '5' })
    deepEqual(await statusesOf(service, [wrong, wrong, wrong]), [401, 401, 429])
    const response = await service.draw({ concept: 'cloud' })
    equal(response.status, 200)
    equal(response.headers.get('ratelimit-policy'), '"sandbox";q=5;w=60')
    await service.stop()
  })
  it('counts whatever was refused in the header, and no request without one', async () => {
    const service = await runIconsService({}, environment)
    const post = async (): Promise<Response> => fetch(`${service.baseUrl}/api/v1/icons`, { method: 'POST' })
    for (let i = 0; i < 5; i += 1) {
      const response = await post()
      deepEqual([response.status, ...limitsOf(response)], [401, null, null, null])
    }
    deepEqual(
      await statusesOf(service, [{ authorization: 'Basic dTpw' }, { authorization: 'Bearer svc_test_short' }]),
      [401, 401],
    )
    await tooMany(await service.draw({ concept: 'cloud' }, { authorization: 'Bearer svc_live_x' }), policy)
    equal((await post()).status, 401)
    await service.stop()
  })
  it('does not believe what a caller says of its address', async () => {
    const service = await runIconsService({}, environment)
    const forged = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => ({ ...wrong, 'x-forwarded-for': address }))
    deepEqual(await statusesOf(service, forged), [401, 401, 429])
    await service.stop()
  })
  it('believes the last word of one proxy, where there is one', async () => {
    const service = await runIconsService({}, { ...environment, BURIN_TRUST_PROXIES: '1' })
    const by = (forwarded: string): Record<string, string> => ({ ...wrong, 'x-forwarded-for': forwarded })
    const forged = ['192.0.2.1, 198.51.100.9', '192.0.2.2, 198.51.100.9', '192.0.2.3,198.51.100.9'].map(by)
    deepEqual(await statusesOf(service, forged), [401, 401, 429])
    const household = ['2001:db8:0:7::1', '2001:db8:0:7:a::', '2001:db8:0:7:ffff::1', '2001:db8:0:8::1'].map(by)
    deepEqual(await statusesOf(service, household), [401, 401, 429, 401])
    const mapped = ['203.0.113.5', '::ffff:203.0.113.5', '203.0.113.5:5000', '203.0.113.6'].map(by)
    deepEqual(await statusesOf(service, mapped), [401, 401, 429, 401])
    await service.stop()
  })
  it('believes two proxies when there are two, and no more', async () => {
    const service = await runIconsService({}, { ...environment, BURIN_TRUST_PROXIES: '2' })
    const chains = ['192.0.2.1, 198.51.100.9, 10.0.0.1', '192.0.2.2, 198.51.100.9, 10.0.0.2', '198.51.100.9, 10.0.0.3']
    deepEqual(
      await statusesOf(
        service,
        chains.map((chain) => ({ ...wrong, 'x-forwarded-for': chain })),
      ),
      [401, 401, 429],
    )
    await service.stop()
  })
})

describe('limits of services on one Redis', { skip: NO_REDIS }, () => {
  it('are shared, hold when Redis stops, and never stop a draw', async () => {
    const redis = await runRedis(await freePort())
    const environment = { REDIS_URL: redis.url, ...STEADY_REDIS, BURIN_LIMIT_SANDBOX: '4' }
    const [one, other] = await Promise.all([runIconsService({}, environment), runIconsService({}, environment)])
    const remaining = async (service: IconsService): Promise<[number, string | null]> => {
      const response = await service.draw({ concept: 'cloud' }, keyOf('a'))
      return [response.status, /r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1] ?? null]
    }
    const turns: [number, string | null][] = []
    for (const service of [one, other, one, other, one, other]) turns.push(await remaining(service))
    deepEqual(turns, [
      [200, '3'],
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
      [429, '0'],
    ])
    await redis.stop()
    deepEqual(
      [await remaining(one), await remaining(one)],
      [
        [200, '3'],
        [200, '2'],
      ],
    )
    equal(one.log.filter((line) => line.includes('redis-away')).length, 1)
    await one.stop()
    await other.stop()
  })
})
