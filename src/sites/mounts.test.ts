import { deepEqual, equal, match } from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { openSiteScene } from '../../tests/site-scene.ts'
import type { SiteScene } from '../../tests/site-scene.ts'

const HOST = 'www.example.com'

let scene: SiteScene
beforeEach(async () => {
  scene = await openSiteScene()
  scene.put('shop', {
    'index.html': 'shop home',
    'docs.html': 'page of the shop',
    'sub/index.html': 'sub',
    _redirects: '/go /sub/ 302\n/away https://other.example/x 302\n/splat/* /:splat 301',
  })
  scene.put('docs', {
    'index.html': 'docs home',
    'a.html': 'page a',
    '404.html': 'docs 404',
    'deep/index.html': 'deep',
  })
})
afterEach(() => scene[Symbol.asyncDispose]())

const ask = async (path: string, host = HOST): Promise<string> => {
  const { status, headers, body } = await scene.ask(host, path)
  return `${status} ${headers.location ?? body.toString()}`
}

describe('a host of somebody’s own', () => {
  it('shows the project that is mounted there, whatever way its name is written', async () => {
    scene.mount(HOST, { pathPrefix: '/', slug: 'shop' })
    for (const host of [HOST, 'WWW.Example.COM', `${HOST}.`, `${HOST}:443`])
      equal(await ask('/', host), '200 shop home', host)
    equal(await ask('/sub'), '301 /sub/')
    equal(await ask('/go'), '302 /sub/')
    equal(await ask('/', 'example.com').then((told) => told.slice(0, 3)), '404')
    equal(await ask('/', `x.${HOST}`).then((told) => told.slice(0, 3)), '404')
  })
  it('takes the longest prefix, strips it, and puts it back where the site sends its visitors', async () => {
    scene.mount(
      HOST,
      { pathPrefix: '/docs', slug: 'docs' },
      { pathPrefix: '/', slug: 'shop' },
      { pathPrefix: '/docs/v2', slug: 'shop' },
    )
    for (const [path, expected] of [
      ['/', '200 shop home'],
      ['/docs', '301 /docs/'],
      ['/docs?a=b', '301 /docs/?a=b'],
      ['/docs/', '200 docs home'],
      ['/docs/a', '200 page a'],
      ['/docs/a/', '301 /docs/a'],
      ['/docs/deep', '301 /docs/deep/'],
      ['/docs/none', '404 docs 404'],
      ['/docs/v2', '301 /docs/v2/'],
      ['/docs/v2/', '200 shop home'],
      ['/docs/v2/go?q=1', '302 /docs/v2/sub/?q=1'],
      ['/docs/v2/away', '302 https://other.example/x'],
      ['/docs/v2/docs', '200 page of the shop'],
      ['/docs/v20', '404 docs 404'],
      ['/docs.html', '200 page of the shop'],
      ['/docsa', '404'],
      ['/DOCS/', '404'],
    ] as const)
      equal((await ask(path)).slice(0, expected.length), expected, path)
    match(await ask('/docs/v2/none'), /^404 .*href="\/docs\/v2\/"/s)
    // Once more from memory.
    deepEqual(
      [await ask('/docs/'), await ask('/docs/v2/'), await ask('/docs/deep')],
      ['200 docs home', '200 shop home', '301 /docs/deep/'],
    )
  })
  it('sends nobody to another server, whatever follows the prefix', async () => {
    scene.mount(HOST, { pathPrefix: '/docs', slug: 'shop' })
    for (const path of [
      '/docs//evil.example',
      '/docs//evil.example/',
      '/docs/splat//evil.example',
      '/docs/splat/%2Fevil.example',
      '/docs/\\evil.example',
    ])
      equal(/^30. (\/\/|\/\\|https?:)/.test(await ask(path)), false, `${path}: ${await ask(path)}`)
  })
  it('answers nothing where nothing is mounted, nor for a project without a deployment', async () => {
    scene.mount(HOST, { pathPrefix: '/docs', slug: 'docs' })
    match(await ask('/'), /^404 .*No site here/s)
    match(await ask('/other'), /^404 .*No site here/s)
    scene.mount(HOST, { pathPrefix: '/', slug: 'empty' })
    match(await ask('/'), /^404 .*No site here/s)
    match(await ask('/', 'unknown.example'), /^404 .*No site here/s)
  })
  it('shows no other project, though it has the name now', async () => {
    scene.mount(HOST, { pathPrefix: '/', slug: 'shop' })
    equal(await ask('/'), '200 shop home')
    scene.mount(HOST, { pathPrefix: '/', slug: 'shop', projectId: 'prj_that_had_the_name_before' })
    match(await ask('/'), /^404 .*No site here/s)
    match(await ask('/sub/'), /^404 .*No site here/s)
    equal(await ask('/', 'shop.sites.test'), '200 shop home')
  })
  it('ends when it changes, also for whoever asked while it was being read', async () => {
    scene.mount(HOST, { pathPrefix: '/', slug: 'shop' })
    equal(await ask('/'), '200 shop home')
    scene.mount(HOST, { pathPrefix: '/', slug: 'docs' })
    equal(await ask('/'), '200 docs home')
    scene.mount(HOST)
    match(await ask('/'), /^404/)
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    scene.mount(HOST, { pathPrefix: '/', slug: 'shop' })
    scene.beforeMounts = async () => {
      begun.resolve()
      await gate.promise
    }
    const early = ask('/')
    await begun.promise
    scene.beforeMounts = null
    scene.mount(HOST, { pathPrefix: '/docs', slug: 'shop' })
    match(await ask('/'), /^404/)
    gate.resolve()
    await early
    match(await ask('/'), /^404/)
    equal(await ask('/docs/'), '200 shop home')
  })
  it('ends with the grace of a lost domain, without a word from the database', async () => {
    scene.mount(
      HOST,
      { pathPrefix: '/', slug: 'shop', until: new Date(Date.now() + 60_000) },
      { pathPrefix: '/docs', slug: 'docs', until: new Date(Date.now() - 1) },
    )
    equal(await ask('/'), '200 shop home')
    equal(await ask('/docs'), '200 page of the shop')
  })
  it('answers 451 below every path at which its project was taken down, and the others are shown', async () => {
    scene.mount(HOST, { pathPrefix: '/', slug: 'docs' }, { pathPrefix: '/shop', slug: 'shop' })
    const { headers } = await scene.ask(HOST, '/shop/')
    const tag = String(headers.etag)
    const status = async (path: string, more = {}, method = 'GET'): Promise<number> =>
      (await scene.ask(HOST, path, more, method)).status
    scene.bar('shop', { barred: 'taken-down', reason: 'phishing' })
    for (const path of ['/shop/', '/shop/docs', '/shop/go', '/shop/none']) equal(await status(path), 451, path)
    equal(await status('/shop/', { 'if-none-match': tag }), 451)
    equal(await status('/shop/', { range: 'bytes=0-1' }), 451)
    equal(await status('/shop/', {}, 'HEAD'), 451)
    equal(await ask('/'), '200 docs home')
    scene.bar('shop', { barred: 'suspended', reason: 'spam' })
    equal(await status('/shop/'), 451)
    // A host tells nothing of the project that has the name now.
    scene.mount(HOST, { pathPrefix: '/', slug: 'shop', projectId: 'prj_that_had_the_name_before' })
    equal(await status('/'), 404)
  })
  it('ends a long download when it is shown there no more, and no other', async () => {
    const bytes = 24 * 1024 * 1024
    scene.put('films', { 'film.mp4': Buffer.alloc(bytes) })
    for (const [mounts, isWhole] of [
      [[{ pathPrefix: '/films', slug: 'films' }], true],
      [[{ pathPrefix: '/films', slug: 'shop' }], false],
      [[{ pathPrefix: '/', slug: 'films' }], false],
      [[{ pathPrefix: '/films', slug: 'films', until: new Date(0) }], false],
      [[], false],
    ] as const) {
      scene.mount(HOST, { pathPrefix: '/', slug: 'shop' }, { pathPrefix: '/films', slug: 'films' })
      const socket = connect(scene.port, '127.0.0.1')
      socket.write(`GET /films/film.mp4 HTTP/1.1\r\nHost: ${HOST}.:443\r\nConnection: close\r\n\r\n`)
      const [first] = (await once(socket, 'data')) as [Buffer]
      let received = first.length
      socket.pause()
      scene.mount(HOST, ...mounts)
      socket.on('data', (chunk: Buffer) => void (received += chunk.length)).on('error', () => undefined)
      socket.resume()
      await once(socket, 'close')
      equal(received > bytes, isWhole, `${JSON.stringify(mounts)}: ${received} bytes`)
    }
  })
  it('is looked up once, also when nobody has it, and counts for its project', async () => {
    scene.mount(HOST, { pathPrefix: '/docs', slug: 'docs' })
    await Promise.all(Array.from({ length: 20 }, () => ask('/docs/a')))
    await Promise.all(Array.from({ length: 20 }, () => ask('/', 'nobody.example')))
    await ask('/', 'nobody.example')
    deepEqual(scene.hostReads, [`host ${HOST}`, 'host nobody.example'])
    deepEqual(new Set(scene.observed.map(({ projectId }) => projectId)), new Set(['prj_docs']))
  })
  it('is not looked for when it can be nobody’s', async () => {
    for (const host of [
      'localhost',
      'a.localhost',
      '127.0.0.1',
      '[::1]',
      'sites.test',
      'a.b.sites.test',
      'cname--abc.sites.test',
      'x--y.sites.test',
    ])
      match(await ask('/', host), /^404/, host)
    deepEqual(scene.hostReads, [])
  })
  it('waits with many others, and not with any number of them', async () => {
    const gate = Promise.withResolvers<void>()
    scene.mount('known.example', { pathPrefix: '/', slug: 'shop' })
    equal(await ask('/', 'known.example'), '200 shop home')
    scene.beforeMounts = () => gate.promise
    const many = Array.from({ length: 300 }, async (_, i) => (await scene.ask(`made-up-${i}.example`, '/')).status)
    const first = await Promise.race(many)
    equal(first, 503)
    equal(await ask('/', 'known.example'), '200 shop home')
    gate.resolve()
    const statuses = await Promise.all(many)
    deepEqual([statuses.filter((one) => one === 404).length, statuses.filter((one) => one === 503).length], [204, 96])
    deepEqual(scene.reported, [])
  })
})
