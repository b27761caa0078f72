/** What draws cost, over HTTP, with a real database: live keys, streams, repeats, cancellations, faults. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { DrawObject } from '../src/contract/draw-object.ts'
import { loadStudio } from '../src/main/load-studio.ts'
import { revokeKey } from '../src/accounts/keys/entities/live-key.ts'
import type { Studio } from '../src/studio/draw.ts'
import { runPayingService } from './paying-service.ts'
import type { PayingService } from './paying-service.ts'
import type { Payer } from './make-payer.ts'
import { readStream } from './read-stream.ts'
import { drawLine } from './run-icons-service.ts'
import { localServer, ownServer } from './test-database.ts'
import type { TestServer } from './test-database.ts'
import { until } from './until.ts'

interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly retry_after?: number
}

let gate = Promise.withResolvers<void>()

/** Draws what comes with pictures, as the service does. */
const real = loadStudio()

/** Concepts whose first word stands for what the studio does with them. */
const studio: Pick<Studio, 'draw'> = {
  draw: async (brief, watch, signal) => {
    if (brief.images.length > 0) return (await real).draw(brief, watch, signal)
    const [what] = (brief.concept ?? '').split('-')
    if (what === 'fails') throw new Error('the studio failed')
    if (what === 'nothing') return { concept: 'nothing', items: [], usage: null }
    const drawn = await drawLine(brief, watch)
    if (what === 'hangs')
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    if (what === 'slow') await gate.promise
    const isDraft = (index: number): boolean => what === 'draft' || (what === 'half' && index === 1)
    return {
      ...drawn,
      items: drawn.items.map((item, i) => (isDraft(i) ? { ...item, status: 'draft' as const } : item)),
    }
  },
}

const local = await localServer()
const servers: readonly (readonly [string, () => Promise<TestServer>, string | false])[] = [
  ['the embedded PostgreSQL', ownServer, false],
  [
    'the PostgreSQL of this machine',
    async () => local as TestServer,
    local === null ? 'MISSING: a PostgreSQL at 127.0.0.1:5432, so paid draws were not tried on it' : false,
  ],
]

