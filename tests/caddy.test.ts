/** What operators are told to put before Burin: Caddy with deploy/Caddyfile, the real one, before the real service. */
import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { openSession } from '../src/accounts/identity/open-session.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { PATIENCE } from '../src/platform/http/guarded-server.ts'
import type { Studio } from '../src/studio/draw.ts'
import { makeDataFolder } from './data-folder.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { CADDYFILE, caddyVariables, NAMES, NO_CADDY, runCaddy } from './run-caddy.ts'
import type { CaddyServer } from './run-caddy.ts'
import { drawLine, runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { freePort } from './run-redis.ts'
import { silent } from './test-database.ts'
import { until } from './until.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let hosting: Hosting
let service: IconsService
let caddy: CaddyServer
/** Names that Caddy asked about. */
const askedFor: string[] = []
/** Draws wait here when they are told to. */
let gate = Promise.withResolvers<void>()
let cancelled = 0

const draw: Studio['draw'] = async (brief, watch, signal) => {
  if (brief.concept !== 'slow') return await drawLine(brief, watch)
  signal?.addEventListener('abort', () => {
    cancelled += 1
    gate.resolve()
  })
  await gate.promise
  return await drawLine(brief, watch)
}

/** Answers for the process that knows which domains are verified. */
async function verifier(): Promise<number> {
  const server = createServer((request, response) => {
    const domain = new URL(request.url ?? '', 'http://localhost').searchParams.get('domain') ?? ''
    askedFor.push(domain)
    response.writeHead(domain === 'shop.test' ? 200 : 404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  stack.defer(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function begin(): Promise<void> {
  hosting = stack.use(await openHosting())
  const variables = await caddyVariables()
  const [apiPort, sitesPort] = [await freePort(), await freePort()]
  const environment = {
    BURIN_PARTS: 'icons,api,sites',
    BURIN_API_PORT: String(apiPort),
    BURIN_SITES_PORT: String(sitesPort),
    BURIN_DATA: hosting.dataFolder,
    BURIN_TRUST_PROXIES: '1',
    BURIN_LIMIT_WRONG_KEYS: '1',
    BURIN_LIMIT_SANDBOX: '120',
  }
  const { BURIN_BASE_URL = '', BURIN_API_URL = '', BURIN_SITES_DOMAIN = '' } = variables
  const open = async (): ReturnType<typeof openDatabase> =>
    openDatabase({ url: hosting.url, dataFolder: '', log: silent, now: Date.now })
  const names = { BURIN_BASE_URL, BURIN_API_URL, BURIN_SITES_DOMAIN }
  service = stack.adopt(await runIconsService({ draw }, { ...environment, ...names }, { openDatabase: open }), (one) =>
    one.stop(),
  )
  await service.ready()
  caddy = stack.use(
    await runCaddy({
      ...variables,
      CADDY_ICONS: `127.0.0.1:${service.port}`,
      CADDY_API: `127.0.0.1:${apiPort}`,
      CADDY_SITES: `127.0.0.1:${sitesPort}`,
      CADDY_OPERATIONS: `127.0.0.1:${await verifier()}`,
    }),
  )
}

describe('deploy/Caddyfile', { skip: NO_CADDY }, () => {
  it('is valid, and written as Caddy writes it', async () => {
    await using home = await makeDataFolder()
    const env = { PATH: process.env['PATH'], XDG_DATA_HOME: home.path, ...(await caddyVariables()) }
    const validate = ['validate', '--adapter', 'caddyfile', '--config', CADDYFILE]
    const { status, stderr } = spawnSync('caddy', validate, { env, encoding: 'utf8' })
    equal(status, 0, stderr)
    equal(spawnSync('caddy', ['fmt', CADDYFILE], { encoding: 'utf8' }).stdout, readFileSync(CADDYFILE, 'utf8'))
  })
  it('keeps no connection longer than Burin does: a request could be sent on one that is being closed', () => {
    const [, seconds = ''] = /^\s*keepalive (\d+)s$/m.exec(readFileSync(CADDYFILE, 'utf8')) ?? []
    ok(Number(seconds) * 1000 < PATIENCE.idleMs, seconds)
  })
  it('can ask after the health of each process', async () => {
    const env = {
      PATH: process.env['PATH'],
      ...(await caddyVariables()),
      CADDY_HEALTH: 'health_uri /readyz\nhealth_port 3003',
    }
    const adapt = ['adapt', '--adapter', 'caddyfile', '--config', CADDYFILE]
    const { stdout } = spawnSync('caddy', adapt, { env, encoding: 'utf8' })
    equal([...stdout.matchAll(/"active":\{"port":3003,"uri":"\/readyz"\}/g)].length, 5)
  })
})

describe('Caddy before Burin', { skip: NO_CADDY }, () => {
  before(begin)

  it('passes on draws of the icon service', async () => {
    const body = JSON.stringify({ concept: 'line' })
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
    const {
      status,
      certified,
      headers: got,
    } = await caddy.ask(NAMES.icons, '/api/v1/icons', { method: 'POST', headers, body })
    deepEqual([status, certified], [200, `DNS:${NAMES.icons}`])
    ok('strict-transport-security' in got)
  })
  it('passes on a stream as it comes, and that its reader left', async () => {
    const body = JSON.stringify({ concept: 'slow', stream: true })
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
    gate = Promise.withResolvers()
    const sent = caddy.open(NAMES.icons, '/api/v1/icons', { method: 'POST', headers })
    sent.end(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const [piece] = (await once(response, 'data')) as [Buffer]
    match(piece.toString(), /event: draw\.created/)
    equal(cancelled, 0)
    response.on('error', () => undefined)
    sent.on('error', () => undefined).destroy()
    await until(() => cancelled === 1)
    // Nobody else is turned away for that.
    equal((await caddy.ask(NAMES.icons, '/healthz')).status, 200)
  })
  it('tells the address of the caller, and nobody can say another', async () => {
    const wrong = async (forwarded: string): Promise<number> => {
      const headers = {
        authorization: 'Bearer wrong',
        'content-type': 'application/json',
        'x-forwarded-for': forwarded,
      }
      return (await caddy.ask(NAMES.icons, '/api/v1/icons', { method: 'POST', headers, body: '{}' })).status
    }
    deepEqual([await wrong('192.0.2.1'), await wrong('192.0.2.2')], [401, 429])
  })
  it('has nothing coded for who takes no coding', async () => {
    const { headers, body } = await caddy.ask(NAMES.api, '/openapi.json')
    equal(headers['content-length'], String(Buffer.byteLength(body)))
  })
  it('takes large uploads as they come, and shows the site below its wildcard certificate', async () => {
    const accountId = await hosting.addAccount()
    const account = { id: accountId, email: `${accountId}@example.com`, createdAt: new Date(), suspendedFor: null }
    const { token } = await hosting.deps.database.transaction((within) =>
      openSession(within, { now: Date.now, random: randomBytes }, { account, kind: 'token', label: 'tests' }),
    )
    const project = await hosting.addProject(accountId)
    const key = await hosting.begin(project, accountId)
    const path = `/projects/slug/${project.slug}/deployments/${key.deploymentId}`
    const headers = { authorization: `Bearer ${token}` }
    const [boundary, page] = ['between', '<h1>Hello</h1>'.repeat(200)]
    const sent = caddy.open(NAMES.api, `${path}/files/batch`, {
      method: 'POST',
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    const part = (name: string): string =>
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    // More than any buffer between holds, and the rest comes when Burin has begun to write.
    sent.write(`${part('index.html')}${page}\r\n${part('large.bin')}`)
    for (let mib = 0; mib < 6; mib += 1) sent.write(randomBytes(1024 * 1024))
    const storeGrew = async (): Promise<boolean> => (await stored(hosting.folder)) > 1024 * 1024
    await until(storeGrew)
    sent.end(`\r\n--${boundary}--\r\n`)
    const [response] = await answered
    equal(response.statusCode, 200)
    response.resume()
    const finalized = await caddy.ask(NAMES.api, `${path}/finalize`, { method: 'POST', headers })
    const { siteUrl } = JSON.parse(finalized.body) as { siteUrl: string }
    equal(siteUrl, `https://${project.slug}.${NAMES.sites}:${caddy.httpsPort}`)
    const shown = await caddy.ask(`${project.slug}.${NAMES.sites}`, '/')
    deepEqual([shown.status, shown.body, shown.certified], [200, page, `DNS:*.${NAMES.sites}`])
  })
  it('gets a certificate for a domain when it is verified, and for no other name', async () => {
    const first = await caddy.ask('shop.test', '/')
    equal(first.certified, 'DNS:shop.test')
    await rejects(caddy.ask('evil.test', '/'), /alert/)
    await rejects(caddy.ask(NAMES.sites, '/'), /alert/)
    deepEqual([...new Set(askedFor)], ['shop.test', 'evil.test', NAMES.sites])
  })
  it('asks another process when one is away, and one that came back', async () => {
    const variables = await caddyVariables()
    const away = await freePort()
    await using other = await runCaddy({ ...variables, CADDY_ICONS: `127.0.0.1:${away} 127.0.0.1:${service.port}` })
    for (let turn = 0; turn < 4; turn += 1) equal((await other.ask(NAMES.icons, '/healthz')).status, 200)
    await using alone = await runCaddy({ ...(await caddyVariables()), CADDY_ICONS: `127.0.0.1:${away}` })
    const waiting = alone.ask(NAMES.icons, '/')
    const back = createServer((_, response) => response.end('back')).listen(away, '127.0.0.1')
    equal((await waiting).body, 'back')
    back.close()
  })
  it('leaves it to Burin which site a Host is, whatever the handshake was for', async () => {
    const project = await hosting.addProject(await hosting.addAccount())
    const hidden = await caddy.ask('evil.test', '/', { servername: `${project.slug}.${NAMES.sites}` })
    deepEqual([hidden.status, /<title>(.*?)<\/title>/.exec(hidden.body)?.[1]], [404, 'No site here'])
    equal((await caddy.ask('shop.test', '/')).status, 404)
  })
  it('sends visitors without TLS to where there is some, and shows nobody the metrics', async () => {
    const asked = get({
      host: '127.0.0.1',
      port: caddy.httpPort,
      path: '/a?b',
      headers: { host: NAMES.icons },
      agent: false,
    })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    deepEqual([response.statusCode, response.headers.location], [308, `https://${NAMES.icons}/a?b`])
    for (const name of [NAMES.icons, NAMES.api]) equal((await caddy.ask(name, '/metrics')).status, 404)
  })
})

/** Bytes of all files below a folder. */
async function stored(folder: string): Promise<number> {
  const { globSync, statSync } = await import('node:fs')
  return globSync(`${folder}/**/*`).reduce((sum, path) => sum + statSync(path).size, 0)
}
