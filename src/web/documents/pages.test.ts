import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { runSite } from '../../../tests/run-site.ts'
import { drawLine, runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import type { MakePage } from '../../pages/page.ts'
import { SITE } from '../../pages/site.ts'

describe('the pages over HTTP', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())
  const get = async (path: string, headers: Record<string, string> = { accept: 'text/html' }): Promise<Response> =>
    fetch(service.baseUrl + path, { headers, redirect: 'manual' })

  it('have their types', async () => {
    const types = {
      '/': 'text/html',
      '/docs': 'text/html',
      '/docs/cuts': 'text/html',
      '/docs/cuts.md': 'text/markdown',
      '/docs/glyphs': 'text/html',
      '/docs/glyphs.md': 'text/markdown',
      '/docs/style.css': 'text/css',
      '/changelog': 'text/html',
      '/changelog.atom': 'application/atom+xml',
      '/llms.txt': 'text/plain',
      '/favicon.svg': 'image/svg+xml',
      '/favicon.ico': 'image/svg+xml',
      '/docs.md': 'text/markdown',
      '/docs/start': 'text/html',
      '/robots.txt': 'text/plain',
    }
    for (const [path, type] of Object.entries(types)) {
      const response = await get(path)
      equal(response.status, 200, path)
      ok(response.headers.get('content-type')?.startsWith(type), path)
      await response.text()
    }
  })

  it('are found by the addresses that people guess', async () => {
    equal(await (await get('/docs/start')).text(), await (await get('/docs')).text())
    equal(await (await get('/docs.md')).text(), await (await get('/docs/start.md')).text())
    match(await (await get('/robots.txt')).text(), /^User-agent: \*$/m)
  })

  it('can be kept for a minute, and are asked for again by their ETag', async () => {
    const first = await get('/docs/limits')
    equal(first.headers.get('cache-control'), 'public, max-age=60')
    const tag = first.headers.get('etag') ?? ''
    equal((await get('/docs/limits', { 'if-none-match': tag })).status, 304)
    equal((await get('/docs/limits', { 'if-none-match': '"other"' })).status, 200)
  })

  it('let the browser load nothing but our own style and pictures', async () => {
    const policy = (await get('/docs')).headers.get('content-security-policy') ?? ''
    match(policy, /default-src 'none'; style-src 'self'; img-src 'self' data:/)
    match(policy, /frame-ancestors 'none'/)
    ok(!/script-src|unsafe/.test(policy))
  })

  it('tell people and programs in their own way that there is no such page', async () => {
    const page = await get('/docs/nothing/here')
    deepEqual([page.status, page.headers.get('content-type')], [404, 'text/html; charset=utf-8'])
    match(await page.text(), /There is no page here.*<a href="\/docs\/cuts">/s)
    const json = await get('/docs/nothing', { accept: '*/*' })
    equal(json.status, 404)
    equal(((await json.json()) as { code: string }).code, 'invalid_request')
    const elsewhere = await get('/pricing')
    deepEqual([elsewhere.status, elsewhere.headers.get('content-type')], [404, 'text/html; charset=utf-8'])
    ok((await elsewhere.text()).includes('There is no page here'))
    equal((await get('/pricing', { accept: '*/*' })).headers.get('content-type'), 'application/json; charset=utf-8')
    const api = await get('/api/v1/nothing')
    deepEqual([api.status, api.headers.get('content-type')], [404, 'application/json; charset=utf-8'])
  })

  it('are pages for browsers also when something is wrong, and the Error object for everyone else', async () => {
    const cases: [string, string, number][] = [
      ['POST', '/docs', 405],
      ['DELETE', '/', 405],
      ['POST', '/pricing', 404],
      ['GET', '/docs/%zz', 400],
    ]
    for (const [method, path, status] of cases) {
      const answer = await fetch(service.baseUrl + path, { method, headers: { accept: 'text/html' } })
      deepEqual([answer.status, answer.headers.get('content-type')], [status, 'text/html; charset=utf-8'], path)
      match(await answer.text(), /^<!doctype html>.*<header>.*<h1>/s)
      match(answer.headers.get('content-security-policy') ?? '', /style-src 'self'/)
      equal(answer.headers.get('cache-control'), 'no-store')
      equal(answer.headers.get('allow') === null, status !== 405)
      match(answer.headers.get('vary') ?? '', /Accept/)
      const json = await fetch(service.baseUrl + path, { method, headers: { accept: 'application/json' } })
      deepEqual([json.status, ((await json.json()) as { status: number }).status], [status, status], path)
    }
    const api = await fetch(`${service.baseUrl}/api/v1/models`, { method: 'PUT', headers: { accept: 'text/html' } })
    deepEqual([api.status, api.headers.get('content-type')], [405, 'application/json; charset=utf-8'])
  })

  it('say when they are not ready, and what the log finds a failure by', async () => {
    const gate = Promise.withResolvers<never>()
    gate.promise.catch(() => undefined)
    const makePage: MakePage = async (path) => {
      if (path === '/docs/cuts') throw new Error('the attic is on fire')
      return gate.promise
    }
    const studio = { revision: 'r', isDeterministic: true, concept: () => 'line', draw: drawLine, makePage }
    const slow = await runIconsService({}, {}, { loadStudio: async () => studio, pagePatienceMs: 0 })
    for (const path of ['/', '/docs/glyphs', '/docs/style.css']) {
      const waiting = await fetch(slow.baseUrl + path, { headers: { accept: 'text/html' } })
      deepEqual([waiting.status, waiting.headers.get('retry-after')], [503, '5'], path)
      match(await waiting.text(), /<h1>Not yet<\/h1>\n<p>[^<]*being drawn/)
    }
    const json = await fetch(`${slow.baseUrl}/docs/glyphs.md`)
    const { code, retry_after: retryAfter } = (await json.json()) as { code: string; retry_after: number }
    deepEqual([json.status, code, retryAfter], [503, 'model_unavailable', 5])
    const failed = await fetch(`${slow.baseUrl}/docs/cuts`, { headers: { accept: 'text/html' } })
    const text = await failed.text()
    equal(failed.status, 500)
    ok(text.includes(failed.headers.get('x-request-id') ?? 'none') && !text.includes('attic'), text)
    gate.reject(new Error('over'))
    await slow.stop()
  })

  it('take a slash too many for a mistake', async () => {
    const response = await get('/docs/cuts/')
    deepEqual([response.status, response.headers.get('location')], [308, '/docs/cuts'])
  })

  it('link to nothing that is not there', async () => {
    const known = new Map<string, string>()
    const broken: string[] = []
    const waiting = ['/', ...SITE.map(({ path }) => path), '/llms.txt', '/docs/cuts.md']
    await using site = await runSite()
    const request = async (path: string): Promise<string> => {
      // Pages of an account lead to the sign-in first.
      const response = await fetch(site.baseUrl + path, { headers: { accept: 'text/html' } })
      const text = await response.text()
      const type = response.headers.get('content-type') ?? ''
      if (response.status !== 200) broken.push(`${path}: ${response.status}`)
      for (const link of type.startsWith('text/') ? linksIn(text, site.port) : [])
        if (!known.has(link.path) && isWalked(link.path)) waiting.push(link.path)
      return text
    }
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      if (!known.has(path)) known.set(path, await request(path))
    const pages = [...known].filter(([, text]) => text.startsWith('<!doctype'))
    for (const [from, text] of pages)
      for (const { path, anchor } of linksIn(text, site.port))
        // What stands there after `#` is a program.
        if (
          anchor !== '' &&
          path !== '/play' &&
          isWalked(path) &&
          !known.get(path === '' ? from : path)?.includes(` id="${anchor}"`)
        )
          broken.push(`${from} → ${path}#${anchor}`)
    deepEqual(broken, [])
    ok(known.size > 30)
  })

  it('give a feed that is well-formed', async () => {
    const text = await (await get('/changelog.atom')).text()
    match(text, /<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/)
    ok(!/href="[/#]/.test(text), 'links in a feed have to be whole')
    match(text, /<entry>.*<updated>\d{4}-.*<\/entry>/s)
    // librsvg reads strict XML: what it draws is well-formed.
    const inSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${text.replace(/<\?xml.*?\?>/, '')}</metadata></svg>`
    equal((await sharp(Buffer.from(inSvg)).metadata()).format, 'svg')
  })
})

/** Pages of glyphs are alike and take 120 drawings each: links to those that begin with one letter are walked, and of one of them at all cuts. */
function isWalked(path: string): boolean {
  return !/^\/icons\/(?!u[^?]*$|user\?)/.test(path)
}

/** What a page of ours links to within the service; Markdown as well as HTML. */
function linksIn(text: string, port: number): { readonly path: string; readonly anchor: string }[] {
  const html = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map((found) => found[1] ?? '')
  const markdown = text.startsWith('<!doctype') ? [] : [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((one) => one[1] ?? '')
  return [...html, ...markdown]
    .map((link) => link.replace(`http://localhost:${port}`, ''))
    .filter((link) => /^[/#]/.test(link))
    .map((link) => ({ path: link.replace(/#.*/, ''), anchor: /#(.*)/.exec(link)?.[1] ?? '' }))
}
