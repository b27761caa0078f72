/** A newcomer copies what stands on the pages about hosting, line by line: all of it has to work as it is. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openSession } from '../src/accounts/identity/open-session.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { recordTraffic } from '../src/hosting/traffic/record-traffic.ts'
import { missing } from './browser/chromium.ts'
import { letProgramIn } from './let-program-in.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { freePort } from './run-redis.ts'
import { silent } from './test-database.ts'
import { until } from './until.ts'

const TOOLS = ['curl', 'perl', 'sha256sum']
const absent = TOOLS.filter((tool) => spawnSync(tool, ['--version']).status !== 0)
const skip = absent.length === 0 ? false : missing(`${absent.join(', ')}, so the examples of hosting did not run`)

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let hosting: Hosting
let service: IconsService
let sitesPort = 0
let apiUrl = ''

/** What the fences of a guide hold, in one language, with the addresses of this service. */
async function examples(guide: string, language: 'sh' | 'js'): Promise<string[]> {
  const text = await (await fetch(`${service.baseUrl}/docs/${guide}.md`)).text()
  const found = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].filter((one) => one[1] === language)
  ok(found.length > 0, `${guide} has no ${language}`)
  return found.map((one) => one[2] ?? '')
}

/** Names that mean something to curl, to xargs or to the shell, and the one hidden folder that browsers ask for. */
const AWKWARD = ['a;b.txt', 'a,b.txt', "it's  here.txt", '$HOME & `x`.txt', '.well-known/security.txt']

function addAwkward(folder: string): void {
  mkdirSync(join(folder, '.well-known'))
  for (const name of AWKWARD) writeFileSync(join(folder, name), `${name}\n`)
}

async function checkAwkward(site: string): Promise<void> {
  for (const name of AWKWARD)
    equal(await bash(`curl -sS '${site}/${encodeURI(name).replaceAll("'", '%27')}'`, tmpdir()), `${name}\n`)
}

/** A folder with a small site, one name with a space in it, and something hidden. */
function siteFolder(): string {
  const folder = stack.adopt(mkdtempSync(join(tmpdir(), 'burin-guides-')), (path) => rmSync(path, { recursive: true }))
  mkdirSync(join(folder, 'a b'))
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>\n')
  writeFileSync(join(folder, 'a b', 'page.html'), '<h1>Page</h1>\n')
  writeFileSync(join(folder, '.git', 'config'), 'secret\n')
  return folder
}

async function run(command: string, args: readonly string[], folder: string, token = ''): Promise<string> {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, no_proxy: '*', TOKEN: token } })
  let out = ''
  let problems = ''
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (problems += piece.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  equal(status, 0, `${out}\n${problems}`)
  return out
}

const bash = async (text: string, folder: string, token?: string): Promise<string> =>
  run('bash', ['-e', '-c', text], folder, token)

/** The same, and what was set the last time in this folder is still set. */
const goOn = async (text: string, folder: string): Promise<string> =>
  bash(
    `if [ -f .state ]; then . ./.state; fi\n${text}\n{ declare -p TOKEN AT ID FIRST; declare -f; } > .state || true`,
    folder,
  )

/** Somebody with a token and a project, which all guides but the first take for granted. The id is that of the project. */
async function someone(): Promise<{ readonly token: string; readonly slug: string; readonly id: string }> {
  const accountId = await hosting.addAccount()
  const account = { id: accountId, email: `${accountId}@example.com`, createdAt: new Date(), suspendedFor: null }
  const { token } = await hosting.deps.database.transaction((within) =>
    openSession(within, { now: Date.now, random: randomBytes }, { account, kind: 'token', label: 'tests' }),
  )
  const { id, slug } = await hosting.addProject(accountId)
  return { token, slug, id }
}

const PRELUDE = 'ask() { curl -sS -H "Authorization: Bearer $TOKEN" "$@"; }\n'

/** All examples of a guide in one shell, one after the other. */
async function runGuide(guide: string): Promise<string> {
  const { token, slug } = await someone()
  const text = (await examples(guide, 'sh')).join('\n').replaceAll('my-site', slug)
  return bash(PRELUDE + text, siteFolder(), token)
}

