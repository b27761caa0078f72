import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { drawLine, runIconsService } from '../../tests/run-icons-service.ts'
import type { IconsService } from '../../tests/run-icons-service.ts'
import { runSite } from '../../tests/run-site.ts'

interface Received {
  readonly status: number
  readonly coding: string | undefined
  readonly tag: string
  readonly vary: string
  readonly body: Buffer
  /** The body with its coding undone. */
  readonly text: string
}

/** Asks as a client that undoes nothing by itself. */
async function ask(address: string, headers: Record<string, string>): Promise<Received> {
  const [response] = (await once(get(address, { headers }), 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const { etag = '', vary = '', 'content-encoding': coding } = response.headers
  equal(response.headers['content-length'] ?? String(body.length), String(body.length))
  const text = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
  return { status: response.statusCode ?? 0, coding, tag: etag, vary, body, text: text.toString() }
}

describe('answers are packed', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())
  const asked = async (path: string, acceptEncoding?: string, tag?: string): Promise<Received> =>
    ask(service.baseUrl + path, {
      accept: 'text/html',
      ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
      ...(tag === undefined ? {} : { 'if-none-match': tag }),
    })

  for (const path of [
    '/',
    '/docs/limits',
    '/docs/limits.md',
    '/docs/style.css',
    '/openapi.json',
    '/styles/now/site.css',
  ])
    it(`as their reader likes it: ${path}`, async () => {
      const plain = await asked(path)
      deepEqual([plain.status, plain.coding], [200, undefined])
      for (const coding of ['br', 'gzip']) {
        const small = await asked(path, coding)
        equal(small.coding, coding)
        match(small.vary, /Accept-Encoding/)
        ok(small.body.length < plain.body.length / 2, `${small.body.length} of ${plain.body.length} bytes`)
        // Each front page has a form token of its own.
        equal(path === '/' || small.text === plain.text, true)
      }
      equal((await asked(path, 'br;q=0.1, gzip')).coding, 'gzip')
      match(plain.vary, /Accept-Encoding/)
    })

  it('and each form has a strong tag of its own', async () => {
    const tags = await Promise.all([undefined, 'gzip', 'br'].map(async (coding) => (await asked('/docs', coding)).tag))
    equal(new Set(tags).size, 3)
    for (const tag of tags) match(tag, /^"[^"]+"$/)
    const [plain, zipped] = tags
    const same = await asked('/docs', 'gzip', zipped)
    deepEqual([same.status, same.body.length, same.tag, same.coding], [304, 0, zipped, undefined])
    match(same.vary, /Accept-Encoding/)
    equal((await asked('/docs', 'gzip', plain)).status, 200)
    equal((await asked('/docs', undefined, plain)).status, 304)
  })

  it('unless they are small', async () => {
    for (const path of ['/healthz', '/robots.txt']) {
      const { coding, vary } = await asked(path, 'br')
      deepEqual([coding, /Accept-Encoding/.test(vary)], [undefined, false])
    }
  })

  it('and not where only the head is asked for', async () => {
    const response = await fetch(`${service.baseUrl}/docs`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    deepEqual([response.status, response.headers.get('content-encoding')], [200, 'br'])
  })

  it('and the head alone is not sent again either', async () => {
    for (const coding of ['identity', 'gzip', 'br'])
      for (const path of ['/docs', '/favicon.svg', '/api/v1/models']) {
        const { tag } = await asked(path, coding)
        const headers = { 'accept-encoding': coding, 'if-none-match': tag }
        const response = await fetch(service.baseUrl + path, { method: 'HEAD', headers })
        const { status, headers: told } = response
        // A length would have to be that of the whole answer.
        deepEqual([status, told.get('etag'), told.get('content-length')], [304, tag, null])
      }
  })

  it('draws too, if they are not small; streams go out as they are', async () => {
    const many = Array.from({ length: 100 }, (_, at) => `M${at} 2H9`).join('')
    const drawing = await runIconsService({
      draw: async (brief, watch) => {
        const drawn = await drawLine(brief, watch)
        return { ...drawn, items: drawn.items.map((item) => ({ ...item, svg: item.svg.replace('M2 2H9', many) })) }
      },
    })
    const draw = async (body: unknown): Promise<Response> => drawing.draw(body, { 'accept-encoding': 'br' })
    const whole = await draw({ prompt: 'a bell' })
    deepEqual([whole.headers.get('content-encoding'), whole.headers.get('vary')], ['br', 'Accept-Encoding'])
    ok(((await whole.json()) as { data: { svg: string }[] }).data[0]?.svg.includes(many))
    const streamed = await draw({ prompt: 'a bell', stream: true })
    equal(streamed.headers.get('content-encoding'), null)
    match(await streamed.text(), /draw\.completed/)
    await drawing.stop()
  })

  it('but not the pages of an account', async () => {
    await using site = await runSite()
    const browser = site.newBrowser()
    await site.signIn(browser, 'ada@example.com')
    const page = await browser.open('/account')
    ok(page.html.length > 1024)
    deepEqual(
      [page.headers.get('content-encoding'), page.headers.get('cache-control')],
      [null, 'no-store, no-transform'],
    )
  })
})
