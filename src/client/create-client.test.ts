import { deepEqual, equal, match, notEqual, ok, rejects, throws } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it, mock } from 'node:test'
import { drawLine, runIconsService } from '../../tests/run-icons-service.ts'
import type { IconsService } from '../../tests/run-icons-service.ts'
import { drawObjectSchema } from '../contract/draw-object.ts'
import { modelObjectSchema } from '../contract/model-object.ts'
import { ApiProblem } from './api-problem.ts'
import { createClient } from './create-client.ts'
import type { Client, ClientOptions } from './create-client.ts'

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const outcome = await call.catch((error: unknown) => error)
  ok(outcome instanceof ApiProblem, String(outcome))
  return outcome
}

describe('a client of a running service', () => {
  let service: IconsService
  let client: Client
  before(async () => {
    service = await runIconsService()
    client = createClient({ baseUrl: `${service.baseUrl}/`, key: service.key })
  })
  after(async () => service.stop())

  it('draws', async () => {
    const draw = drawObjectSchema.parse(await client.draw({ concept: 'cloud', cut: { size: 16 }, n: 2 }))
    deepEqual([draw.concept, draw.cut.size, draw.data.length], ['cloud', 16, 2])
  })
  it('streams', async () => {
    const types: string[] = []
    let intent = ''
    for await (const event of client.stream({ concept: 'cloud' })) {
      types.push(event.type)
      if (event.type === 'item.intent') intent = event.intent
      if (event.type === 'draw.completed') equal(event.draw.concept, 'cloud')
    }
    equal(intent, 'A line.')
    deepEqual([types[0], types.at(-1)], ['draw.created', 'draw.completed'])
  })
  it('reads the models', async () => {
    const { data } = await client.models()
    deepEqual(data, [await client.model('iconmodel-1')])
    modelObjectSchema.parse(data[0])
  })
  it('finds glyphs, and draws one', async () => {
    const { data, total, next } = await client.glyphs({ search: 'arrow', limit: 1 })
    deepEqual([data[0]?.name, data.length, next], ['arrow', 1, 1])
    ok(total > 1)
    const { svg, arguments: chosen } = await client.glyph('arrow', { cut: { size: 16 }, chosen: { facing: 'left' } })
    deepEqual(chosen, { facing: 'left' })
    match(svg, /viewBox="0 0 16 16"/)
    equal((await problemOf(client.glyph('arow'))).status, 404)
  })
  it('throws a refusal with its Error object', async () => {
    const problem = await problemOf(client.draw({ prompt: ' ' }))
    deepEqual([problem.status, problem.error.code, problem.error.param], [400, 'invalid_request', 'prompt'])
    equal(problem.message, problem.error.message)
    match(problem.error.request_id, /^req_/)
    equal((await problemOf(client.model('a/b?c'))).error.code, 'model_not_found')
    equal((await problemOf(createClient({ baseUrl: service.baseUrl }).draw({ concept: 'x' }))).status, 401)
    const streaming = client.stream({ prompt: 'x', model: 'other' })
    equal((await problemOf(streaming.next())).status, 404)
  })
  it('gives the same draw again for the same key of the caller', async () => {
    const options = { idempotencyKey: 'mine' }
    const first = await client.draw({ concept: 'cloud' }, options)
    equal((await client.draw({ concept: 'cloud' }, options)).id, first.id)
    notEqual((await client.draw({ concept: 'cloud' })).id, first.id)
  })
  it('ends with the reason of its signal', async () => {
    const reason = new Error('enough')
    await rejects(client.draw({ concept: 'cloud' }, { signal: AbortSignal.abort(reason) }), reason)
    // A service that never answers: one that does may be quicker than any time.
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const { models } = createClient({ baseUrl: `http://127.0.0.1:${port}` })
    await rejects(models({ signal: AbortSignal.timeout(1) }), { name: 'TimeoutError' })
    silent.close()
  })
  it('cancels the draw at the service when nobody reads the stream any more', async () => {
    const cancelled = Promise.withResolvers<void>()
    const slow = await runIconsService({
      draw: (_brief, _watch, signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            cancelled.resolve()
            reject(signal.reason as Error)
          })
        }),
    })
    for await (const event of createClient({ baseUrl: slow.baseUrl, key: slow.key }).stream({ concept: 'x' })) {
      equal(event.type, 'draw.created')
      break
    }
    await cancelled.promise
    await slow.stop()
  })
  it('throws what fails on the way of a stream', async () => {
    const admitted = Promise.withResolvers<void>()
    const broken = await runIconsService({
      draw: async () => {
        await admitted.promise
        throw new Error('secret detail')
      },
    })
    const events = createClient({ baseUrl: broken.baseUrl, key: broken.key }).stream({ concept: 'x' })
    equal((await events.next()).value?.type, 'draw.created')
    admitted.resolve()
    const problem = await problemOf(events.next())
    deepEqual([problem.status, problem.error.code], [500, 'server_error'])
    await broken.stop()
  })
  it('takes only an address', () => {
    throws(() => createClient({ baseUrl: 'localhost' }), /Invalid URL/)
  })
})

