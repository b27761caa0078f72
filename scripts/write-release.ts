/**
 * Writes what a release leaves behind when it is stopped, which `tests/upgrade.test.ts` starts with the code of today: its database
 * as SQL, the contents of its sites, and `state.json`, which says what has to be there. Once for each release:
 *
 *   git worktree add /tmp/release COMMIT && (cd /tmp/release && npm ci)
 *   node scripts/run.mjs scripts/write-release.ts /tmp/release
 *
 * It needs PostgreSQL with `pg_dump` of the same version, at 127.0.0.1:5432 without a password; the database is removed again. The
 * oldest version that Burin takes is best: newer ones read what its `pg_dump` writes.
 */
import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { ROLE_NAMES } from '../src/database/roles/make-roles.ts'
import { askSite } from '../tests/ask-site.ts'
import { plainBrowser } from '../tests/plain-browser.ts'
import { RELEASES } from '../tests/released-state.ts'
import type { ReleasedState } from '../tests/released-state.ts'
import { tokenOfProgram } from '../tests/token-of-program.ts'
import { until } from '../tests/until.ts'

const EMAIL = 'ada@example.com'
const SLUG = 'old-site'
const PAGE =
  '<!doctype html>\n<title>Old</title>\n<link rel="stylesheet" href="/look.css">\n<h1>It was here before</h1>\n'
const FIRST = { 'index.html': '<h1>The first</h1>\n' }
const LIVE = {
  'index.html': PAGE,
  'look.css': 'h1 { color: darkslategray }\n'.repeat(200),
  'a b/page.html': 'page\n',
  '404.html': 'not here\n',
  _redirects: '/before /a%20b/page 301\n',
  _headers: '/look.css\n  X-Look: old\n',
}
const VISITED = ['/', '/look.css', '/a%20b/page']

const run = promisify(execFile)
const [checkout] = process.argv.slice(2)
if (checkout === undefined) throw new Error('say where the checkout of the release is')
const work = await mkdtemp(join(tmpdir(), 'burin-release-'))
const server = 'postgres://postgres@127.0.0.1:5432'
const name = `burin_release_${randomBytes(4).toString('hex')}`
const databaseAs = (role: string): string => Object.assign(new URL(`${server}/${name}`), { username: role }).href
const settings = {
  PATH: process.env['PATH'],
  BURIN_DATA: join(work, 'data'),
  BURIN_CREDITS: 'on',
  DATABASE_URL: databaseAs(ROLE_NAMES.serving),
  DATABASE_OWNER_URL: databaseAs(ROLE_NAMES.owner),
}

/** The release, at work. */
interface Release {
  readonly icons: string
  readonly api: string
  readonly sitesPort: number
  readonly log: () => string
  stop(): Promise<void>
}

async function startRelease(folder: string): Promise<Release> {
  const ports = { BURIN_ICONS_PORT: '0', BURIN_API_PORT: '0', BURIN_SITES_PORT: '0', BURIN_OPERATIONS_PORT: '0' }
  const child = spawn(process.execPath, ['src/main/start.ts'], { cwd: folder, env: { ...settings, ...ports } })
  const ended = once(child, 'close')
  let out = ''
  let log = ''
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (log += piece.toString()))
  await until(() => out.includes('for operators') || child.exitCode !== null)
  if (child.exitCode !== null) throw new Error(log)
  const [icons = '', api = '', sites = ''] = [...out.matchAll(/listens on (http:\/\/\S+?)\)/g)].map(([, at]) => at)
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
  }
  return { icons, api, sitesPort: Number(new URL(sites).port), log: () => log, stop }
}

/** A command for operators, of the release. */
async function burin(folder: string, words: readonly string[], more: Record<string, string> = {}): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { scripts: { burin: string } }
  const file = manifest.scripts.burin.split(' ').at(-1) ?? ''
  await run(process.execPath, [file, 'admin', ...words], { cwd: folder, env: { ...settings, ...more } })
}

