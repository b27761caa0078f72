/**
 * The way of somebody who hosts a site here, from nothing: the service as `npm start` runs it, the command as a process of its own each time, real
 * DNS, and Caddy with deploy/Caddyfile before a domain.
 */
import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { DomainObject, VerificationRecordObject } from '../src/hosting/contract/domain-object.ts'
import { askSite } from './ask-site.ts'
import { makeDataFolder } from './data-folder.ts'
import type { DataFolder } from './data-folder.ts'
import { dnsServers } from './dns-server.ts'
import type { TestZone } from './dns-server.ts'
import { letProgramIn } from './let-program-in.ts'
import { caddyVariables, NO_CADDY, runCaddy } from './run-caddy.ts'
import type { CaddyServer } from './run-caddy.ts'
import { freePort } from './run-redis.ts'
import { startService, whenReady } from './start-service.ts'
import type { StartedService } from './start-service.ts'
import { until } from './until.ts'

/** What `npx burin` runs in a clone, without looking each time whether all is installed. */
const BURIN = join(import.meta.dirname, '..', 'src', 'admin', 'burin.ts')
const HOST = 'www.customer.test'
const HOME_PAGE = '<h1>Hello</h1>\n'
const CHANGED_PAGE = '<h1>Changed</h1>\n'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly told: string
}

/** What was said so far on the standard error, by a command that still runs. */
type Watch = (told: string) => void

const ports = { icons: 0, api: 0, sites: 0, operations: 0 }
/** The zone of the site's owner. */
const zone: TestZone = { apex: 'customer.test', records: [] }
let data: DataFolder
let settings: Record<string, string>
let service: StartedService
let caddy: CaddyServer | null = null
/** Where somebody works, with the folder `site` in it. */
let folder: string
let home: string

before(async () => {
  for (const name of ['icons', 'api', 'sites', 'operations'] as const) ports[name] = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'burin-whole-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  home = join(folder, 'home')
  for (const name of ['home', 'empty', 'work', 'work/site', 'work/site/a b']) mkdirSync(join(folder, name))
  writePage(HOME_PAGE)
  writeFileSync(join(folder, 'work', 'site', 'a b', 'page.html'), 'page\n')
  const root = ['customer.test NS ns.customer.test.', 'ns.customer.test A 127.0.0.2']
  const dns = stack.use(
    await dnsServers([
      { address: '127.0.0.1', zones: [{ apex: '', records: root }] },
      { address: '127.0.0.2', zones: [zone] },
    ]),
  )
  data = stack.use(await makeDataFolder())
  settings = {
    BURIN_DATA: data.path,
    BURIN_ICONS_PORT: String(ports.icons),
    BURIN_API_PORT: String(ports.api),
    BURIN_SITES_PORT: String(ports.sites),
    BURIN_OPERATIONS_PORT: String(ports.operations),
    BURIN_QUOTA_PROJECTS: '1',
    BURIN_TEST_DNS: `127.0.0.1:${dns.port}`,
  }
  service = startService(settings)
  stack.defer(endService)
  const proxy = { CADDY_SITES: `127.0.0.1:${ports.sites}`, CADDY_OPERATIONS: `127.0.0.1:${ports.operations}` }
  const starting = NO_CADDY === false ? runCaddy({ ...(await caddyVariables()), ...proxy }) : Promise.resolve(null)
  const [, started] = await Promise.all([whenReady(service), starting])
  if (started !== null) caddy = stack.use(started)
})

async function endService(): Promise<void> {
  service.child.kill()
  await service.ended
}