describe('tries again', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService({ draw: drawLine })
  })
  after(async () => service.stop())

  type Fault = number | Error | { readonly status: number; readonly retryAfter: number }

  function errorAnswer(status: number, retryAfter?: number): Response {
    const body = { status, code: 'rate_limit_exceeded', message: 'Later.', request_id: `req_${'0'.repeat(24)}` }
    return Response.json(retryAfter === undefined ? body : { ...body, retry_after: retryAfter }, { status })
  }

  /** A client before a network that has those faults first, and what it did. */
  function faulty(faults: readonly Fault[], options: Partial<ClientOptions> = {}) {
    const left = [...faults]
    const keys: (string | null)[] = []
    const waits: number[] = []
    const client = createClient({
      baseUrl: service.baseUrl,
      key: service.key,
      wait: async (ms) => void waits.push(ms),
      fetch: async (input, init) => {
        keys.push(new Headers(init?.headers).get('idempotency-key'))
        const fault = left.shift()
        if (fault instanceof Error) throw fault
        if (typeof fault === 'number') return errorAnswer(fault)
        return fault === undefined ? fetch(input, init) : errorAnswer(fault.status, fault.retryAfter)
      },
      ...options,
    })
    return { client, keys, waits }
  }
  const cut = new TypeError('fetch failed')

  it('after 429 and 503 as long as it is told to wait, under one key', async () => {
    const { client, keys, waits } = faulty([
      { status: 429, retryAfter: 3 },
      { status: 503, retryAfter: 1 },
    ])
    equal((await client.draw({ concept: 'cloud' })).concept, 'cloud')
    deepEqual(waits, [3000, 1000])
    equal(keys.length, 3)
    equal(new Set(keys).size, 1)
    match(keys[0] ?? '', /^[0-9a-f]{32}$/)
  })
  it('after network errors, with pauses that grow', async () => {
    const { client, waits } = faulty([cut, cut])
    equal((await client.draw({ concept: 'cloud' })).concept, 'cloud')
    deepEqual(waits, [250, 500])
  })
  it('when the connection breaks while the answer comes, and is answered what was drawn', async () => {
    let first = true
    const { client } = faulty([], {
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        if (!first) return response
        first = false
        await response.text()
        return new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }))
      },
    })
    const draws = service.briefs.length
    equal((await client.draw({ concept: 'cloud' })).concept, 'cloud')
    equal(service.briefs.length, draws + 1)
  })
  it('only so often', async () => {
    const { client, keys } = faulty([cut, cut, cut])
    await rejects(client.draw({ concept: 'cloud' }), cut)
    equal(keys.length, 3)
    const patient = faulty([cut, cut, cut], { retries: 3 })
    await patient.client.models()
  })
  it('never, and without a key of its own, when told so', async () => {
    const { client, keys } = faulty([{ status: 429, retryAfter: 1 }], { retries: 0 })
    equal((await problemOf(client.draw({ concept: 'cloud' }))).status, 429)
    deepEqual(keys, [null])
  })
  it('not where another try would not help', async () => {
    for (const fault of [400, 401, 500, 502, 503, { status: 503, retryAfter: 86_400 }]) {
      const { client, keys } = faulty([fault])
      await problemOf(client.draw({ concept: 'cloud' }))
      equal(keys.length, 1)
    }
  })
  it('a stream without a key only where nothing was begun', async () => {
    const refused = faulty([{ status: 429, retryAfter: 1 }])
    equal((await refused.client.stream({ concept: 'cloud' }).next()).value?.type, 'draw.created')
    deepEqual(refused.keys, [null, null])
    await rejects(faulty([cut]).client.stream({ concept: 'cloud' }).next(), cut)
    const keyed = faulty([cut])
    await keyed.client.stream({ concept: 'cloud' }, { idempotencyKey: 'mine' }).next()
    deepEqual(keyed.keys, ['mine', 'mine'])
  })
  it('not once its signal has aborted while it waits', async () => {
    const controller = new AbortController()
    const { signal } = controller
    const reason = new Error('enough')
    let tries = 0
    const client = createClient({
      baseUrl: service.baseUrl,
      key: service.key,
      fetch: async () => {
        tries += 1
        return errorAnswer(429, 60)
      },
    })
    // Nothing but the wait listens to the signal here.
    mock.method(signal, 'addEventListener', (...listener: Parameters<AbortSignal['addEventListener']>) => {
      EventTarget.prototype.addEventListener.apply(signal, listener)
      controller.abort(reason)
    })
    await rejects(client.draw({ concept: 'cloud' }, { signal }), reason)
    equal(tries, 1)
  })
  it('says so when something else answers', async () => {
    const client = createClient({
      baseUrl: service.baseUrl,
      fetch: async () => new Response('<html>', { status: 502 }),
    })
    await rejects(client.models(), /answered 502 without an Error object/)
  })
})