for (const [name, makeServer, skip] of servers)
  describe(`paid draws on ${name}`, { skip }, () => {
    let service: PayingService
    let address: string
    const stack = new AsyncDisposableStack()
    before(async () => {
      const server = stack.use(await makeServer())
      address = await server.makeDatabase()
      service = await runPayingService(address, studio, { BURIN_LIMIT_LIVE_AT_ONCE: '0' })
    })
    after(async () => {
      await service.stop()
      await stack.disposeAsync()
    })

    const draw = (payer: Payer, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      service.draw(body, { authorization: `Bearer ${payer.key}`, ...headers })
    const drawn = async (response: Response): Promise<DrawObject> => {
      equal(response.status, 200, await response.clone().text())
      return (await response.json()) as DrawObject
    }
    const refused = async (response: Response, status: number, code: string): Promise<Refusal> => {
      const body = (await response.json()) as Refusal
      deepEqual([response.status, body.code], [status, code], body.message)
      return body
    }

    it('cost one credit for each checked item, and nothing for a draft', async () => {
      const payer = await service.makePayer(10)
      equal((await drawn(await draw(payer, { concept: 'line' }))).credits, 1)
      equal((await drawn(await draw(payer, { concept: 'line-1', n: 2 }))).credits, 2)
      equal((await drawn(await draw(payer, { concept: 'half', n: 2 }))).credits, 1)
      equal((await drawn(await draw(payer, { concept: 'draft' }))).credits, 0)
      deepEqual(await service.balanceOf(payer), [6n, 0n])
    })

    it('cost nothing from a picture that shows nothing, and one credit from one that does', async () => {
      const payer = await service.makePayer(10)
      const draws = async (bytes: Buffer, prompt?: string): Promise<unknown[]> => {
        const images = [{ base64: bytes.toString('base64'), mime: 'image/png' }]
        const { credits, data } = await drawn(await draw(payer, { images, prompt }))
        return [data[0]?.status, credits]
      }
      const white = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
      deepEqual(await draws(white), ['draft', 0])
      deepEqual(await draws(white, 'with a plus badge'), ['draft', 0])
      deepEqual(await service.balanceOf(payer), [10n, 0n])
      const umbrella = readFileSync(new URL('../corpus/pictures/umbrella.png', import.meta.url))
      deepEqual(await draws(umbrella), ['checked', 1])
      deepEqual(await service.balanceOf(payer), [9n, 0n])
    })

    it('cost nothing when the same is drawn again, and say so', async () => {
      const payer = await service.makePayer(10)
      const credits = async (body: object): Promise<unknown> => (await drawn(await draw(payer, body))).credits
      equal(await credits({ concept: 'bell' }), 1)
      equal(await credits({ concept: 'bell' }), 0)
      // Another cut is another drawing; of two ideas, one was paid for.
      equal(await credits({ concept: 'bell', cut: { size: 16 } }), 1)
      equal(await credits({ concept: 'bell', n: 2 }), 1)
      const again = await draw(payer, { concept: 'bell' }, { 'idempotency-key': 'bell' })
      equal((await drawn(again)).credits, 0)
      const repeated = await draw(payer, { concept: 'bell' }, { 'idempotency-key': 'bell' })
      equal((await drawn(repeated)).credits, 0)
      const streamed = await readStream(await draw(payer, { concept: 'bell', stream: true }))
      equal((JSON.parse(streamed.at(-1)?.data ?? '') as { draw: DrawObject }).draw.credits, 0)
      deepEqual(await service.balanceOf(payer), [7n, 0n])
    })

    it('cost one credit when twenty ask two services with one database for the same at once', async () => {
      const other = await runPayingService(address, studio, { BURIN_LIMIT_LIVE_AT_ONCE: '0' })
      const payer = await service.makePayer(50)
      const headers = { authorization: `Bearer ${payer.key}` }
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          (turn % 2 === 0 ? service : other).draw({ concept: 'crowd', stream: turn % 3 === 0 }, headers),
        ),
      )
      const said = await Promise.all(
        answers.map(async (answer) => Number(/.*"credits":(\d)/s.exec(await answer.text())?.[1])),
      )
      await other.stop()
      equal(
        said.reduce((sum, credits) => sum + credits, 0),
        1,
      )
      deepEqual(await service.balanceOf(payer), [49n, 0n])
    })

    it('are sent as small as their reader takes them, and refused as plain JSON', async () => {
      const payer = await service.makePayer(2)
      for (const coding of ['gzip', 'br', 'identity']) {
        const answer = await draw(payer, { concept: `packed-${coding}` }, { 'accept-encoding': coding })
        equal(answer.headers.get('content-encoding'), coding === 'identity' ? null : coding)
        if (coding === 'identity') await refused(answer, 402, 'insufficient_credits')
        else equal((await drawn(answer)).credits, 1)
      }
    })

    it('are counted for operators', async () => {
      const counted = async (): Promise<number> => {
        const metrics = await (await fetch(`${service.operationsOn}/metrics`)).text()
        return Number(/^burin_credits_charged_total\{caller="live"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
      }
      const [payer, before] = [await service.makePayer(3), await counted()]
      await drawn(await draw(payer, { concept: 'line', n: 2 }))
      await drawn(await draw(payer, { concept: 'draft' }))
      equal(await counted(), before + 2)
    })

    it('cost nothing when they fail or give nothing', async () => {
      const payer = await service.makePayer(2)
      await refused(await draw(payer, { concept: 'fails' }), 500, 'server_error')
      await refused(await draw(payer, { concept: 'nothing', n: 2 }), 502, 'model_error')
      await refused(await draw(payer, { concept: 'line', n: 3 }), 400, 'invalid_request')
      deepEqual(await service.balanceOf(payer), [2n, 0n])
    })

    it('are refused with the way to buy more when there are not enough credits', async () => {
      const payer = await service.makePayer(1)
      const before = service.briefs.length
      const { message } = await refused(await draw(payer, { concept: 'line', n: 2 }), 402, 'insufficient_credits')
      match(message, /^This draw may cost 2 credits, and 1 is left: whoever runs this service can give you more\.$/)
      equal((await drawn(await draw(payer, { concept: 'line' }))).credits, 1)
      equal(service.briefs.length, before + 1)
      match(
        (await refused(await draw(payer, { concept: 'other' }), 402, 'insufficient_credits')).message,
        /none is left/,
      )
    })

    it('are checked for everything else before they are paid for', async () => {
      const payer = await service.makePayer(0)
      await refused(await draw(payer, { concept: 'NO SLUG' }), 400, 'invalid_request')
      await refused(await draw(payer, { concept: 'line', model: 'other' }), 404, 'model_not_found')
      await refused(await draw(payer, { concept: 'line' }), 402, 'insufficient_credits')
    })

    it('are repeated with the same key for nothing, also as a stream, and never charged twice at once', async () => {
      const payer = await service.makePayer(5)
      const headers = { 'idempotency-key': 'one' }
      const first = await drawn(await draw(payer, { concept: 'line' }, headers))
      const again = await draw(payer, { concept: 'line' }, headers)
      equal(again.headers.get('idempotency-replayed'), 'true')
      deepEqual(await again.json(), first)
      gate = Promise.withResolvers<void>()
      let refusals = 0
      const all = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const response = await draw(payer, { concept: 'slow' }, { 'idempotency-key': 'two' })
          if (response.status === 429) refusals += 1
          if (refusals === 19) gate.resolve()
          return response
        }),
      )
      deepEqual(
        all.map(({ status }) => status).sort((a, b) => a - b),
        [200, ...Array.from({ length: 19 }, () => 429)],
      )
      const streamed = await draw(payer, { concept: 'line-3', stream: true }, { 'idempotency-key': 'three' })
      const last = JSON.parse((await readStream(streamed)).at(-1)?.data ?? '') as { draw: DrawObject }
      equal(last.draw.credits, 1)
      deepEqual(await service.balanceOf(payer), [2n, 0n])
    })

    it('let the key go when they cannot be paid for', async () => {
      const payer = await service.makePayer(0)
      const headers = { 'idempotency-key': 'poor' }
      await refused(await draw(payer, { concept: 'line' }, headers), 402, 'insufficient_credits')
      await refused(await draw(payer, { concept: 'line' }, headers), 402, 'insufficient_credits')
    })

    it('give back what they held when the client goes away', async () => {
      const payer = await service.makePayer(2)
      const gone = new AbortController()
      const asked = fetch(`${service.baseUrl}/api/v1/icons`, {
        method: 'POST',
        headers: { authorization: `Bearer ${payer.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ concept: 'hangs', n: 2 }),
        signal: gone.signal,
      }).catch(() => null)
      await until(async () => (await service.balanceOf(payer))[1] === 2n)
      gone.abort()
      await asked
      await until(async () => (await service.balanceOf(payer))[1] === 0n)
      deepEqual(await service.balanceOf(payer), [2n, 0n])
    })

    it('cost the items of a stream that were handed out before the client went away', async () => {
      const payer = await service.makePayer(2)
      const response = await draw(payer, { concept: 'hangs', stream: true, n: 2 })
      const reader = (response.body as ReadableStream<Uint8Array>).getReader()
      let text = ''
      while ((text.match(/event: item\.completed/g) ?? []).length < 2)
        text += new TextDecoder().decode((await reader.read()).value)
      await reader.cancel()
      await until(async () => (await service.balanceOf(payer))[1] === 0n)
      deepEqual(await service.balanceOf(payer), [0n, 0n])
    })

    it('are not made with a key that is revoked, even by a process that has not heard of it', async () => {
      const payer = await service.makePayer(3)
      const drawn = await draw(payer, { concept: 'line' })
      equal(drawn.status, 200)
      // It is charged between its drawings and its end.
      await drawn.text()
      ok(await revokeKey({ database: service.database, now: Date.now }, payer))
      const { message } = await refused(await draw(payer, { concept: 'line' }), 401, 'invalid_api_key')
      match(message, /revoked/)
      deepEqual(await service.balanceOf(payer), [2n, 0n])
    })

    it('are refused for a key that nobody has, and for one that is not whole', async () => {
      const { key, ...payer } = await service.makePayer(1)
      for (const bad of [`svc_live_${'0'.repeat(32)}`, key.slice(0, -1), `${key}0`, key.toUpperCase()]) {
        const response = await draw({ ...payer, key: bad }, { concept: 'line' })
        match(response.headers.get('www-authenticate') ?? '', /error="invalid_token"/)
        await refused(response, 401, 'invalid_api_key')
      }
    })
  })
