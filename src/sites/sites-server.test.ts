import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openSiteScene } from '../../tests/site-scene.ts'
import type { SiteScene } from '../../tests/site-scene.ts'

const HOST = 'shop.sites.test'
const PAGE = '<p>A page that is long enough to be packed.</p>'.repeat(20)

let scene: SiteScene
beforeEach(async () => {
  scene = await openSiteScene()
})
afterEach(() => scene[Symbol.asyncDispose]())

/** `200 text`, or the status with where it leads. */
async function told(path: string, host = HOST, headers?: Record<string, string>): Promise<string> {
  const { status, headers: got, body } = await scene.ask(host, path, headers)
  return `${status} ${got.location ?? body.toString()}`
}

describe('the sites server: what stands at an address', () => {
  const contents = {
    'index.html': 'home',
    'about.html': 'about',
    'docs/index.html': 'docs',
    'docs/a b.html': 'spaced',
    'docs/404.html': 'no docs',
    '404.html': 'none',
    'app.js': 'script',
    'café.html': 'coffee',
    LICENSE: 'licence',
    'a/b.c/d': 'deep',
  }
  const cases: readonly (readonly [path: string, told: string])[] = [
    ['/', '200 home'],
    ['/?a=1', '200 home'],
    ['/index.html', '200 home'],
    ['/about', '200 about'],
    ['/about.html', '200 about'],
    ['/about/', '301 /about'],
    ['/about/?a=1', '301 /about?a=1'],
    ['/docs', '301 /docs/'],
    ['/docs?a=1', '301 /docs/?a=1'],
    ['/docs/', '200 docs'],
    ['/docs/a%20b', '200 spaced'],
    ['/docs/a%20b/', '301 /docs/a%20b'],
    ['/caf%C3%A9', '200 coffee'],
    ['/cafe%CC%81', '200 coffee'],
    ['/LICENSE', '200 licence'],
    ['/a/b.c/d', '200 deep'],
    ['/app%2Ejs', '200 script'],
    ['/docs/none', '404 no docs'],
    ['/docs/deep/er/none', '404 no docs'],
    ['/none', '404 none'],
    ['/None.html', '404 none'],
    ['/missing.js', '404 There is no such file.\n'],
    ['/..%2fetc/passwd', '404 none'],
    ['/docs/../app.js', '404 There is no such file.\n'],
    ['//app.js', '404 There is no such file.\n'],
    ['//example.com/', '404 none'],
    ['/%', '400 The path of this address is not encoded correctly.\n'],
    ['/%FF', '400 The path of this address is not encoded correctly.\n'],
    ['/%00', '400 The path of this address is not encoded correctly.\n'],
  ]
  for (const [path, expected] of cases)
    it(`${path} → ${expected.trim()}`, async () => {
      scene.put('shop', contents)
      equal(await told(path), expected)
    })
  it('has a page of its own for a site without one, and none for scripts', async () => {
    scene.put('shop', { 'app.js': 'script' })
    const { status, headers, body } = await scene.ask(HOST, '/')
    equal(status, 404)
    match(String(headers['content-type']), /^text\/html/)
    match(body.toString(), /no page at this address/)
    match(String((await scene.ask(HOST, '/a.css')).headers['content-type']), /^text\/plain/)
  })
  it('lets nobody guess what an answer without a file is, keep it or run anything in it', async () => {
    scene.put('shop', { 'app.js': 'script' })
    for (const [host, path, status] of [
      [HOST, '/', 404],
      [HOST, '/a.css', 404],
      [HOST, '/%', 400],
      ['none.sites.test', '/', 404],
    ] as const) {
      const { headers, ...answer } = await scene.ask(host, path)
      deepEqual(
        [answer.status, headers['x-content-type-options'], headers['cache-control']],
        [status, 'nosniff', 'no-store'],
      )
      // Our pages have a style, allowed by its hash, and nothing else.
      match(String(headers['content-security-policy']), /^default-src 'none'(; style-src 'sha256-[\w+/=]{44}')?$/)
    }
  })
})

