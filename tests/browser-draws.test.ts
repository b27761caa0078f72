/** Draws with a browser's cookies instead of a key, over HTTP: who may, from where, how often, and what it costs. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { makeVisitorCookie } from '../src/accounts/visitors/visitor-cookie.ts'
import type { DrawObject } from '../src/contract/draw-object.ts'
import { drawLine } from './run-icons-service.ts'
import { runPayingService } from './paying-service.ts'
import type { PayingService } from './paying-service.ts'
import { ownServer } from './test-database.ts'
import type { TestServer } from './test-database.ts'
import { until } from './until.ts'

const SECRET = 'a secret of tests only, long enough for one'
/** What the concept `slow` waits for. */
let gate = Promise.withResolvers<void>()
const studio = {
  draw: async (...[brief, watch]: Parameters<typeof drawLine>): ReturnType<typeof drawLine> => {
    const drawn = await drawLine(brief, watch)
    const status = brief.concept === 'draft' ? ('draft' as const) : ('checked' as const)
    if (brief.concept === 'slow') await gate.promise
    return { ...drawn, items: drawn.items.map((item) => ({ ...item, status })) }
  },
}

/** So many draws at once, of which none ends before so many are refused. */
async function atOnce(count: number, refusals: number, draw: () => Promise<Response>): Promise<Response[]> {
  gate = Promise.withResolvers()
  let refused = 0
  const drawn = async (): Promise<Response> => {
    const response = await draw()
    if (response.status >= 400 && (refused += 1) === refusals) gate.resolve()
    return response
  }
  return Promise.all(Array.from({ length: count }, drawn))
}

const visitorCookie = (): string => `burin-visitor=${makeVisitorCookie(randomBytes, SECRET)}`

