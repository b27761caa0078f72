import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { openSession } from '../../accounts/identity/open-session.ts'
import { revokeToken } from '../../accounts/identity/revoke-session.ts'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../../tests/run-hosting-api.ts'
import { HOSTING_ROUTES } from './routes.ts'

let api: HostingApi
before(async () => {
  api = await runHostingApi()
})
after(() => api[Symbol.asyncDispose]())

/** The routes with paths that somebody could ask for. */
const asked = HOSTING_ROUTES.map((route) => ({
  ...route,
  path: route.path
    .replace(':projectId', 'prj_000000000000000000000000')
    .replace(':slug', 'some-slug')
    .replace(':tokenId', 'tok_000000000000000000000000')
    .replace(':id', 'dep_000000000000000000000000'),
}))
const guarded = asked.filter(({ auth }) => auth === 'caller')

describe('a token', () => {
  it('is needed everywhere but where visitors report a site and the service speaks of itself', async () => {
    deepEqual(
      asked.filter(({ auth }) => auth === 'none').map(({ path }) => path),
      ['/report', '/health', '/.well-known/oauth-protected-resource', '/openapi.json', '/docs', '/docs/style.css'],
    )
    for (const { method, path } of guarded) {
      const { status, headers, body } = await api.ask(method, path, { token: null })
      equal(status, 401, `${method} ${path}`)
      equal(
        headers.get('www-authenticate'),
        `Bearer realm="burin", resource_metadata="${api.baseUrl}/.well-known/oauth-protected-resource"`,
      )
      deepEqual(Object.keys(body), ['error'])
    }
  })
  it('that is not good is refused, whatever is wrong with it', async () => {
    const { token, account } = await api.addPerson()
    const { database, now, random } = api.hosting.deps
    const browser = await database.transaction((within) =>
      openSession(within, { now, random }, { account, kind: 'browser', label: 'Firefox' }),
    )
    const over = await api.addPerson()
    await revokeToken({ database }, over.token)
    const wrong = [
      `Bearer ${token}x`,
      `Basic ${token}`,
      token,
      'Bearer',
      `Bearer ${browser.token}`,
      `Bearer ${over.token}`,
      'Bearer svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV',
      'Bearer a.b.c',
    ]
    for (const authorization of wrong) {
      const { status, headers, body } = await api.ask('GET', '/projects/', { token: null, headers: { authorization } })
      equal(status, 401, authorization)
      match(body.error, authorization.startsWith('Bearer') ? /is not valid/ : /`Authorization: Bearer <token>`/)
      match(headers.get('www-authenticate') ?? '', /error="invalid_token"/)
    }
  })
  it('is taken from the header only: not from a cookie, a query or a body', async () => {
    const { token } = await api.addPerson()
    const cookie = `session=${token}; __Host-session=${token}; burin_session=${token}`
    equal((await api.ask('GET', '/projects/', { token: null, headers: { cookie } })).status, 401)
    equal((await api.ask('GET', `/projects/?access_token=${token}`, { token: null })).status, 401)
    const { status, headers } = await api.ask('GET', '/projects/', { token })
    deepEqual([status, headers.get('set-cookie')], [200, null])
  })
  it('of another identity provider is taken, and while that does not answer nobody can tell: 503', async () => {
    let isAway = false
    await using own = await runHostingApi({
      oidc: async () =>
        isAway
          ? { kind: 'away', problem: 'no keys' }
          : { kind: 'person', issuer: 'https://id.example', subject: 'ada', email: 'ada@example.com' },
    })
    equal((await own.ask('GET', '/projects/', { token: 'a.b.c' })).status, 200)
    isAway = true
    const { status, headers } = await own.ask('GET', '/projects/', { token: 'a.b.c' })
    deepEqual([status, headers.get('retry-after')], [503, '5'])
  })
  it('that is wrong counts against its network: after 20 in a minute the answer is 429', async () => {
    await using own = await runHostingApi()
    for (let count = 0; count < 20; count += 1) equal((await own.ask('GET', '/projects/', { token: 'x' })).status, 401)
    const { status, headers } = await own.ask('GET', '/projects/', { token: 'x' })
    deepEqual([status, headers.get('retry-after')], [429, '60'])
    equal((await own.ask('GET', '/projects/')).status, 200)
    equal((await own.ask('GET', '/projects/', { token: null })).status, 401)
  })
})