describe('the sites server: rules of a site', () => {
  it('sends on, shows other files, and goes before files where it is forced', async () => {
    scene.put('shop', {
      'index.html': 'app',
      'new.html': 'new',
      'closed.html': 'closed',
      'app.js': 'script',
      _redirects:
        '/old /new\n/to /new#part 302\n/shut /closed 200!\n/new /old2 302\n/app.js /index.html 200\n/* /index.html 200',
    })
    equal(await told('/old?q=1'), '301 /new?q=1')
    equal(await told('/to?q=1'), '302 /new?q=1#part')
    equal(await told('/shut'), '200 closed')
    equal(await told('/new'), '200 new')
    equal(await told('/any/where'), '200 app')
    equal(await told('/app.js'), '200 script')
    equal((await scene.ask(HOST, '/old')).headers['x-content-type-options'], 'nosniff')
  })
  it('never answers a script that is missing with the page of a rule for everything', async () => {
    scene.put('shop', { 'index.html': 'app', _redirects: '/* /index.html 200' })
    const { status, headers } = await scene.ask(HOST, '/assets/app-1a2b3c4d.js')
    equal(status, 404)
    match(String(headers['content-type']), /^text\/plain/)
  })
  it('shows nobody the rules themselves', async () => {
    scene.put('shop', { 'index.html': 'app', _redirects: '/all /_redirects 200', _headers: '/x\n  X-Own: 1' })
    for (const path of ['/_redirects', '/_headers', '/%5Fheaders', '/all'])
      equal((await scene.ask(HOST, path)).status, 404, path)
  })
  it('sends the headers that a site asks for, but says by itself what the bytes are', async () => {
    scene.put('shop', {
      'index.html': 'home',
      'b.html': 'b',
      _headers: '/b\n  X-Frame-Options: DENY\n  Cache-Control: no-store',
    })
    const { headers } = await scene.ask(HOST, '/b')
    equal(headers['x-frame-options'], 'DENY')
    equal(headers['cache-control'], 'no-store')
    equal((await scene.ask(HOST, '/')).headers['x-frame-options'], undefined)
  })
})

describe('the sites server: deployments', () => {
  it('has an address for each, which search engines leave alone', async () => {
    scene.put('shop', { 'index.html': 'one' }, { label: 'aaaaaaaaaaa1' })
    scene.put('shop', { 'index.html': 'two' }, { label: 'aaaaaaaaaaa2' })
    equal(await told('/'), '200 two')
    const { body, headers } = await scene.ask('aaaaaaaaaaa1--shop.sites.test', '/')
    equal(body.toString(), 'one')
    equal(headers['x-robots-tag'], 'noindex')
    equal((await scene.ask(HOST, '/')).headers['x-robots-tag'], undefined)
    match(await told('/', 'aaaaaaaaaaa3--shop.sites.test'), /^404 .*No site here/s)
  })
  it('finds a part of a page in an older deployment, but no page, and not at the address of one deployment', async () => {
    scene.put('shop', { 'old.html': 'old', 'app-1.js': 'first', 'both.js': 'first' }, { label: 'aaaaaaaaaaa1' })
    scene.put('shop', { 'index.html': 'new', 'both.js': 'second' }, { label: 'aaaaaaaaaaa2' })
    equal(await told('/app-1.js'), '200 first')
    equal(await told('/both.js'), '200 second')
    equal((await scene.ask(HOST, '/old')).status, 404)
    equal((await scene.ask('aaaaaaaaaaa2--shop.sites.test', '/app-1.js')).status, 404)
    deepEqual(
      scene.reads.filter((what) => what.startsWith('kept')),
      ['kept shop'],
    )
  })
  it('shows what is live from the moment it is told, also to those who ask while it is being read', async () => {
    scene.put('shop', { 'index.html': 'one' })
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    scene.beforeRead = async () => {
      begun.resolve()
      await gate.promise
    }
    const early = told('/')
    await begun.promise
    scene.beforeRead = null
    scene.put('shop', { 'index.html': 'two' })
    equal(await told('/'), '200 two')
    gate.resolve()
    equal(await early, '200 one')
    equal(await told('/'), '200 two')
  })
  it('reads a site once for all who ask at once, and nothing again afterwards', async () => {
    scene.put('shop', { 'index.html': PAGE })
    await Promise.all(Array.from({ length: 20 }, () => told('/')))
    deepEqual(scene.reads, ['shop'])
    const before = scene.blobReads()
    for (const acceptEncoding of ['', 'x-other', 'identity'])
      await told('/', HOST, { 'accept-encoding': acceptEncoding })
    equal(scene.blobReads(), before)
    await Promise.all([told('/', 'none.sites.test'), told('/', 'none.sites.test')])
    await told('/', 'none.sites.test')
    deepEqual(scene.reads, ['shop', 'none'])
  })
  it('finds contents that were moved while it looked', async () => {
    scene.put('shop', { 'index.html': 'home' })
    equal((await scene.ask(HOST, '/none.js')).status, 404)
    scene.move()
    equal(await told('/'), '200 home')
    deepEqual(scene.reported, [])
  })
  it('says that a site cannot be read, and reads it the next time', async () => {
    scene.put('shop', { 'index.html': 'home' })
    scene.beforeRead = async () => {
      throw new Error('away')
    }
    const { status, headers } = await scene.ask(HOST, '/')
    deepEqual([status, headers['retry-after']], [503, '5'])
    scene.beforeRead = null
    equal(await told('/'), '200 home')
    equal(scene.reported.length, 1)
  })
})

