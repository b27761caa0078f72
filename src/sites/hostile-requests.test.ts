import { doesNotMatch, equal, match, notEqual } from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { openSiteScene } from '../../tests/site-scene.ts'
import type { SiteScene } from '../../tests/site-scene.ts'

const HOST = 'shop.sites.test'
const PAGE = '<p>A page that is long enough to be packed.</p>'.repeat(20)

let scene: SiteScene
beforeEach(async () => {
  scene = await openSiteScene()
})
afterEach(() => scene[Symbol.asyncDispose]())

describe('the sites server: hostile requests', () => {
  const get = (host: string, target = '/', more = ''): Promise<string> =>
    scene.raw(`GET ${target} HTTP/1.1\nHost: ${host}\n${more}Connection: close\n\n`)
  beforeEach(() => scene.put('shop', { 'index.html': 'home', 'a.html': 'a' }))

  it('reads a host in any spelling of one name, and no other', async () => {
    for (const host of [
      'shop.sites.test',
      'SHOP.Sites.TEST',
      'shop.sites.test.',
      'shop.sites.test:3002',
      'shop.sites.test.:80',
    ])
      match(await get(host), /^HTTP\/1\.1 200 .*home$/s, host)
    for (const host of [
      'sites.test',
      'a.shop.sites.test',
      'shop.sites.test.evil.test',
      'evilsites.test',
      '[::1]',
      '127.0.0.1',
      'shop',
    ])
      match(await get(host), /^HTTP\/1\.1 404 .*No site here/s, host)
    for (const host of [
      '',
      'shop.sites.test/',
      'a b',
      'shop@sites.test',
      'shop..sites.test',
      '-shop.sites.test',
      'shop.sites.test:port',
      'shöp.sites.test',
      'shop.sites.test, other',
      `${'a.'.repeat(130)}sites.test`,
    ])
      match(await get(host), /^HTTP\/1\.1 400 /, host)
  })
  it('wants one Host header, and an absolute address to agree with it', async () => {
    match(
      await scene.raw('GET / HTTP/1.1\nHost: shop.sites.test\nHost: shop.sites.test\nConnection: close\n\n'),
      /^HTTP\/1\.1 400 /,
    )
    match(await scene.raw('GET / HTTP/1.1\nConnection: close\n\n'), /^HTTP\/1\.1 400 /)
    match(await scene.raw('GET / HTTP/1.0\n\n'), /^HTTP\/1\.[01] 400 /)
    match(await get(HOST, `http://${HOST}/a`), /^HTTP\/1\.1 200 .*a$/s)
    match(await get(HOST, `http://${HOST}?x`), /^HTTP\/1\.1 200 .*home$/s)
    match(await get(HOST, 'http://other.sites.test/a'), /^HTTP\/1\.1 400 /)
    match(await get(HOST, `http://me@${HOST}/a`), /^HTTP\/1\.1 400 /)
    match(await get(HOST, 'a'), /^HTTP\/1\.1 400 /)
    match(await get(HOST, '*'), /^HTTP\/1\.1 400 /)
  })
  it('finds nothing but what a site has, however its path is written', async () => {
    for (const path of [
      '/../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%252e%252e/etc/passwd',
      '/..\\..\\etc\\passwd',
      '/..;/a.html',
      '/./a.html',
      '/a.html/..',
      '//a.html',
      '/a.html%20',
      '/A.html',
      '/__proto__',
      '/constructor',
    ])
      match(await get(HOST, path), /^HTTP\/1\.1 404 /, path)
    for (const path of ['/a.html%00', '/%', '/%zz', '/%c0%ae%c0%ae/a.html', '/%ed%a0%80', '/\u00e9'])
      match(await get(HOST, path), /^HTTP\/1\.1 400 /, path)
  })
  it('shows the same whatever else a visitor sends, so that caches keep nothing of it', async () => {
    scene.put('shop', { 'index.html': 'home', 'docs/index.html': 'docs' })
    const plain = (await get(HOST, '/docs')).replace(/\ndate: .*/i, '')
    for (const more of [
      'X-Forwarded-Host: evil.test\nX-Forwarded-Proto: http\n',
      'Forwarded: host=evil.test\nX-Original-URL: /a\nX-Rewrite-URL: /a\n',
      'Cookie: a=b\nAuthorization: Basic YTpi\nAccept-Language: de\nUser-Agent: other\n',
    ])
      equal((await get(HOST, '/docs', more)).replace(/\ndate: .*/i, ''), plain)
    const [asked, bare] = [await get(HOST, '/?x=<script>'), await get(HOST, '/')]
    equal(asked.replace(/\ndate: .*/i, ''), bare.replace(/\ndate: .*/i, ''))
  })
  it('takes one step within a site: what a rule shows is never another rule, and no rule is a loop here', async () => {
    const around = Array.from({ length: 50 }, (_, at) => `/r${at} /r${(at + 1) % 50} 200!`)
    scene.put('shop', { 'index.html': 'home', r7: 'seven', _redirects: around.join('\n') })
    match(await get(HOST, '/r6'), /^HTTP\/1\.1 200 .*seven$/s)
    match(await get(HOST, '/r8'), /^HTTP\/1\.1 404 /)
  })
  it('takes no method but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH']) {
      const answer = await scene.raw(`${method} / HTTP/1.1\nHost: ${HOST}\nConnection: close\n\n`)
      match(answer, /^HTTP\/1\.1 405 /, method)
      match(answer, /\nallow: GET, HEAD\r/i, method)
    }
    match(await scene.raw(`CONNECT a:1 HTTP/1.1\nHost: a:1\n\n`), /^HTTP\/1\.1 400 /)
  })
  it('takes nothing for a second request that is not one', async () => {
    const smuggled = await scene.raw(
      `GET / HTTP/1.1\nHost: ${HOST}\nContent-Length: 4\nTransfer-Encoding: chunked\nConnection: close\n\n0\n\nGET /a HTTP/1.1\nHost: ${HOST}\n\n`,
    )
    equal(smuggled.match(/HTTP\/1\.1 \d/g)?.length, 1)
    match(smuggled, /^HTTP\/1\.1 400 /)
  })
  it('reads no request otherwise than a proxy before it: what is written in two ways is refused, and nothing after it is read', async () => {
    const next = `GET /a HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`
    const host = `Host: ${HOST}\r\n`
    for (const bytes of [
      // Lines that end in LF alone, or CR alone.
      `GET / HTTP/1.1\nHost: ${HOST}\n\n`,
      `GET / HTTP/1.1\r\n${host}X: a\nContent-Length: 90\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}X: a\rContent-Length: 90\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}\n`,
      `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`,
      // A name that some readers take for another, and a line that goes on.
      `GET / HTTP/1.1\r\n${host}Content-Length : 90\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Transfer-Encoding : chunked\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}X: a\r\n Content-Length: 90\r\nContent-Length: 0\r\n\tTransfer-Encoding: chunked\r\n\r\n`,
      `GET / HTTP/1.1\r\n Host: other.sites.test\r\n${host}\r\n`,
      // Lengths that are none, or two.
      `GET / HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: 90\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Content-Length: +0\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Content-Length: 0x0\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Content-Length: 0, 90\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
      // Codings that only some readers know.
      `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
      // A first line that is none.
      `GET / HTTP/1.1\0\r\n${host}\r\n`,
      `GET\t/ HTTP/1.1\r\n${host}\r\n`,
    ]) {
      const answer = await scene.rawBytes(bytes + next)
      match(answer, /^HTTP\/1\.1 400 /, JSON.stringify(bytes))
      equal(answer.match(/HTTP\/1\.1 \d/g)?.length, 1, JSON.stringify(bytes))
    }
    // Chunks that are malformed come after a whole head: that one is answered, and nothing after it.
    for (const chunks of [
      '0\n\n',
      '0;a\nb\r\n\r\n',
      '+0\r\n\r\n',
      '0x0\r\n\r\n',
      '1\r\naXX0\r\n\r\n',
      'fffffffffffffffff\r\n',
    ]) {
      const answer = await scene.rawBytes(`GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${chunks}${next}`)
      equal(
        answer.match(/HTTP\/1\.1 200/g)?.length ?? 0,
        /^HTTP\/1\.1 200/.test(answer) ? 1 : 0,
        JSON.stringify(chunks),
      )
      doesNotMatch(answer, /\r\n\r\na$/, JSON.stringify(chunks))
    }
  })
  it('answers others while a thousand connections stand with half a request, and each of those when the rest comes', async () => {
    const slow = Array.from({ length: 1000 }, () => connect(scene.port, '127.0.0.1'))
    const answers = slow.map(async (socket) => text(socket))
    for (const socket of slow) socket.write(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `)
    for (let count = 0; count < 20; count += 1) equal((await scene.ask(HOST, '/a')).status, 200)
    for (const socket of slow) socket.write('a\r\nConnection: close\r\n\r\n')
    for (const answer of await Promise.all(answers)) match(answer, /^HTTP\/1\.1 200 .*home$/s)
  })
  it('sets no cookies, whatever a site asks for, and lets no visitor write headers', async () => {
    scene.put('shop', {
      'index.html': 'home',
      _redirects: '/go/* /to/:splat 302',
      _headers: '/*\n  Set-Cookie: a=b\n  X-Own: 1',
    })
    const answer = await get(HOST)
    doesNotMatch(answer, /set-cookie/i)
    const redirect = await get(HOST, '/go/%0d%0aSet-Cookie:%20a=b')
    match(redirect, /^HTTP\/1\.1 302 /)
    doesNotMatch(redirect, /\nset-cookie/i)
    match(await get(HOST, '/go//evil.test'), /\nlocation: \/to\/\/evil\.test\r/i)
  })
  it('answers no address that grows by what is asked for, as no client would follow it', async () => {
    scene.put('shop', { 'index.html': 'home', _redirects: `/go/* /to${'/:splat'.repeat(10)} 302` })
    match(await get(HOST, `/go/${'a'.repeat(700)}`), /^HTTP\/1\.1 302 /)
    const answer = await get(HOST, `/go/${'%22'.repeat(1000)}`)
    match(answer, /^HTTP\/1\.1 400 .*too long/s)
    equal(scene.reported.length, 0)
  })
  it('counts the headers of a site to what it keeps', async () => {
    await using small = await openSiteScene({ cacheBytes: 500_000 })
    const rule = `/*\n${`  X-Much: ${'a'.repeat(1900)}\n`.repeat(7)}`
    small.put('shop', { 'index.html': PAGE, _headers: rule })
    const keeps = async (host: string, count: number): Promise<boolean> => {
      for (let at = 0; at < count; at += 1) equal((await small.ask(host, `/?${at}`)).status, 200)
      const before = small.blobReads()
      await small.ask(host, '/?0')
      return small.blobReads() === before
    }
    equal(await keeps(HOST, 1), true)
    equal(await keeps(HOST, 60), false)
  })
  it('keeps no more than its bound, whatever is asked for', async () => {
    await using small = await openSiteScene({ cacheBytes: 50_000 })
    small.put('shop', { 'index.html': PAGE, _redirects: '/* /index.html 200' })
    for (let at = 0; at < 200; at += 1) equal((await small.ask(HOST, `/x${at}`)).status, 200)
    const before = small.blobReads()
    equal((await small.ask(HOST, '/x0')).status, 200)
    notEqual(small.blobReads(), before)
  })
})