describe('limits', () => {
  it('are 600 calls a minute where nobody says otherwise, told by headers; beyond is 429 with Retry-After', async () => {
    await using own = await runHostingApi({ callsPerMinute: 2 })
    const first = await own.ask('GET', '/projects/')
    equal(first.headers.get('ratelimit-policy'), '"api";q=2;w=60')
    equal(first.headers.get('ratelimit'), '"api";r=1;t=60')
    equal((await own.ask('GET', '/projects/prj_x')).headers.get('ratelimit'), '"api";r=0;t=60')
    own.hosting.advance(10_000)
    const { status, headers, body } = await own.ask('POST', '/projects/', { body: {} })
    deepEqual([status, headers.get('retry-after')], [429, '50'])
    match(body.error, /2 calls in 60 seconds/)
    own.hosting.advance(50_000)
    equal((await own.ask('GET', '/projects/')).status, 200)
  })
  it('are shown by GET /account/limits, with what is used', async () => {
    const { token, account } = await api.addPerson()
    const project = await api.hosting.addProject(account.id)
    await api.hosting.deploy(project, account.id, { 'index.html': 'hello' })
    const { status, body } = await api.ask('GET', '/account/limits', { token })
    equal(status, 200)
    deepEqual(body, {
      projects: { used: 1, allowed: 1000 },
      deploymentsADay: { used: 1, allowed: 1000 },
      domainsOfProject: { allowed: 20 },
      storedBytes: { used: 5, allowed: 5 * 1024 ** 3 },
      callsAMinute: { allowed: 100_000 },
      uploadsAtOnce: { allowed: 16 },
      uploads: {
        batchBytes: 100 * 1024 ** 2,
        jsonBatchBytes: 16 * 1024 ** 2,
        fileBytes: 25 * 1024 ** 2,
        filesOfDeployment: 20_000,
        bytesOfDeployment: 1024 ** 3,
      },
    })
  })
  it('are free at once of what was deleted, with a deployment or its project', async () => {
    const { token, account } = await api.addPerson()
    const project = await api.hosting.addProject(account.id)
    const first = await api.hosting.deploy(project, account.id, { 'index.html': 'hello' })
    await api.hosting.deploy(project, account.id, { 'index.html': 'hello world' })
    const used = async (): Promise<number> => (await api.ask('GET', '/account/limits', { token })).body.storedBytes.used
    equal(await used(), 16)
    const gone = await api.ask('DELETE', `/projects/slug/${project.slug}/deployments/${first.id}`, { token })
    deepEqual([gone.status, await used()], [204, 11])
    deepEqual([(await api.ask('DELETE', `/projects/${project.id}`, { token })).status, await used()], [204, 0])
  })
  it('of projects, deployments and bytes are refused with used, allowed and what frees room', async () => {
    await using own = await runHostingApi({ quotas: { projects: 1, deploymentsADay: 1, storedBytes: 2 * 1024 ** 2 } })
    const project = { name: 'A', slug: 'only-one' }
    equal((await own.ask('POST', '/projects/', { body: project })).status, 201)
    const second = await own.ask('POST', '/projects/', { body: { ...project, slug: 'another' } })
    equal(second.status, 409)
    match(second.body.error, /1 projects, of 1 projects that it may\. Delete a project/)
    const path = '/projects/slug/only-one/deployments'
    const { body } = await own.ask('POST', path)
    own.hosting.advance(3_600_000)
    const more = await own.ask('POST', path)
    deepEqual([more.status, more.headers.get('retry-after')], [429, String(23 * 3600)])
    match(more.body.error, /1 deployments in 24 hours, of 1 .* Wait until/)
    const files = [{ path: 'a', content: 'x'.repeat(2 * 1024 ** 2 + 1) }]
    const large = await own.ask('POST', `${path}/${body.id}/files/batch`, { body: { files } })
    equal(large.status, 409)
    match(large.body.error, /0 MiB stored, of 2 MiB stored that it may\. Delete old deployments/)
  })
})