describe('the sites server: what is sent', () => {
  it('packs as the client likes it, each form with a tag of its own', async () => {
    scene.put('shop', { 'index.html': PAGE, 'dot.png': Buffer.from([1, 2, 3]) })
    const plain = await scene.ask(HOST, '/')
    const br = await scene.ask(HOST, '/', { 'accept-encoding': 'gzip, br' })
    const gzip = await scene.ask(HOST, '/', { 'accept-encoding': 'br;q=0.1, gzip' })
    equal(plain.body.toString(), PAGE)
    equal(brotliDecompressSync(br.body).toString(), PAGE)
    equal(gunzipSync(gzip.body).toString(), PAGE)
    deepEqual(
      [plain, br, gzip].map(({ headers }) => headers['content-encoding']),
      [undefined, 'br', 'gzip'],
    )
    equal(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size, 3)
    for (const { headers } of [plain, br, gzip]) equal(headers.vary, 'Accept-Encoding')
    const picture = await scene.ask(HOST, '/dot.png', { 'accept-encoding': 'br' })
    deepEqual([picture.headers['content-encoding'], picture.headers.vary], [undefined, undefined])
    equal((await scene.ask(HOST, '/', { 'accept-encoding': 'br;q=0' })).headers['content-encoding'], undefined)
  })
  it('sends nothing twice', async () => {
    scene.put('shop', { 'index.html': PAGE })
    const { headers } = await scene.ask(HOST, '/', { 'accept-encoding': 'br' })
    const again = async (more: Record<string, string>): Promise<number> =>
      (await scene.ask(HOST, '/', { 'accept-encoding': 'br', ...more })).status
    const tag = String(headers.etag)
    equal(await again({ 'if-none-match': tag }), 304)
    equal(await again({ 'if-none-match': `"x", W/${tag}` }), 304)
    equal(await again({ 'if-none-match': '*' }), 304)
    equal(await again({ 'if-none-match': '"x"' }), 200)
    equal(await again({ 'if-modified-since': String(headers['last-modified']) }), 304)
    // A tag decides alone.
    equal(await again({ 'if-none-match': '"x"', 'if-modified-since': String(headers['last-modified']) }), 200)
    const {
      status,
      headers: kept,
      body,
    } = await scene.ask(HOST, '/', { 'accept-encoding': 'br', 'if-none-match': tag })
    deepEqual([status, body.byteLength, kept.etag, kept.vary], [304, 0, tag, 'Accept-Encoding'])
    equal(kept['cache-control'], headers['cache-control'])
    equal(kept['content-length'], undefined)
    // The same bytes are the same in another deployment, whose date is another.
    scene.put('shop', { 'index.html': PAGE }, { at: '2026-02-02' })
    equal(await again({ 'if-none-match': tag }), 304)
    equal(await again({ 'if-modified-since': String(headers['last-modified']) }), 200)
  })
  it('sends an older deployment to whoever saw the younger', async () => {
    scene.put('shop', { 'index.html': 'young' }, { at: '2026-02-02' })
    const { headers } = await scene.ask(HOST, '/')
    scene.put('shop', { 'index.html': 'old' }, { at: '2026-01-01' })
    equal(await told('/', HOST, { 'if-modified-since': String(headers['last-modified']) }), '200 old')
  })
  it('sends parts of a file as it is', async () => {
    scene.put('shop', { 'a.txt': 'abcdefghij'.repeat(50) })
    const part = async (range: string, more: Record<string, string> = {}): Promise<string> => {
      const { status, headers, body } = await scene.ask(HOST, '/a.txt', { 'accept-encoding': 'br', range, ...more })
      if (status === 206) equal(headers['content-encoding'], undefined)
      return `${status} ${headers['content-range'] ?? '-'} ${body.byteLength > 20 ? body.byteLength : body.toString()}`
    }
    equal(await part('bytes=2-4'), '206 bytes 2-4/500 cde')
    equal(await part('bytes=497-'), '206 bytes 497-499/500 hij')
    equal(await part('bytes=-2'), '206 bytes 498-499/500 ij')
    equal(await part('bytes=495-9999'), '206 bytes 495-499/500 fghij')
    equal(await part('bytes=-9999'), '206 bytes 0-499/500 500')
    match(await part('bytes=500-'), /^416 bytes \*\/500/)
    match(await part('bytes=-0'), /^416 bytes \*\/500/)
    equal(await part('bytes=4-2'), '200 - 500')
    equal(await part('lines=1-2'), '200 - 500')
    equal(await part('bytes=0-1,4-5'), '200 - 500')
    const { headers } = await scene.ask(HOST, '/a.txt')
    equal(await part('bytes=2-4', { 'if-range': String(headers.etag) }), '206 bytes 2-4/500 cde')
    equal(await part('bytes=2-4', { 'if-range': String(headers['last-modified']) }), '206 bytes 2-4/500 cde')
    equal(await part('bytes=2-4', { 'if-range': '"x"' }), '200 - 500')
    equal(await part('bytes=2-4', { 'if-range': `W/${headers.etag}` }), '200 - 500')
    equal(await part('bytes=2-4', { 'if-none-match': String(headers.etag) }), '304 - ')
    const { status, headers: whole } = await scene.ask(HOST, '/a.txt', { range: 'bytes=2-4' }, 'HEAD')
    deepEqual([status, whole['content-length']], [200, '500'])
  })
  it('sends large files in parts, whole and cut, and keeps none of them', async () => {
    const large = Buffer.from(Array.from({ length: 2_500_000 }, (_, at) => (at * 7919) % 251))
    scene.put('shop', { 'large.bin': large })
    ok((await scene.ask(HOST, '/large.bin')).body.equals(large))
    ok(
      (await scene.ask(HOST, '/large.bin', { range: 'bytes=1000-2000000' })).body.equals(
        large.subarray(1000, 2_000_001),
      ),
    )
    const before = scene.blobReads()
    equal((await scene.ask(HOST, '/large.bin')).headers['content-length'], '2500000')
    ok(scene.blobReads() > before)
  })
  it('sends the head alone for HEAD', async () => {
    scene.put('shop', { 'index.html': PAGE })
    for (const round of [1, 2]) {
      const { status, headers, body } = await scene.ask(HOST, '/', {}, 'HEAD')
      deepEqual([status, headers['content-length'], body.byteLength], [200, String(PAGE.length), 0], `round ${round}`)
    }
    equal((await scene.ask('none.sites.test', '/', {}, 'HEAD')).body.byteLength, 0)
  })
  it('lets names with a hash in them be kept for ever, and asks for all others again', async () => {
    const names = {
      'assets/app-1f3a9c2e.js': true,
      'assets/index-BQ3cVx2a.js': true,
      'index-5MWPCB2Y.css': true,
      'photo.0123456789abcdef.png': true,
      'app.js': false,
      'foo-version2.js': false,
      'photo-Summer24.png': false,
      'photo-12345678.png': false,
      'face-decafbad.html': false,
    }
    scene.put('shop', Object.fromEntries(Object.keys(names).map((name) => [name, 'x'])))
    for (const [name, isKept] of Object.entries(names)) {
      const { headers } = await scene.ask(HOST, `/${name}`)
      equal(String(headers['cache-control']).includes('immutable'), isKept, name)
    }
  })
  it('says what a file is by its name alone', async () => {
    const types = {
      'a.svg': 'image/svg+xml',
      'a.JS': 'text/javascript',
      'a.html.txt': 'text/plain',
      'a.constructor': 'application/octet-stream',
      a: 'application/octet-stream',
    }
    scene.put('shop', Object.fromEntries(Object.keys(types).map((name) => [name, '<script>'])))
    for (const [name, type] of Object.entries(types)) {
      const { headers } = await scene.ask(HOST, `/${name}`)
      equal(String(headers['content-type']).split(';')[0], type, name)
      equal(headers['x-content-type-options'], 'nosniff')
    }
  })
  it('counts what it answered', async () => {
    scene.put('shop', { 'index.html': 'home' })
    for (const path of ['/', '/', '/none']) await told(path)
    await scene.ask(HOST, '/', {}, 'HEAD')
    deepEqual(
      scene.observed.map(({ projectId, status, bytes }) => [projectId, status, bytes]),
      [
        ['prj_shop', 200, 4],
        ['prj_shop', 200, 4],
        ['prj_shop', 404, scene.observed[2]?.bytes],
        ['prj_shop', 200, 0],
      ],
    )
  })
  it('tells who asked with what, as it came', async () => {
    scene.put('shop', { 'index.html': 'home' })
    const headers = { 'User-Agent': 'Browser/1', Referer: 'https://a.example/b', 'X-Forwarded-For': '192.0.2.1' }
    await scene.ask(HOST, '/?q=1', headers)
    const visit = scene.observed.at(-1)
    deepEqual(
      [visit?.address, visit?.head.path, visit?.head.userAgent, visit?.head.referrer, visit?.head.forwardedFor],
      ['127.0.0.1', '/', 'Browser/1', 'https://a.example/b', '192.0.2.1'],
    )
  })
  it('counts an answer that cannot be read as ours', async () => {
    scene.put('shop', { 'index.html': 'home' })
    scene.beforeBytes = async () => {
      throw new Error('away')
    }
    equal((await scene.ask(HOST, '/')).status, 503)
    deepEqual(
      scene.observed.map(({ projectId, status }) => [projectId, status]),
      [['prj_shop', 503]],
    )
  })
})