describe('draws with the cookies of a browser', () => {
  const stack = new AsyncDisposableStack()
  let server: TestServer
  before(async () => {
    server = stack.use(await ownServer())
  })
  after(() => stack.disposeAsync())

  async function withService(
    environment: Record<string, string>,
    work: (service: PayingService) => Promise<void>,
  ): Promise<void> {
    const service = await runPayingService(await server.makeDatabase(), studio, environment)
    try {
      await work(service)
    } finally {
      await service.stop()
    }
  }

  const draw = (
    service: PayingService,
    cookie: string,
    body: unknown = { concept: 'line' },
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ): Promise<Response> =>
    fetch(`${service.baseUrl}/api/v1/icons`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(body),
    })
  const messageOf = async (response: Response, status: number, code: string): Promise<string> => {
    const body = (await response.json()) as { code: string; message: string }
    deepEqual([response.status, body.code], [status, code], body.message)
    return body.message
  }

  it('cost a signed-in account its credits, and say where to buy more where they are sold', () =>
    withService({ STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' }, async (service) => {
      const payer = await service.makePayer(1)
      const cookie = await service.signIn(payer)
      const response = await draw(service, cookie)
      equal(((await response.json()) as DrawObject).credits, 1)
      const other = await draw(service, cookie, { concept: 'other' })
      match(await messageOf(other, 402, 'insufficient_credits'), /\/account\/billing/)
      deepEqual(await service.balanceOf(payer), [0n, 0n])
    }))

  it('are free for whoever is signed in where nothing costs credits, and say nothing of them', () =>
    withService({ BURIN_CREDITS: 'off' }, async (service) => {
      const cookie = await service.signIn(await service.makePayer(0))
      for (let i = 0; i < 3; i += 1) {
        const drawn = (await (await draw(service, cookie)).json()) as DrawObject
        ok(!('credits' in drawn) && drawn.data.length === 1)
      }
    }))

  it('are free once without sign-in, and the next one says to sign in', () =>
    withService({}, async (service) => {
      const cookie = visitorCookie()
      equal(((await (await draw(service, cookie, { concept: 'draft' })).json()) as DrawObject).data[0]?.status, 'draft')
      equal(((await (await draw(service, cookie, { concept: 'line', n: 2 })).json()) as DrawObject).credits, 0)
      match(await messageOf(await draw(service, cookie), 401, 'invalid_api_key'), /Sign in at .*\/sign-in/)
      equal((await draw(service, visitorCookie())).status, 200)
    }))

  it('are one for twenty tabs at once', () =>
    withService({ BURIN_LIMIT_VISITOR: '0' }, async (service) => {
      const cookie = visitorCookie()
      const all = await atOnce(20, 19, () => draw(service, cookie, { concept: 'slow' }))
      deepEqual(
        all.map(({ status }) => status).sort((a, b) => a - b),
        [200, ...Array.from({ length: 19 }, () => 401)],
      )
    }))

  it('without sign-in are ten a day of one network, and five tries a minute', async () => {
    await withService({ BURIN_LIMIT_VISITOR: '0' }, async (service) => {
      for (let i = 0; i < 10; i += 1) equal((await draw(service, visitorCookie())).status, 200)
      match(
        await messageOf(await draw(service, visitorCookie()), 401, 'invalid_api_key'),
        /from your network address today/,
      )
      equal((await draw(service, await service.signIn(await service.makePayer(1)))).status, 200)
    })
    await withService({ BURIN_LIMIT_VISITOR: '' }, async (service) => {
      for (let i = 0; i < 5; i += 1) {
        const response = await draw(service, visitorCookie())
        equal(response.status, 200)
        equal(response.headers.get('ratelimit-policy'), '"visitor";q=5;w=60')
      }
      match(
        await messageOf(await draw(service, visitorCookie()), 429, 'rate_limit_exceeded'),
        /^Your network address has had its 5 draws/,
      )
    })
  })

  it('are 30 a minute of an account, whatever the browser', () =>
    withService({ BURIN_LIMIT_MEMBER: '', BURIN_CREDITS: 'off' }, async (service) => {
      const payer = await service.makePayer(0)
      const [one, two] = [await service.signIn(payer), await service.signIn(payer)]
      for (let i = 0; i < 30; i += 1) equal((await draw(service, i % 2 === 0 ? one : two)).status, 200)
      match(await messageOf(await draw(service, one), 429, 'rate_limit_exceeded'), /^Your account has had its 30 draws/)
    }))

  it('are 120 a minute of a live key, and eight at once', async () => {
    const withKey = (service: PayingService, key: string, concept: string): Promise<Response> =>
      service.draw({ concept }, { authorization: `Bearer ${key}` })
    await withService({ BURIN_LIMIT_LIVE: '' }, async (service) => {
      const { key } = await service.makePayer(200)
      for (let i = 0; i < 120; i += 1) equal((await withKey(service, key, 'line')).status, 200)
      match(
        await messageOf(await withKey(service, key, 'line'), 429, 'rate_limit_exceeded'),
        /^This key has had its 120 draws/,
      )
    })
    await withService({}, async (service) => {
      const payer = await service.makePayer(20)
      const all = await atOnce(9, 1, () => withKey(service, payer.key, 'slow'))
      deepEqual(
        all.map(({ status }) => status).sort((a, b) => a - b),
        [200, 200, 200, 200, 200, 200, 200, 200, 429],
      )
      // A draw is over when its whole answer is there.
      for (const answer of all) if (answer.status === 200) await answer.text()
      const refused = all.find(({ status }) => status === 429) as Response
      equal(refused.headers.get('retry-after'), '1')
      match(await messageOf(refused, 429, 'rate_limit_exceeded'), /8 draws at work/)
      equal((await withKey(service, payer.key, 'line')).status, 200)
      // Eight draws of one drawing: it is paid for once.
      await until(async () => (await service.balanceOf(payer))[1] === 0n)
      deepEqual(await service.balanceOf(payer), [18n, 0n])
    })
  })

  it('are taken from pages of this host only', () =>
    withService({}, async (service) => {
      const cookie = await service.signIn(await service.makePayer(5))
      const status = async (headers: Record<string, string>): Promise<number> =>
        (await draw(service, cookie, { concept: 'line' }, headers)).status
      equal(await status({ 'sec-fetch-site': 'cross-site' }), 401)
      equal(await status({ 'sec-fetch-site': 'same-site' }), 401)
      equal(await status({ origin: 'https://evil.example' }), 401)
      equal(await status({ origin: service.baseUrl.replace('http:', 'https:') }), 401)
      equal(await status({}), 401)
      equal(await status({ origin: service.baseUrl }), 200)
    }))

  it('are judged by the key alone when there is one', () =>
    withService({}, async (service) => {
      const payer = await service.makePayer(5)
      const cookie = await service.signIn(payer)
      const headers = { 'sec-fetch-site': 'same-origin', authorization: 'Bearer svc_live_wrong' }
      equal((await draw(service, cookie, { concept: 'line' }, headers)).status, 401)
      const sandbox = { ...headers, authorization: `Bearer ${service.key}` }
      equal(((await (await draw(service, cookie, { concept: 'line' }, sandbox)).json()) as DrawObject).credits, 0)
      deepEqual(await service.balanceOf(payer), [5n, 0n])
    }))

  it('need a cookie that is good', () =>
    withService({}, async (service) => {
      for (const cookie of [
        'burin-session=burin_session_x',
        'burin-visitor=abc.def',
        'other=1',
        `burin-session=${'0'.repeat(500)}`,
      ])
        equal((await draw(service, cookie)).status, 401, cookie)
    }))

  it('are repeated with the same Idempotency-Key without another charge', () =>
    withService({}, async (service) => {
      const payer = await service.makePayer(2)
      const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': 'tab' }
      const cookies = [await service.signIn(payer), await service.signIn(payer)]
      const [first, again] = [
        await draw(service, cookies[0] ?? '', { concept: 'line' }, headers),
        await draw(service, cookies[1] ?? '', { concept: 'line' }, headers),
      ]
      deepEqual(await again.json(), await first.json())
      deepEqual(await service.balanceOf(payer), [1n, 0n])
    }))
})