/** Runs the command as somebody types it, in their folder and with their home. */
async function burin(
  line: string | readonly string[],
  { variables = {}, watch }: { variables?: Record<string, string>; watch?: Watch } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [BURIN, ...(typeof line === 'string' ? line.split(' ') : line)], {
    cwd: join(folder, 'work'),
    env: { PATH: process.env['PATH'], HOME: home, BURIN_API: `http://localhost:${ports.api}`, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let told = ''
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => {
    told += piece.toString()
    watch?.(told)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  // Nobody sits there who could see a colour or a bar.
  equal((out + told).includes('\u001B'), false, `${String(line)}: ${told}`)
  return { code, out, told }
}

/** The same, which has to end with 0; what it says on the standard output. */
async function done(line: string | readonly string[], variables?: Record<string, string>): Promise<string> {
  const { code, out, told } = await burin(line, variables === undefined ? {} : { variables })
  equal(code, 0, `${String(line)}: ${out}${told}`)
  return out
}

function writePage(text: string): void {
  writeFileSync(join(folder, 'work', 'site', 'index.html'), text)
}

/** What visitors of an address see, which the name need not lead to here. */
async function shown(address: string): Promise<string> {
  const { hostname, port, pathname } = new URL(address)
  const { status, body } = await askSite({ port: Number(port), host: hostname, path: pathname })
  return status === 200 ? body.toString() : String(status)
}

describe('somebody who hosts a site', () => {
  const site = (): string => `http://my-site.localhost:${ports.sites}`

  it('signs in by a code, without a browser on this machine', async () => {
    const nobody = await burin('whoami')
    deepEqual([nobody.code, nobody.out], [3, ''])
    const code = Promise.withResolvers<string>()
    const login = burin('login --no-browser', {
      watch: (told) => {
        const [, userCode] = /the code\n\s+(\S+)\n/.exec(told) ?? []
        if (userCode !== undefined) code.resolve(userCode)
      },
    })
    const userCode = await code.promise
    const log = (): string => service.out + service.problems
    await letProgramIn(`http://localhost:${ports.icons}`, { userCode, log })
    const { out, told } = await login
    match(out, /^Signed in as ada@example\.com at http:\/\/localhost:/, told)
    match(await done('whoami'), /ada@example\.com/)
    const issuer = await fetch(`http://localhost:${ports.icons}/.well-known/oauth-authorization-server/identity`)
    const { protected_resources: apis } = (await issuer.json()) as { readonly protected_resources: unknown }
    deepEqual(apis, [`http://localhost:${ports.api}`])
  })
  it('deploys a folder to an address that answers, changes it, and rolls back', async () => {
    const { code, told } = await burin('deploy ./site')
    deepEqual([code, /--project/.test(told)], [2, true], told)
    await done('projects create my-site')
    equal(await done('deploy ./site --project my-site'), `${site()}\n`)
    equal(await shown(site()), HOME_PAGE)
    equal(await shown(`${site()}/a%20b/page`), 'page\n')
    equal((await burin('rollback --project my-site --yes')).code, 1)
    writePage(CHANGED_PAGE)
    const again = await burin('deploy ./site --project my-site --message Changed')
    deepEqual([again.code, await shown(site())], [0, CHANGED_PAGE], again.told)
    equal((await burin('rollback --project my-site')).code, 2)
    match(await done('rollback --project my-site --yes'), /is live in place of/)
    equal(await shown(site()), HOME_PAGE)
  })
  it('adds a domain, writes its records into DNS, and has it verified', async () => {
    const added = JSON.parse(await done(`domains add ${HOST} --project my-site --json`)) as DomainObject & {
      readonly records: readonly VerificationRecordObject[]
    }
    const early = await burin(`domains verify ${HOST} --project my-site`)
    deepEqual([early.code, /Write these records/.test(early.out)], [5, true], early.out)
    equal(await shown(`http://${HOST}:${ports.sites}/`), '404')
    zone.records = added.records.map(({ type, name, value }) =>
      type === 'TXT' ? `${name}. TXT "${value}"` : `${name}. ${type} ${value}.`,
    )
    match(
      await done(`domains verify ${HOST} --project my-site`),
      new RegExp(`^${HOST} is verified: http://${HOST}:${ports.sites}\n`),
    )
    equal(await shown(`http://${HOST}:${ports.sites}/`), HOME_PAGE)
  })
  it('is visited there over TLS by way of Caddy, and no other name is', { skip: NO_CADDY }, async () => {
    const page = await caddy?.ask(HOST, '/')
    deepEqual([page?.status, page?.body, page?.certified], [200, HOME_PAGE, `DNS:${HOST}`])
    await rejects(async () => caddy?.ask('other.customer.test', '/'), /alert/)
  })
  it('lets a build server deploy by a token, which says nothing of it', async () => {
    const token = (await done(['tokens', 'create', 'Build server', '--days', '7'])).trim()
    const variables = { HOME: join(folder, 'empty'), BURIN_TOKEN: token }
    writePage(CHANGED_PAGE)
    const { code, out, told } = await burin('deploy ./site --project my-site', { variables })
    deepEqual([code, out, (out + told).includes(token)], [0, `${site()}\n`, false], told)
    equal(await shown(`http://${HOST}:${ports.sites}/`), CHANGED_PAGE)
    const none = await burin('projects', { variables: { HOME: join(folder, 'empty'), BURIN_TOKEN: `${token}x` } })
    deepEqual([none.code, (none.out + none.told).includes(token)], [3, false], none.told)
  })
  it('is told by exit codes what came of it', async () => {
    const codes = await Promise.all(
      ['deploy --nonsense', 'projects create another', 'domains add co.uk --project my-site'].map(
        async (line) => (await burin(line)).code,
      ),
    )
    deepEqual(codes, [2, 4, 1])
  })
  it('removes the domain, where nothing is shown from then on', async () => {
    match(await done(`domains remove ${HOST} --project my-site --yes`), /is removed from my-site/)
    equal(await shown(`http://${HOST}:${ports.sites}/`), '404')
    if (caddy !== null) await until(async () => (await caddy?.ask(HOST, '/'))?.status === 404)
    equal(await shown(site()), CHANGED_PAGE)
  })
  it('is there again when all was saved, lost and restored', async () => {
    const file = join(folder, 'saved')
    await done(['admin', 'backup', file], settings)
    await endService()
    for (const name of readdirSync(data.path)) rmSync(join(data.path, name), { recursive: true })
    await done(['admin', 'restore', file], settings)
    service = startService(settings)
    await whenReady(service)
    equal(await shown(site()), CHANGED_PAGE)
    match(await done('deployments --project my-site'), /live/)
  })
  it('signs out, and the token is good for nothing', async () => {
    const kept = readFileSync(join(home, '.config', 'burin', 'credentials.json'), 'utf8')
    const [, token = ''] = /"token": ?"(\S{20,})"/.exec(kept) ?? []
    match(await done('whoami', { BURIN_TOKEN: token }), /ada@example\.com/)
    await done('logout')
    const calls = [burin('whoami'), burin('whoami', { variables: { BURIN_TOKEN: token } })]
    deepEqual(
      (await Promise.all(calls)).map(({ code }) => code),
      [3, 3],
    )
  })
})
