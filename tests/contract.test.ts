/**
 * Holds the running service to its own description: every example is sent, every documented answer provoked, and what
 * comes back is checked against /openapi.json as it is served. An answer that is not documented fails, and so does one that
 * has more than it says.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { deepEqual, equal, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ServiceDeps } from '../src/main/compose.ts'
import type { Studio } from '../src/studio/draw.ts'
import { HEADERS } from '../src/api/openapi/headers.ts'
import { apiDescription } from './openapi/api-description.ts'
import type { ApiDescription } from './openapi/api-description.ts'
import { closedDescription } from './openapi/closed-description.ts'
import { BusyError } from '../src/platform/workers.ts'
import { drawLine, runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'

/** Documented, and not to be had today. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'createIcon 402 insufficient_credits': 'there are no credits yet',
  'describeServiceResource 500 server_error': 'nothing in it can break',
  'describeApiResource 500 server_error': 'nothing in it can break',
  'describeIconsResource 500 server_error': 'nothing in it can break',
  'describeMcpResource 500 server_error': 'nothing in it can break',
  'describeAuthorizationServer 500 server_error': 'nothing in it can break',
  'refuseToken 500 server_error': 'nothing in it can break',
}

describe('the answers of the service are those of /openapi.json', () => {
  let service: IconsService
  let api: ApiDescription
  const seen = new Set<string>()
  before(async () => {
    service = await runIconsService()
    const document = (await (await fetch(`${service.baseUrl}/openapi.json`)).json()) as Record<string, unknown>
    api = apiDescription(closedDescription(document))
  })
  after(async () => service.stop())

  /** Checks an answer against what the operation documents, and notes that it was seen. */
  async function check(operationId: string, response: Response): Promise<void> {
    const { status, headers } = response
    const text = await response.text()
    const told = `${operationId} ${status} ${text.slice(0, 300)}`
    const answer = api.operation(operationId).answers.find((one) => one.status === status)
    ok(answer !== undefined, `${told}: the status is not documented`)
    deepEqual(answer.headerProblems(headers), [], told)
    const documented = answer.headers.map(({ name }) => name)
    const undocumented = Object.keys(HEADERS).filter(
      (name) => headers.has(name) && !documented.includes(name.toLowerCase()),
    )
    deepEqual(undocumented, [], told)
    const mediaType = headers.get('content-type')?.split(';', 1)[0]
    if (mediaType === undefined) {
      deepEqual([text, answer.mediaTypes], ['', []], told)
      seen.add(`${operationId} ${status}`)
      return
    }
    const body: unknown = mediaType === 'text/event-stream' ? text : JSON.parse(text)
    deepEqual(answer.problems(mediaType, body), [], told)
    const {
      code,
      status: said,
      request_id: requestId,
    } = body as { code?: string; status?: number; request_id?: string }
    seen.add([operationId, status, code ?? (status === 200 ? mediaType : '')].join(' ').trim())
    if (code === undefined) return
    ok(answer.codes.includes(code), `${told}: the code is not documented`)
    deepEqual([said, requestId], [status, headers.get('x-request-id')], told)
  }

  async function get(
    operationId: string,
    headers: Record<string, string> = {},
    model = 'iconmodel-1',
    glyph = 'cloud',
  ): Promise<Response> {
    const { path, method } = api.operation(operationId)
    return fetch(`${service.baseUrl}${path.replace('{model}', model).replace('{glyph}', glyph)}`, { method, headers })
  }

  /** One draw from a service of another kind. */
  async function drawWith(
    parts: { studio?: Partial<Studio>; environment?: Record<string, string>; deps?: Partial<ServiceDeps> },
    body: unknown = { concept: 'cloud' },
    headers: Record<string, string> = {},
  ): Promise<void> {
    const other = await runIconsService(parts.studio, parts.environment, parts.deps)
    try {
      await check('createIcon', await other.draw(body, headers))
    } finally {
      await other.stop()
    }
  }

  it('for every example of a request', async () => {
    const { requestExamples } = api.operation('createIcon')
    ok(requestExamples.length > 3)
    for (const { name, value } of requestExamples) {
      const response = await service.draw(value)
      equal(response.status, 200, name)
      await check('createIcon', response)
    }
  })

  it('for a draw that is repeated under its key, whole and as a stream', async () => {
    for (const stream of [false, true]) {
      const headers = { 'idempotency-key': `key-${stream}` }
      await check('createIcon', await service.draw({ concept: 'cloud', stream }, headers))
      const again = await service.draw({ concept: 'cloud', stream }, headers)
      equal(again.headers.get('idempotency-replayed'), 'true')
      await check('createIcon', again)
    }
  })

  it('for a draw with limits, and one too many', async () => {
    const limited = await runIconsService({}, { BURIN_LIMIT_SANDBOX: '1' })
    for (const status of [200, 429]) {
      const response = await limited.draw({ concept: 'cloud' })
      deepEqual([response.status, response.headers.has('ratelimit')], [status, true])
      await check('createIcon', response)
    }
    await limited.stop()
  })

  it('for requests that are refused', async () => {
    await check('createIcon', await service.draw({ concept: 'cloud', cut: { size: 18 } }))
    await check('createIcon', await service.draw('{'))
    await check('createIcon', await service.draw({ concept: 'cloud' }, { 'content-type': 'text/plain' }))
    await check('createIcon', await service.draw({ concept: 'cloud' }, { 'idempotency-key': 'a b' }))
    await check('createIcon', await service.draw({ concept: 'cloud' }, { authorization: '' }))
    await check('createIcon', await service.draw({ concept: 'cloud' }, { authorization: 'Bearer svc_live_x' }))
    await check('createIcon', await service.draw({ concept: 'cloud', model: 'other' }))
  })

  it('for draws that fail', async () => {
    await drawWith({
      studio: {
        draw: async () => {
          throw new Error('secret detail')
        },
      },
    })
    await drawWith({ studio: { draw: async () => Promise.reject(new BusyError('overload', 1)) } })
    const empty: Studio['draw'] = async (brief) => {
      const drawn = await drawLine(brief)
      return { ...drawn, items: drawn.items.map((item) => ({ ...item, svg: '' })) }
    }
    await drawWith({ studio: { draw: empty } })
    await drawWith({
      environment: { BURIN_MODEL: 'offline' },
      deps: { authenticate: async () => ({ kind: 'live', id: 'someone', accountId: 'acc_1', keyId: 'key_1' }) },
    })
    const { requestExamples } = api.operation('createIcon')
    const pictures = requestExamples.find(({ name }) => name === 'images')?.value as { images: unknown } | undefined
    await drawWith({}, { images: pictures?.images })
  })

  it('for a stream that fails on its way', async () => {
    const draw: Studio['draw'] = async () => {
      // What fails in its first turn would be an ordinary refusal.
      await turn()
      await turn()
      throw new Error('secret detail')
    }
    await drawWith({ studio: { draw } }, { concept: 'cloud', stream: true })
  })

  it('for everything that is only read, in full and again by its tag', async () => {
    const reading = api.operations.filter(({ method }) => method === 'GET')
    ok(reading.length > 5)
    for (const { operationId } of reading) {
      const response = await get(operationId)
      const tag = response.headers.get('etag') ?? ''
      await check(operationId, response)
      const again = await get(operationId, { 'if-none-match': tag })
      equal(again.status, 304)
      await check(operationId, again)
    }
    await check('getModel', await get('getModel', {}, 'other'))
    await check('getGlyph', await get('getGlyph', {}, '', 'nothing-of-the-kind'))
    await check('refuseToken', await get('refuseToken'))
  })

  it('for requests whose headers are too large', async () => {
    for (const { operationId } of api.operations) {
      const response = await get(operationId, { 'x-long': 'x'.repeat(20_000) })
      equal(response.status, 400)
      await check(operationId, response)
    }
  })

  it('for models when the studio cannot be loaded', async () => {
    const broken = await runIconsService(
      {},
      {},
      {
        loadStudio: async () => {
          throw new Error('secret detail')
        },
      },
    )
    await check('listModels', await fetch(`${broken.baseUrl}/api/v1/models`))
    await check('getModel', await fetch(`${broken.baseUrl}/api/v1/models/iconmodel-1`))
    await check('listGlyphs', await fetch(`${broken.baseUrl}/api/v1/glyphs`))
    await check('getGlyph', await fetch(`${broken.baseUrl}/api/v1/glyphs/cloud`))
    await broken.stop()
  })

  it('for glyphs when too much is being drawn', async () => {
    const busy = async (): Promise<never> => Promise.reject(new BusyError('overload', 1))
    const other = await runIconsService({
      catalogue: { cards: busy, meant: busy, sheet: busy, cuts: busy, draw: busy },
    })
    await check('listGlyphs', await fetch(`${other.baseUrl}/api/v1/glyphs`))
    await check('getGlyph', await fetch(`${other.baseUrl}/api/v1/glyphs/cloud`))
    await other.stop()
  })

  it('for unknown paths and wrong methods, as its introduction says', async () => {
    for (const [method, path, status] of [
      ['GET', '/api/v1/nothing', 404],
      ['GET', '/api/v1/icons', 405],
      ['DELETE', '/api/v1/models', 405],
      ['POST', '/agent/auth', 404],
    ] as const) {
      const response = await fetch(`${service.baseUrl}${path}`, { method })
      const body = (await response.json()) as { status: number; code: string }
      deepEqual([response.status, body.status, body.code], [status, status, 'invalid_request'])
      deepEqual(api.problems('Error', body), [])
      equal(response.headers.has('allow'), status === 405)
    }
  })

  it('and every documented answer was seen', () => {
    const documented = api.operations.flatMap(({ operationId, answers }) =>
      answers.flatMap(({ status, codes, mediaTypes }) => {
        const kinds = status === 200 ? mediaTypes : codes.length > 0 ? codes : ['']
        return kinds.map((kind) => `${operationId} ${status} ${kind}`.trim())
      }),
    )
    deepEqual(documented.filter((answer) => !seen.has(answer)).sort(), Object.keys(OUT_OF_REACH).sort())
  })
})