/** Signs in, makes a live key, draws twice with the credits that the operator gives; gives the key. */
async function drawForCredits(folder: string, release: Release): Promise<string> {
  const browser = plainBrowser(release.icons)
  const before = release.log().length
  await browser.open('/sign-in')
  await browser.send('/sign-in', { email: EMAIL })
  const codeOf = (): string | undefined => /"(\d{6}) is your sign-in code/.exec(release.log().slice(before))?.[1]
  await until(() => codeOf() !== undefined)
  await browser.send('/sign-in/code', { code: codeOf() ?? '' })
  await browser.open('/account/keys')
  const { html } = await browser.send('/account/keys', { name: 'Of the release' })
  const [key] = /svc_live_[0-9A-Za-z]{32}/.exec(html) ?? []
  if (key === undefined) throw new Error('no live key was made')
  await burin(folder, ['credits', 'grant', EMAIL, '50'])
  await burin(folder, ['credits', 'take', EMAIL, '8'])
  for (const [concept, more] of [
    ['heart', { 'idempotency-key': 'once' }],
    ['cloud', {}],
  ] as const) {
    const answer = await fetch(`${release.icons}/api/v1/icons`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more },
      body: JSON.stringify({ concept }),
    })
    if (answer.status !== 200) throw new Error(await answer.text())
  }
  return key
}

/** Two deployments, of which the second is live, and one whose upload was not ended. */
async function deploySite(release: Release): Promise<void> {
  const before = release.log().length
  const token = await tokenOfProgram(release.icons, () => release.log().slice(before))
  const ask = async (path: string, body: unknown): Promise<{ readonly id: string }> => {
    const answer = await fetch(release.api + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { readonly id: string }
  }
  await ask('/projects/', { name: 'Old site', slug: SLUG, description: 'Made by the release' })
  const at = `/projects/slug/${SLUG}/deployments`
  for (const [files, commitMessage, isWhole] of [
    [FIRST, 'First', true],
    [LIVE, 'Second', true],
    [FIRST, 'Never ended', false],
  ] as const) {
    const { id } = await ask(at, { commitMessage })
    const entries = Object.entries(files).map(([path, content]) => ({ path, content }))
    await ask(`${at}/${id}/files/batch`, { files: entries })
    if (isWhole) await ask(`${at}/${id}/finalize`, {})
  }
}

async function filesShown({ sitesPort }: Release): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const path of VISITED) {
    const { status, body } = await askSite({ port: sitesPort, host: `${SLUG}.localhost`, path })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    files[path] = createHash('sha256').update(body).digest('hex')
  }
  return files
}

/** What the database says that has to be there, and its dump, without the lines that are orders to `psql`. */
async function readDatabase(): Promise<{ available: number; lastMigration: number; dump: string }> {
  const client = new pg.Client(databaseAs('postgres'))
  await client.connect()
  const { rows } = await client.query<{ available: string; last: number }>(
    'select (select sum(available) from credit_balance) as available, (select max(version) from burin_migration) as last',
  )
  await client.end()
  const dumped = await run('pg_dump', ['--inserts', '--rows-per-insert=100', databaseAs('postgres')])
  const dump = dumped.stdout.replace(/^\\.*\n/gm, '')
  return { available: Number(rows[0]?.available), lastMigration: rows[0]?.last ?? 0, dump }
}

async function write(folder: string): Promise<void> {
  await burin(folder, ['database', 'roles'], { DATABASE_URL: databaseAs('postgres'), DATABASE_OWNER_URL: '' })
  const release = await startRelease(folder)
  const key = await drawForCredits(folder, release)
  await deploySite(release)
  const files = await filesShown(release)
  await release.stop()
  const { available, lastMigration, dump } = await readDatabase()
  const { stdout: commit } = await run('git', ['-C', folder, 'rev-parse', '--short=12', 'HEAD'])
  const state: ReleasedState = {
    commit: commit.trim(),
    lastMigration,
    email: EMAIL,
    key,
    available,
    slug: SLUG,
    files,
  }
  const to = join(RELEASES, String(lastMigration).padStart(4, '0'))
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  await writeFile(join(to, 'state.json'), `${JSON.stringify(state, null, 2)}\n`)
  await writeFile(join(to, 'database.sql'), dump)
  await cp(join(settings.BURIN_DATA, 'blobs'), join(to, 'blobs'), { recursive: true })
  process.stdout.write(`${to}: ${(await readdir(to)).join(', ')}\n`)
}

await run('psql', ['--quiet', '--command', `create database ${name}`, `${server}/postgres`])
try {
  await write(checkout)
} finally {
  await run('psql', ['--quiet', '--command', `drop database ${name} with (force)`, `${server}/postgres`])
  await rm(work, { recursive: true, force: true })
}