describe('the service', () => {
  it('answers GET /health with ok and a timestamp, without a token', async () => {
    const { status, body, headers } = await api.ask('GET', '/health', { token: null })
    const timestamp = new Date(api.hosting.deps.now()).toISOString()
    deepEqual([status, body, headers.get('cache-control')], [200, { ok: true, timestamp }, 'no-store'])
    deepEqual((await api.ask('GET', '/health/', { token: 'wrong' })).body, { ok: true, timestamp })
  })
  it('says whose tokens it takes', async () => {
    const { body } = await api.ask('GET', '/.well-known/oauth-protected-resource', { token: null })
    deepEqual(body, {
      resource: api.baseUrl,
      authorization_servers: ['https://burin.example/identity'],
      bearer_methods_supported: ['header'],
      resource_documentation: `${api.baseUrl}/docs`,
      resource_name: 'Burin hosting',
    })
  })
  it('shows its reference at /docs', async () => {
    const { status, headers, body } = await api.ask('GET', '/docs', { token: null })
    deepEqual([status, headers.get('content-type')], [200, 'text/html; charset=utf-8'])
    match(body, /API reference/)
    match(body, /<a href="https:\/\/burin\.example\/docs\/hosting">a first deployment<\/a>/)
  })
  it('answers paths with and without the last slash the same', async () => {
    for (const path of ['/projects', '/projects/', '/account/limits/', '/health', '/health/', '/openapi.json/'])
      equal((await api.ask('GET', path)).status, 200, path)
    equal((await api.ask('GET', '/projects//')).status, 404)
  })
  it('answers 405 with Allow for other methods, 404 for other paths, always as JSON', async () => {
    const methods: readonly (readonly [string, string, string])[] = [
      ['PUT', '/projects/', 'GET, POST, HEAD, OPTIONS'],
      ['DELETE', '/projects', 'GET, POST, HEAD, OPTIONS'],
      ['POST', '/projects/prj_x', 'GET, PATCH, DELETE, HEAD, OPTIONS'],
      ['GET', '/projects/slug/a/deployments/b/finalize', 'POST, OPTIONS'],
      ['POST', '/health', 'GET, HEAD, OPTIONS'],
    ]
    for (const [method, path, allow] of methods) {
      const { status, headers, body } = await api.ask(method, path)
      deepEqual([status, headers.get('allow'), Object.keys(body)], [405, allow, ['error']], `${method} ${path}`)
    }
    for (const path of ['/', '/project', '/projects/a/b', '/api/v1/icons']) {
      const { status, body } = await api.ask('GET', path)
      deepEqual([status, Object.keys(body)], [404, ['error']], path)
    }
    const options = await api.ask('OPTIONS', '/projects/', { token: null })
    deepEqual([options.status, options.headers.get('allow')], [204, 'GET, POST, HEAD, OPTIONS'])
  })
  it('puts a request id of its own on every answer', async () => {
    const seen = new Set<string>()
    for (const path of ['/health', '/projects/', '/nowhere', '/projects/%ff']) {
      const { headers } = await api.ask('GET', path, { headers: { 'x-request-id': 'mine' } })
      match(headers.get('x-request-id') ?? '', /^req_[0-9A-Za-z]{24}$/)
      seen.add(headers.get('x-request-id') ?? '')
    }
    equal(seen.size, 4)
  })
  it('may be called from pages of any origin, without cookies', async () => {
    const { headers } = await api.ask('GET', '/projects/', { headers: { origin: 'https://elsewhere.example' } })
    equal(headers.get('access-control-allow-origin'), '*')
    equal(headers.get('access-control-allow-credentials'), null)
    const readable = (headers.get('access-control-expose-headers') ?? '').split(', ')
    for (const name of ['Allow', 'Link', 'Location', 'RateLimit', 'Retry-After', 'X-Request-ID'])
      ok(readable.includes(name), name)
  })
})

