import { deepEqual, equal, match } from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { openSiteScene } from '../../tests/site-scene.ts'
import type { SiteScene } from '../../tests/site-scene.ts'

const HOST = 'shop.sites.test'
const PREVIEW = 'abcdefghijkl--shop.sites.test'
const DOWN = { barred: 'taken-down', reason: 'phishing' } as const

let scene: SiteScene
beforeEach(async () => {
  scene = await openSiteScene()
})
afterEach(() => scene[Symbol.asyncDispose]())

const statusOf = async (host: string, path: string, headers?: Record<string, string>): Promise<number> =>
  (await scene.ask(host, path, headers)).status

describe('a site that was taken down', () => {
  it('is 451 at all its addresses and in all ways that something may be asked for, however warm it was', async () => {
    scene.put('shop', { 'old.js': 'old script', 'index.html': 'first' }, { label: 'abcdefghijkl' })
    scene.put('shop', {
      'index.html': 'home',
      'a.js': 'script',
      _redirects: '/go /index.html 302\n/* /index.html 200!',
    })
    scene.put('other', { 'index.html': 'other' })
    const { headers } = await scene.ask(PREVIEW, '/')
    const tag = String(headers.etag)
    const asked = [
      [HOST, '/', {}],
      [HOST, '/', { 'if-none-match': tag }],
      [HOST, '/', { range: 'bytes=0-1' }],
      [HOST, '/a.js', {}],
      [HOST, '/old.js', {}],
      [HOST, '/go', {}],
      [HOST, '/none', {}],
      [HOST, '/_headers', {}],
      [PREVIEW, '/', {}],
      [PREVIEW, '/', { 'if-none-match': tag }],
      ['bbbbbbbbbbbb--shop.sites.test', '/', {}],
      ['SHOP.sites.test.', '/', {}],
    ] as const
    for (const [host, path, more] of asked) await scene.ask(host, path, more)
    scene.bar('shop', DOWN)
    for (const [host, path, more] of asked) equal(await statusOf(host, path, more), 451, `${host}${path}`)
    equal((await scene.ask(HOST, '/', {}, 'HEAD')).status, 451)
    equal(await statusOf('other.sites.test', '/'), 200)
    scene.bar('shop', null)
    equal(await statusOf(HOST, '/'), 200)
    equal(await statusOf(PREVIEW, '/', { 'if-none-match': tag }), 304)
  })
  it('says for what, is not to be kept by anybody, and counts for its project', async () => {
    scene.put('shop', { 'index.html': 'home' })
    scene.bar('shop', DOWN)
    const { headers, body } = await scene.ask(HOST, '/')
    match(body.toString(), /took this site down because it passed itself off as somebody else/)
    equal(headers['cache-control'], 'no-store')
    deepEqual(
      scene.observed.map(({ projectId, status }) => [projectId, status]),
      [['prj_shop', 451]],
    )
  })
  it('is not shown by a look that began before', async () => {
    scene.put('shop', { 'index.html': 'home' })
    const gate = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    scene.beforeRead = async () => {
      asked.resolve()
      await gate.promise
    }
    const first = statusOf(HOST, '/')
    await asked.promise
    scene.bar('shop', DOWN)
    scene.beforeRead = null
    equal(await statusOf(HOST, '/'), 451)
    gate.resolve()
    await first
    equal(await statusOf(HOST, '/'), 451)
  })
  it('ends a long download that is under way', async () => {
    const bytes = 24 * 1024 * 1024
    scene.put('shop', { 'film.mp4': Buffer.alloc(bytes) })
    const socket = connect(scene.port, '127.0.0.1')
    let received = 0
    socket.write(`GET /film.mp4 HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`)
    const [first] = (await once(socket, 'data')) as [Buffer]
    received += first.length
    socket.pause()
    scene.bar('shop', DOWN)
    socket.on('data', (chunk: Buffer) => void (received += chunk.length)).on('error', () => undefined)
    socket.resume()
    await once(socket, 'close')
    equal(received < bytes, true, `${received} bytes`)
  })
  it('answers 404 while its name waits, and 451 when its account is suspended', async () => {
    scene.put('shop', { 'index.html': 'home' })
    scene.bar('shop', { barred: 'held', reason: null })
    const held = await scene.ask(HOST, '/')
    equal(held.status, 404)
    match(held.body.toString(), /its name has to be looked at/)
    scene.bar('shop', { barred: 'suspended', reason: 'spam' })
    equal(await statusOf(HOST, '/'), 451)
  })
})
