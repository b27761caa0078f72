/** Long because it goes through every status of the operation, and both sides of every limit. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { drawLine, runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import { drawObjectSchema } from '../../contract/draw-object.ts'

describe('POST /api/v1/icons', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  async function picture(format: 'png' | 'jpeg' | 'webp', width: number, height: number): Promise<string> {
    const pixels = sharp({ create: { width, height, channels: 3, background: '#808080' }, limitInputPixels: false })
    return (await pixels.toFormat(format).toBuffer()).toString('base64')
  }

  interface Refusal {
    readonly status: number
    readonly code: string
    readonly message: string
    readonly request_id: string
    readonly param?: string
    readonly retry_after?: number
  }

  async function refusal(body: unknown, headers: Record<string, string> = {}): Promise<Refusal> {
    const response = await service.draw(body, headers)
    const answer = (await response.json()) as Refusal
    equal(response.status, answer.status)
    equal(response.headers.get('x-request-id'), answer.request_id)
    match(answer.request_id, /^req_[0-9A-Za-z]{24}$/)
    ok(
      Object.keys(answer).every((key) =>
        ['status', 'code', 'message', 'request_id', 'param', 'retry_after'].includes(key),
      ),
    )
    return answer
  }

  async function refusedFor(param: string | undefined, body: unknown, headers?: Record<string, string>): Promise<void> {
    const answer = await refusal(body, headers)
    deepEqual([answer.status, answer.code, answer.param], [400, 'invalid_request', param], answer.message)
  }

  async function accepted(body: unknown): Promise<ReturnType<typeof drawObjectSchema.parse>> {
    const response = await service.draw(body)
    const answer: unknown = await response.json()
    equal(response.status, 200, JSON.stringify(answer).slice(0, 300))
    return drawObjectSchema.parse(answer)
  }

  describe('200', () => {
    it('answers the whole Draw object and nothing else', async () => {
      const draw = await accepted({ prompt: 'A cloud' })
      deepEqual(
        [draw.object, draw.model, draw.revision, draw.concept, draw.prompt],
        ['icon.draw', 'iconmodel-1', 'test-revision', 'line', 'A cloud'],
      )
      deepEqual([draw.images, draw.usage, draw.credits], [0, null, 0])
      deepEqual(draw.cut, { size: 24, stroke: 2, radius: 3, finish: 'outlined' })
      equal(draw.data.length, 1)
      deepEqual(draw.data[0]?.findings, [
        {
          rule: 'off-grid',
          severity: 'info',
          message: 'The line is off the grid.',
          at: { x: 2, y: 2 },
          measured: 0.5,
          limit: 0,
        },
      ])
    })
    it('is never kept by anyone', async () => {
      const response = await service.draw({ concept: 'cloud' })
      equal(response.headers.get('cache-control'), 'no-store')
      equal(response.headers.get('content-type'), 'application/json; charset=utf-8')
      match(response.headers.get('x-request-id') ?? '', /^req_[0-9A-Za-z]{24}$/)
    })
    it('never gives an id twice', async () => {
      const draws = await Promise.all(Array.from({ length: 20 }, () => accepted({ concept: 'cloud' })))
      equal(new Set(draws.map((draw) => draw.id)).size, 20)
    })
    it('hands the studio what was asked', async () => {
      await accepted({
        concept: 'cloud',
        prompt: 'rain',
        cut: { size: 16, finish: 'filled' },
        n: 2,
        model: 'iconmodel-1',
        stream: false,
      })
      deepEqual(service.briefs.at(-1), {
        concept: 'cloud',
        prompt: 'rain',
        images: [],
        cut: { size: 16, stroke: 2, radius: 3, finish: 'filled' },
        count: 2,
      })
    })
    it('gives two items for n: 2', async () => {
      deepEqual(
        (await accepted({ concept: 'cloud', n: 2 })).data.map((item) => item.index),
        [0, 1],
      )
    })
    it('takes every value of a cut', async () => {
      for (const cut of [
        {},
        { size: 16 },
        { size: 20 },
        { stroke: 1 },
        { stroke: 1.5 },
        { stroke: 2.5 },
        { stroke: 3 },
        { radius: 0 },
        { radius: 1 },
        { radius: 2 },
        { finish: 'filled' },
      ]) {
        deepEqual((await accepted({ concept: 'cloud', cut })).cut, {
          size: 24,
          stroke: 2,
          radius: 3,
          finish: 'outlined',
          ...cut,
        })
      }
    })
    it('reads -0 as 0', async () => {
      await accepted('{"concept":"cloud","cut":{"radius":-0}}')
      ok(Object.is(service.briefs.at(-1)?.cut.radius, 0))
    })
    it('takes prompts of 1 and of 500 characters, counted as code points', async () => {
      equal((await accepted({ prompt: 'x' })).prompt, 'x')
      const longest = '😀'.repeat(500)
      equal((await accepted({ prompt: longest })).prompt, longest)
    })
    it('takes concepts of 1 and of 64 characters', async () => {
      for (const concept of ['a', '7', 'a-b-3', 'a'.repeat(64)]) equal((await accepted({ concept })).concept, concept)
    })
    it('takes images: [] as absent', async () => {
      equal((await accepted({ concept: 'cloud', images: [] })).images, 0)
    })
    it('counts four pictures of the three types beside a prompt, and draws the prompt', async () => {
      const images = [
        { base64: await picture('png', 9, 5), mime: 'image/png' },
        { base64: await picture('jpeg', 9, 5), mime: 'image/jpeg' },
        { base64: await picture('webp', 9, 5), mime: 'image/webp' },
        { base64: await picture('png', 1, 1), mime: 'image/png' },
      ]
      const response = await service.draw({ prompt: 'like these', images })
      const text = await response.text()
      equal(response.status, 200, text)
      equal(drawObjectSchema.parse(JSON.parse(text)).images, 4)
      ok(!text.includes(images[0]?.base64 ?? ''))
    })
    it('takes a picture of 4096 × 4096 pixels', async () => {
      equal(
        (
          await accepted({
            concept: 'cloud',
            images: [{ base64: await picture('png', 4096, 4096), mime: 'image/png' }],
          })
        ).images,
        1,
      )
    })
    it('takes a picture of 4 MiB', async () => {
      const whole = Buffer.alloc(4 * 1024 * 1024)
      Buffer.from(await picture('png', 8, 8), 'base64').copy(whole)
      equal(
        (await accepted({ concept: 'cloud', images: [{ base64: whole.toString('base64'), mime: 'image/png' }] }))
          .images,
        1,
      )
    })
    it('takes a body of exactly 24 MiB', async () => {
      const body = '{"concept":"cloud"}'
      equal((await service.draw(body.padEnd(24 * 1024 * 1024))).status, 200)
    })
    it('takes any spelling of the JSON media type and of the scheme', async () => {
      for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])
        equal((await service.draw({ concept: 'cloud' }, { 'content-type': type })).status, 200)
      equal((await service.draw({ concept: 'cloud' }, { authorization: `bearer ${service.key}` })).status, 200)
    })
    it('leaves out an item of which no attempt could be drawn', async () => {
      const half = await runIconsService({
        draw: async (brief) => ({
          concept: 'cloud',
          usage: null,
          items: (await drawLine(brief)).items.map((item) => (item.index === 0 ? { ...item, svg: '' } : item)),
        }),
      })
      const response = await half.draw({ concept: 'cloud', n: 2 })
      deepEqual(
        drawObjectSchema.parse(await response.json()).data.map((item) => item.index),
        [0],
      )
      await half.stop()
    })
    it('lets any origin call, without cookies', async () => {
      const response = await service.draw({ concept: 'cloud' }, { origin: 'https://elsewhere.example' })
      equal(response.headers.get('access-control-allow-origin'), '*')
      equal(response.headers.get('access-control-allow-credentials'), null)
    })
    it('lets through what tracing and client libraries add, and nothing else', async () => {
      const asked =
        'authorization,traceparent,tracestate,x-stainless-lang,X-Stainless-Retry-Count,x-api-key,x-stainless-a b'
      const response = await fetch(`${service.baseUrl}/api/v1/icons`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': asked,
        },
      })
      const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(', ')
      for (const name of ['authorization', 'traceparent', 'tracestate', 'x-stainless-lang', 'x-stainless-retry-count'])
        ok(allowed.includes(name), name)
      ok(!allowed.some((name) => name === 'x-api-key' || name.includes(' ')), allowed.join())
      match(response.headers.get('vary') ?? '', /Access-Control-Request-Headers/)
    })
  })

  describe('400', () => {
    it('asks for one of prompt, concept and images', async () => {
      for (const body of [{}, { images: [] }, { n: 1, cut: {} }]) await refusedFor(undefined, body)
    })
    it('names an unknown property at every depth', async () => {
      await refusedFor('colour', { concept: 'cloud', colour: 'red' })
      await refusedFor('cut.weight', { concept: 'cloud', cut: { weight: 2 } })
      await refusedFor('images[1].url', {
        images: [
          { base64: 'AA==', mime: 'image/png' },
          { base64: 'AA==', mime: 'image/png', url: '' },
        ],
      })
      await refusedFor('constructor', { concept: 'cloud', constructor: 1 })
      await refusedFor('[""]', { concept: 'cloud', '': 1 })
      await refusedFor('cut["a.b"]', { concept: 'cloud', cut: { 'a.b': 1 } })
    })
    it('says which properties there are, and which one was meant', async () => {
      const { message } = await refusal({ concept: 'cloud', cut: { sizee: 16 } })
      equal(
        message,
        '`cut.sizee` is not a known property. Did you mean `cut.size`? Known here: `size`, `stroke`, `radius`, `finish`.',
      )
      match(
        (await refusal({ concept: 'cloud', size: 16 })).message,
        /Did you mean `cut\.size`\? Known here: `model`, `prompt`, /,
      )
      match((await refusal({ promt: 'a cloud' })).message, /Did you mean `prompt`\?/)
      match(
        (await refusal({ images: [{ url: 'x', base64: '', mime: 'image/png' }] })).message,
        /^`images\[0\]\.url` is not a known property\. Known here: `base64`, `mime`\.$/,
      )
      match(
        (await refusal({ concept: 'cloud', constructor: 1 })).message,
        /^`constructor` is not a known property\. Known here: /,
      )
    })
    it('says where a body is not JSON, and what is wrong there', async () => {
      equal(
        (await refusal('{"prompt": "a cloud",\n}')).message,
        'The body is not JSON: line 2, column 1: Leave out the comma before }.',
      )
      match((await refusal("{'prompt': 1}")).message, /line 1, column 2: JSON has double quotes only/)
      match((await refusal('\ufeff{}')).message, /byte order mark/)
    })
    it('names __proto__ like any unknown property', async () => {
      await refusedFor('__proto__', '{"concept":"cloud","__proto__":{"n":2}}')
      await refusedFor('cut.__proto__', '{"concept":"cloud","cut":{"__proto__":{"size":16}}}')
    })
    it('names a key that is given twice, however it is spelt', async () => {
      await refusedFor('concept', '{"concept":"cloud","concept":"sun"}')
      await refusedFor('n', '{"concept":"cloud","n":1,"\\u006e":2}')
      await refusedFor('cut.size', '{"concept":"cloud","cut":{"size":16,"size":16}}')
      await refusedFor('images[1].mime', '{"images":[{"mime":"a"},{"mime":"a","mime":"b"}]}')
    })
    it('never coerces a type', async () => {
      for (const [param, value] of [
        ['prompt', 1],
        ['prompt', null],
        ['concept', ['a']],
        ['images', {}],
        ['images', 'AA=='],
        ['cut', []],
        ['cut', '24'],
        ['n', '1'],
        ['n', true],
        ['n', null],
        ['stream', 'true'],
        ['stream', 0],
        ['model', 1],
      ] as const) {
        await refusedFor(param, { concept: 'cloud', [param]: value })
      }
      for (const cut of [
        { size: '24' },
        { size: 24.5 },
        { size: 18 },
        { stroke: 4 },
        { stroke: '2' },
        { radius: 1.5 },
        { radius: -1 },
        { finish: 'FILLED' },
        { finish: null },
      ]) {
        await refusedFor(`cut.${Object.keys(cut)[0]}`, { concept: 'cloud', cut })
      }
    })
    it('refuses n of 0, 3 and 1.5', async () => {
      for (const n of [0, 3, 1.5, -1, 1e9]) await refusedFor('n', { concept: 'cloud', n })
    })
    it('refuses a prompt of 0 or of 501 characters, of white space, or of half a character', async () => {
      for (const prompt of [
        '',
        'x'.repeat(501),
        '😀'.repeat(501),
        ' ',
        ' \t\n\u00a0\u2003\u0085',
        '\ud83d cat',
        'x'.repeat(100_000),
      ])
        await refusedFor('prompt', { prompt })
    })
    it('refuses a concept that is no slug', async () => {
      for (const concept of ['', 'a'.repeat(65), 'Cloud', 'a--b', '-a', 'a-', 'a b', 'é', 'a_b', 'a\n'])
        await refusedFor('concept', { concept })
    })
    it('refuses more than four pictures', async () => {
      await refusedFor('images', { images: Array.from({ length: 5 }, () => ({ base64: 'AA==', mime: 'image/png' })) })
    })
    it('refuses a picture without base64 or mime, or of another type', async () => {
      await refusedFor('images[0].base64', { images: [{ mime: 'image/png' }] })
      await refusedFor('images[0].mime', { images: [{ base64: 'AA==' }] })
      await refusedFor('images[0].mime', { images: [{ base64: 'AA==', mime: 'image/gif' }] })
      await refusedFor('images[0]', { images: ['AA=='] })
    })
    it('refuses base64 that is not strict', async () => {
      const good = await picture('png', 3, 3)
      const odd = good.replace(/=+$/, '')
      for (const base64 of [
        '',
        `data:image/png;base64,${good}`,
        `${good.slice(0, 8)}\n${good.slice(8)}`,
        ` ${good}`,
        `${odd}====`,
        good.replace(/.$/, '-'),
        odd.length % 4 === 0 ? `${good}=` : odd,
        'AB==',
      ]) {
        await refusedFor('images[0].base64', { images: [{ base64, mime: 'image/png' }] })
      }
    })
    it('refuses a picture whose bytes are of another type than it says, or of none', async () => {
      await refusedFor('images[1].mime', {
        images: [
          { base64: await picture('png', 2, 2), mime: 'image/png' },
          { base64: await picture('jpeg', 2, 2), mime: 'image/png' },
        ],
      })
      await refusedFor('images[0].base64', {
        images: [{ base64: Buffer.from('<svg/>').toString('base64'), mime: 'image/png' }],
      })
    })
    it('refuses a damaged picture', async () => {
      const whole = Buffer.from(await picture('jpeg', 64, 64), 'base64')
      const cut = whole.subarray(0, whole.length - 60).toString('base64')
      await refusedFor('images[0].base64', { images: [{ base64: cut, mime: 'image/jpeg' }] })
      await refusedFor('images[0].base64', {
        images: [
          { base64: Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1').toString('base64'), mime: 'image/png' },
        ],
      })
    })
    it('refuses a picture of more than 4096 pixels on a side', async () => {
      for (const [width, height] of [
        [4097, 1],
        [1, 4097],
        [4097, 4097],
      ] as const) {
        await refusedFor('images[0].base64', {
          images: [{ base64: await picture('png', width, height), mime: 'image/png' }],
        })
      }
    })
    it('refuses a picture of 4 MiB and one byte', async () => {
      const whole = Buffer.alloc(4 * 1024 * 1024 + 1)
      Buffer.from(await picture('png', 8, 8), 'base64').copy(whole)
      await refusedFor('images[0].base64', { images: [{ base64: whole.toString('base64'), mime: 'image/png' }] })
    })
    it('refuses a body that is not a JSON object', async () => {
      for (const body of [
        '',
        ' ',
        '{',
        '[]',
        '"cloud"',
        'null',
        '1',
        '{"concept":"cloud"} x',
        "{'concept':'cloud'}",
        '{"concept":"cloud",}',
        '\ufeff{"concept":"cloud"}',
        '{"n":NaN}',
      ])
        await refusedFor(undefined, body)
    })
    it('refuses a body nested without end, or with values without end', async () => {
      await refusedFor(undefined, '['.repeat(1_000_000))
      await refusedFor(undefined, `[${'0,'.repeat(1_000_000)}0]`)
    })
    it('refuses a body of 24 MiB and one byte', async () => {
      await refusedFor(undefined, '{"concept":"cloud"}'.padEnd(24 * 1024 * 1024 + 1))
    })
    it('refuses a body that is not UTF-8', async () => {
      const response = await fetch(`${service.baseUrl}/api/v1/icons`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
        body: Buffer.from('{"prompt":"caf\xe9"}', 'latin1'),
      })
      equal(response.status, 400)
      match(await response.text(), /UTF-8/)
    })
    it('refuses another content type, another charset, and compression', async () => {
      for (const type of [
        'text/plain',
        'application/json; charset=latin1',
        'application/x-www-form-urlencoded',
        'application/jsonx',
        'nonsense',
        '',
      ]) {
        await refusedFor('Content-Type', { concept: 'cloud' }, { 'content-type': type })
      }
      await refusedFor('Content-Encoding', { concept: 'cloud' }, { 'content-encoding': 'gzip' })
    })
    it('judges the body before the model', async () => {
      await refusedFor('n', { concept: 'cloud', model: 'other', n: 3 })
      await refusedFor('images[0].base64', {
        concept: 'cloud',
        model: 'other',
        images: [{ base64: 'AA==', mime: 'image/png' }],
      })
    })
  })

  describe('401', () => {
    const metadata = () =>
      `resource_metadata="http://localhost:${service.port}/.well-known/oauth-protected-resource/api/v1/icons"`
    async function challenge(headers: Record<string, string>, address = '/api/v1/icons'): Promise<string> {
      const response = await fetch(`${service.baseUrl}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{',
      })
      const answer = (await response.json()) as Refusal
      deepEqual([response.status, answer.status, answer.code], [401, 401, 'invalid_api_key'])
      return response.headers.get('www-authenticate') ?? ''
    }
    it('says where to get a key when none is given, before it reads the body', async () => {
      equal(await challenge({}), `Bearer realm="burin", scope="icons:draw", ${metadata()}`)
      equal(await challenge({ authorization: 'Basic dTpw' }), `Bearer realm="burin", scope="icons:draw", ${metadata()}`)
    })
    it('says that a bad key is bad', async () => {
      const body = 'a'.repeat(31)
      for (const key of [
        `svc_test_${body}`,
        `svc_test_${body}aa`,
        `svc_test_${body}-`,
        `svc_live_${body}a`,
        'svc_live_',
        `sk_${body}`,
        '',
        `svc_test_${body}a,`,
        `svc_test_${body}a svc_test_${body}a`,
      ]) {
        equal(
          await challenge({ authorization: `Bearer ${key}` }),
          `Bearer realm="burin", scope="icons:draw", error="invalid_token", ${metadata()}`,
          key,
        )
      }
    })
    it('says that any sandbox key will do', async () => {
      for (const headers of [
        {},
        { authorization: 'Bearer' },
        { authorization: 'Basic dTpw' },
        { authorization: 'Bearer wrong' },
        { authorization: `Bearer svc_live_${'a'.repeat(32)}` },
      ]) {
        const response = await fetch(`${service.baseUrl}/api/v1/icons`, { method: 'POST', headers })
        match(
          ((await response.json()) as Refusal).message,
          /any `svc_test_` and 32 letters or digits works as a sandbox key here/,
        )
      }
      const short = await fetch(`${service.baseUrl}/api/v1/icons`, {
        method: 'POST',
        headers: { authorization: 'Bearer svc_test_abc' },
      })
      match(((await short.json()) as Refusal).message, /exactly 32 characters.*; these are 3\.$/)
    })
    it('takes no key from anywhere but the header', async () => {
      for (const name of ['key', 'api_key', 'access_token']) await challenge({}, `/api/v1/icons?${name}=${service.key}`)
      await challenge({ cookie: `key=${service.key}` })
      await challenge({ 'x-api-key': service.key })
    })
    it('takes the word of the header that is there over any other', async () => {
      await challenge({ authorization: 'Bearer wrong' }, `/api/v1/icons?access_token=${service.key}`)
    })
    it('lets pages of any origin read the refusal', async () => {
      const response = await fetch(`${service.baseUrl}/api/v1/icons`, { method: 'POST' })
      equal(response.headers.get('access-control-allow-origin'), '*')
      ok(response.headers.get('access-control-expose-headers')?.includes('WWW-Authenticate'))
    })
  })

  describe('404', () => {
    it('knows one model only', async () => {
      for (const model of ['iconmodel-2', '', 'ICONMODEL-1', 'x'.repeat(10_000)]) {
        const answer = await refusal({ concept: 'cloud', model })
        deepEqual([answer.status, answer.code, answer.param], [404, 'model_not_found', 'model'])
      }
    })
    it('judges the model before it draws', async () => {
      equal(
        (await refusal({ model: 'other', images: [{ base64: await picture('png', 2, 2), mime: 'image/png' }] })).status,
        404,
      )
    })
  })

  describe('405', () => {
    it('names the methods of the path', async () => {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'PROPFIND']) {
        const response = await fetch(`${service.baseUrl}/api/v1/icons`, { method })
        equal(response.status, 405, method)
        equal(response.headers.get('allow'), 'POST, OPTIONS')
        match(response.headers.get('x-request-id') ?? '', /^req_/)
      }
    })
    it('says what the path is for', async () => {
      const response = await fetch(`${service.baseUrl}/api/v1/icons`)
      match(
        ((await response.json()) as Refusal).message,
        /^This path takes POST, OPTIONS, not GET\. `POST \/api\/v1\/icons`: Draw [^.]* concept, a prompt, images or several of these\.$/,
      )
    })
  })

  describe('204, to OPTIONS', () => {
    it('tells a browser that it may send a key', async () => {
      const response = await fetch(`${service.baseUrl}/api/v1/icons`, {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
      })
      equal(response.status, 204)
      equal(response.headers.get('access-control-allow-origin'), '*')
      equal(response.headers.get('access-control-allow-methods'), 'POST, OPTIONS')
      match(response.headers.get('access-control-allow-headers') ?? '', /Authorization, Content-Type/)
      equal(response.headers.get('access-control-allow-credentials'), null)
    })
  })

  describe('500', () => {
    it('shows nothing of what went wrong, and logs it under the request id', async () => {
      const broken = await runIconsService({
        draw: async () => {
          throw new Error('the attic is on fire')
        },
      })
      const response = await broken.draw({ prompt: 'my secret plan' })
      const answer = (await response.json()) as Refusal
      deepEqual([response.status, answer.status, answer.code], [500, 500, 'server_error'])
      ok(!JSON.stringify(answer).includes('attic'))
      const line = broken.log.find((one) => one.includes('attic')) ?? ''
      ok(line.includes(answer.request_id))
      const all = broken.log.join('')
      ok(!all.includes(broken.key) && !all.includes('secret plan'))
      await broken.stop()
    })
  })

  describe('502', () => {
    it('says that no attempt gave an icon', async () => {
      const empty = await runIconsService({
        draw: async (brief) => ({
          concept: 'cloud',
          usage: null,
          items: (await drawLine(brief)).items.map((item) => ({ ...item, svg: '' })),
        }),
      })
      const response = await empty.draw({ concept: 'cloud', n: 2 })
      equal(response.status, 502)
      equal(((await response.json()) as Refusal).code, 'model_error')
      await empty.stop()
    })
  })

  describe('503', () => {
    it('answers pictures alone with an item', async () => {
      const draw = await accepted({ images: [{ base64: await picture('webp', 20, 20), mime: 'image/webp' }] })
      deepEqual([draw.images, draw.data.length], [1, 1])
    })
  })
})