describe('the examples of the guides to hosting', { skip }, () => {
  before(async () => {
    hosting = stack.use(await openHosting())
    sitesPort = await freePort()
    const apiPort = await freePort()
    apiUrl = `http://localhost:${apiPort}`
    const environment = {
      BURIN_PARTS: 'icons,api,sites',
      BURIN_API_PORT: String(apiPort),
      BURIN_SITES_PORT: String(sitesPort),
      BURIN_SITES_DOMAIN: `localhost:${sitesPort}`,
      BURIN_DATA: hosting.dataFolder,
    }
    const open = async (): ReturnType<typeof openDatabase> =>
      openDatabase({ url: hosting.url, dataFolder: '', log: silent, now: Date.now })
    service = stack.adopt(await runIconsService({}, environment, { openDatabase: open }), (one) => one.stop())
    await service.ready()
  })

  it('First deployment: a folder becomes a site, another version takes its place, the first one comes back', async () => {
    const [device = '', token = '', ...others] = await examples('hosting', 'sh')
    const folder = siteFolder()
    addAwkward(folder)
    const asked = JSON.parse(await bash(device, folder)) as { device_code: string; user_code: string }
    await letProgramIn(service.baseUrl, { userCode: asked.user_code, log: () => service.log.join('\n') })
    const [create = '', deploy = '', look = '', change = '', goBack = '', makeToken = '', ...rest] = others
    deepEqual(rest, [])
    await goOn(token.replace('DEVICE=…', `DEVICE=${asked.device_code}`), folder)
    await goOn(create, folder)
    match(await goOn(deploy, folder), /"fileCount":7.*"promoted":true/s)
    equal(await goOn(look, folder), '<h1>Home</h1>\n')
    await checkAwkward(`http://my-site.localhost:${sitesPort}`)
    match(await goOn(change, folder), /"fileCount":1.*"promoted":true/s)
    await until(async () => (await goOn(look, folder)) === '<h1>Changed</h1>\n')
    await goOn(goBack, folder)
    await until(async () => (await goOn(look, folder)) === '<h1>Home</h1>\n')
    match(await goOn(makeToken, folder), /"token":"burin_token_\w{43}"/)
  })
  it('Command line: sign in, deploy, preview, roll back, a domain, a token for CI', async () => {
    const folder = siteFolder()
    const door = join(import.meta.dirname, '../src/admin/burin.ts')
    const node = `XDG_CONFIG_HOME='${folder}' XDG_CACHE_HOME='${folder}' '${process.execPath}' '${door}' "$@"`
    const [login = '', ...fences] = (await examples('command-line', 'sh')).map((one) =>
      one.replaceAll('my-site', 'by-command'),
    )
    const from = service.log.length
    const signingIn = bash(`burin() { ${node}; }\n${login.trim()} 2> said.txt`, folder)
    const codeOf = (): string | undefined => /^ {2}([A-Z]{4}-[A-Z]{4})$/m.exec(said())?.[1]
    const said = (): string => readFileSync(join(folder, 'said.txt'), { encoding: 'utf8', flag: 'a+' })
    await until(() => codeOf() !== undefined)
    await letProgramIn(service.baseUrl, {
      userCode: codeOf() ?? '',
      log: () => service.log.slice(from).join('\n'),
    })
    match(await signingIn, /^Signed in as ada@example\.com at /)
    const out = await bash(`burin() { ${node}; }\n${fences.join('\n')}`, folder)
    const site = `http://by-command.localhost:${sitesPort}`
    ok(out.includes(`\n${site}\n`), out)
    match(out, /\n\w{12} +preview +.+ redesign /)
    match(out, /\n\w{12} is live in place of \w{12}: http/)
    match(out, /_burin-challenge\.www\.example\.com/)
    match(out, /"sentBytes": 0,/)
    await until(async () => (await bash(`curl -sS ${site}/`, folder)) === '<h1>Changed</h1>\n')
  })
  it('README deploys with the lines of First deployment', () => {
    const text = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    const [deploy = 'none'] = /^AT=.*?finalize$/ms.exec(text('docs/guides/hosting.md')) ?? []
    ok(text('README.md').includes(deploy), deploy)
  })
  it('Uploads: forms, JSON, hashes, frames and segments', async () => {
    const out = await runGuide('uploads')
    match(out, /"path":"new\.txt","sha256":"5891b5b5[0-9a-f]+","received":0/)
    match(out, /"received":2000000/)
    match(out, /"fileCount":7,.*"promoted":true/s)
  })
  it('Uploads: a whole folder in JavaScript, which sends nothing twice', async () => {
    const { token, slug } = await someone()
    const [code = ''] = await examples('uploads', 'js')
    const folder = siteFolder()
    const script = join(folder, '.deploy.mjs')
    writeFileSync(script, code)
    const site = `http://${slug}.localhost:${sitesPort}`
    const deploy = async (): Promise<string> => run(process.execPath, [script, slug, '.'], folder, token)
    equal(await deploy(), `2 files, 2 of them new: ${site}\n`)
    equal(await deploy(), `2 files, 0 of them new: ${site}\n`)
    equal(await bash(`curl -s '${site}/a%20b/page'`, folder), '<h1>Page</h1>\n')
    addAwkward(folder)
    writeFileSync(join(folder, 'a"b.txt'), 'quoted\n')
    equal(await deploy(), `8 files, 6 of them new: ${site}\n`)
    await checkAwkward(site)
    equal(await bash(`curl -sS '${site}/a%22b.txt'`, folder), 'quoted\n')
  })
  it('Uploads: the script says that it has no token', async () => {
    const [code = ''] = await examples('uploads', 'js')
    const script = join(siteFolder(), '.deploy.mjs')
    writeFileSync(script, code)
    const out = await bash(`unset TOKEN; node '${script}' 2>&1 || echo "status $?"`, tmpdir())
    equal(out, 'TOKEN is not in the environment: set it as in First deployment, then export TOKEN.\nstatus 1\n')
  })
  it('Rules of a site: a fault is named, a redirect and a page for all paths work', async () => {
    const out = await runGuide('site-rules')
    match(out, /"path":"_redirects:2"/)
    match(out, /HTTP\/1\.1 301 .*location: \/\r\n.*x-frame-options: DENY/s)
    match(out, /HTTP\/1\.1 200 .*<h1>Home<\/h1>/s)
  })
  it('Deployments: preview, promote, list, delete', async () => {
    const out = await runGuide('deployments')
    match(out, /"notPromoted":"not_asked"/)
    match(out, /x-robots-tag: noindex.*Darker blue/s)
    match(out, /\[\{"id":"dep_.*"branch":"redesign"/s)
    match(out, /\{"span":"minute",.*"total":\{"requests":\d+,.*\}\]\}\[/)
  })
  it('Deploy from a program: a folder, what is wrong, back again, lists and traffic', async () => {
    const { token, slug, id: projectId } = await someone()
    const at = new Date(Math.floor(Date.now() / 60_000) * 60_000)
    const visit = { projectId, bytes: 10, at, method: 'GET', path: '/none', status: 404, ms: 1 }
    await recordTraffic(hosting.deps.database, {
      counts: [{ projectId, minute: at, status2xx: 2, status3xx: 0, status4xx: 1, status5xx: 0, bytes: 30 }],
      requests: [{ ...visit, network: '192.0.2.0/24', userAgent: null, referrer: null }],
    })
    const folder = stack.adopt(mkdtempSync(join(tmpdir(), 'burin-program-')), (path) =>
      rmSync(path, { recursive: true }),
    )
    cpSync(siteFolder(), join(folder, 'dist'), { recursive: true })
    symlinkSync(join(import.meta.dirname, '..'), join(folder, 'burin'))
    const code = (await examples('deploy-from-a-program', 'js')).join('\n').replaceAll('my-site', slug)
    writeFileSync(join(folder, 'deploy.mjs'), code)
    const out = await run(process.execPath, ['deploy.mjs'], folder, token)
    const site = `http://${slug}.localhost:${sitesPort}`
    match(out, /^1 of 2 files read\n2 of 2 files read\n(\d+ of 28 bytes sent\n)*28 of 28 bytes sent\n/)
    ok(out.includes(`2 files, 28 bytes of them new: ${site}\n`), out)
    match(out, /\nno-folder: no-such-folder is not a folder\.\n(\d of 2 .*\n)*404: .+\n/)
    // What was deployed first is live again, by the last line about it.
    const asked = async (path: string): Promise<unknown> =>
      (await fetch(`${apiUrl}/projects/slug/${slug}${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
    const [, first] = (await asked('/deployments')) as { id: string }[]
    equal(((await asked('')) as { activeDeploymentId: string }).activeDeploymentId, first?.id)
    match(out, /\nlook at http:\/\/\w{12}--.*\n/)
    ok(out.includes(`\n${slug} ${site}\n`), out)
    match(out, /\nredesign ready .*\nmain ready .*\n3 requests in 30 days, 1 of them/)
    ok(out.endsWith(`\n${at.toISOString()} 404 /none\n`), out)
  })
  it('Limits and errors: what is used, what is wrong, and one deployment for one key', async () => {
    match(await runGuide('hosting-limits'), /"callsAMinute":\{"allowed":600\}/)
    const out = await runGuide('hosting-errors')
    match(out, /"path":"colour"/)
    const ids = out.match(/"id":"dep_\w+"/g) ?? []
    deepEqual([ids.length, new Set(ids).size], [2, 1])
  })
  it('Running hosting: the API says that it is there', async () => {
    match(await bash((await examples('self-hosting', 'sh')).join('\n'), siteFolder()), /\{"ok":true,/)
    const { status } = await fetch(`${apiUrl}/docs`)
    equal(status, 200)
    for (const path of ['/docs', '/llms.txt'])
      ok((await (await fetch(service.baseUrl + path)).text()).includes(`${apiUrl}/docs`), path)
  })
})