describe('bodies that are hostile', () => {
  it('are refused with 400 or 413 and a sentence, and the service goes on', async () => {
    const json = { 'content-type': 'application/json' }
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const bodies: readonly (readonly [string | Uint8Array, Record<string, string>, number])[] = [
      ['', json, 400],
      ['{', json, 400],
      ['null', json, 400],
      ['[]', json, 400],
      [deep.slice(0, 15_000), json, 400],
      [deep, json, 413],
      ['{"name":"a","name":"b","slug":"abc-d"}', json, 400],
      ['{"__proto__":{"name":"a"},"slug":"abc-d"}', json, 400],
      [new Uint8Array([0xff, 0xfe, 0x7b]), json, 400],
      ['x'.repeat(16 * 1024 + 1), json, 413],
      ['{"name":"a","slug":"abc-d"}', { 'content-type': 'text/plain' }, 400],
      ['{"name":"a","slug":"abc-d"}', {}, 400],
      ['{"name":"a","slug":"abc-d"}', { ...json, 'content-encoding': 'gzip' }, 400],
    ]
    for (const [body, headers, expected] of bodies) {
      const answer = await api.ask('POST', '/projects/', { body, headers })
      equal(answer.status, expected, String(body).slice(0, 30))
      equal(typeof answer.body.error, 'string')
    }
    equal((await api.ask('GET', '/health')).status, 200)
    deepEqual(
      api.log.filter((line) => line.includes('"failed"')),
      [],
    )
  })
  it('of a batch that breaks off leave the deployment as it was, and nobody waits for them', async () => {
    const { token, account } = await api.addPerson()
    const project = await api.hosting.addProject(account.id)
    const { deploymentId } = await api.hosting.begin(project, account.id)
    const path = `/projects/slug/${project.slug}/deployments/${deploymentId}`
    const socket = connect(api.port, '127.0.0.1')
    const gone = Promise.withResolvers<void>()
    const isGone = (): boolean => api.log.some((line) => line.includes('client-gone'))
    socket.write(
      `POST ${path}/files/batch HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n',
    )
    // The server says that it reads.
    socket.once('data', () => {
      socket.write('--x\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nhalf', () =>
        socket.destroy(),
      )
    })
    socket.once('close', () => gone.resolve())
    await gone.promise
    while (!isGone()) await new Promise((resolve) => setImmediate(resolve))
    const { body } = await api.ask('GET', path, { token })
    deepEqual([body.state, body.fileCount], ['uploading', 0])
  })
  it('that stall are given up, however long they may be', async () => {
    const patience = { headersMs: 20_000, requestMs: 0, idleMs: 5000, takingMs: 60_000, checkEveryMs: 1000 }
    await using own = await runHostingApi({
      settings: { patience: { ...patience, stall: { everyMs: 50, leastBytes: 100 } } },
    })
    const { token, account } = await own.addPerson()
    const project = await own.hosting.addProject(account.id)
    const { deploymentId } = await own.hosting.begin(project, account.id)
    const socket = connect({ port: own.port, host: '127.0.0.1', allowHalfOpen: true })
    const chunks: Buffer[] = []
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.write(
      `POST /projects/slug/${project.slug}/deployments/${deploymentId}/files/batch HTTP/1.1\r\nHost: a\r\n` +
        `Authorization: Bearer ${token}\r\nContent-Type: application/vnd.burin.frames\r\nContent-Length: 100000\r\n\r\nab`,
    )
    socket.once('end', () => socket.end())
    await closed
    match(Buffer.concat(chunks).toString(), /^HTTP\/1\.1 400 .*"error":"The request did not arrive in time/s)
    ok((await own.ask('GET', '/health')).status === 200)
  })
})
