/**
 * What a release left behind, as `scripts/write-release.ts` kept it, is started with the code of today: on a server of its own PostgreSQL's
 * version and on that which operators may have. And an older Burin leaves a newer one's database alone.
 */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { createHostingClient } from '../src/client/create-hosting-client.ts'
import { connect } from '../src/database/connect.ts'
import type { Database } from '../src/database/database.ts'
import { makeRoles, ROLE_NAMES } from '../src/database/roles/make-roles.ts'
import { askSite } from './ask-site.ts'
import { readReleasedState, RELEASES } from './released-state.ts'
import type { ReleasedState } from './released-state.ts'
import { startService, whenReady } from './start-service.ts'
import type { StartedService } from './start-service.ts'
import { asOwner, silent } from './test-database.ts'
import type { TestServer } from './test-database.ts'
import { LEDGER_SERVERS } from './test-ledger.ts'
import { tokenOfProgram } from './token-of-program.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

const MIGRATIONS = (await readdir(join(import.meta.dirname, '../src/database/migrations'))).map((name) =>
  name.replace('.sql', ''),
)

const WITHOUT_DRAWING = { BURIN_PARTS: 'sites' }

/** A database and a data folder as the release left them. */
interface LeftBehind {
  readonly state: ReleasedState
  readonly settings: Record<string, string>
  /** As a superuser, who sees all. */
  readonly database: Database
}

async function leaveBehind(server: TestServer, release: string): Promise<LeftBehind> {
  const url = await server.makeEmptyDatabase()
  const database = stack.use(connect({ url }, silent))
  await database.transaction((within) => makeRoles(within, ROLE_NAMES, null))
  // The dump changes settings of its connection.
  const client = new pg.Client(url)
  await client.connect()
  await client.query(await readFile(join(RELEASES, release, 'database.sql'), 'utf8'))
  await client.end()
  const dataFolder = await mkdtemp(join(tmpdir(), 'burin-upgrade-'))
  stack.defer(() => rm(dataFolder, { recursive: true }))
  await cp(join(RELEASES, release, 'blobs'), join(dataFolder, 'blobs'), { recursive: true })
  const settings = {
    BURIN_DATA: dataFolder,
    DATABASE_URL: Object.assign(new URL(url), { username: ROLE_NAMES.serving }).href,
    DATABASE_OWNER_URL: asOwner(url),
    BURIN_CREDITS: 'on',
  }
  return { state: readReleasedState(release), settings, database }
}

/** The service on what was left behind, and where its parts are. */
interface Started {
  readonly service: StartedService
  readonly icons: string
  readonly api: string
  readonly sitesPort: number
}

/** All parts unless told otherwise: one that does not draw is there much sooner. */
async function startOn({ settings }: LeftBehind, more: Record<string, string> = {}): Promise<Started> {
  const service = startService({ ...settings, ...more })
  stack.defer(() => stop(service))
  await whenReady(service)
  const addresses = [...service.out.matchAll(/listens on (http:\/\/\S+?)\)/g)].map(([, at = '']) => at)
  const [icons = '', api = ''] = addresses
  return { service, icons, api, sitesPort: Number(new URL(addresses.at(-1) ?? '').port) }
}

async function stop({ child, ended }: StartedService): Promise<void> {
  child.kill()
  await ended
}

function migrated({ problems }: StartedService): string[] {
  return [...problems.matchAll(/"event":"database-migrated".*?"migration":"([^"]+)"/g)].map(([, name = '']) => name)
}

async function shown(port: number, slug: string, path: string): Promise<Buffer> {
  const { status, body } = await askSite({ port, host: `${slug}.localhost`, path })
  equal(status, 200, path)
  return body
}

async function assertOldSite({ sitesPort }: Started, { slug, files }: ReleasedState): Promise<void> {
  for (const [path, sha256] of Object.entries(files))
    equal(
      createHash('sha256')
        .update(await shown(sitesPort, slug, path))
        .digest('hex'),
      sha256,
      path,
    )
}

/** `burin admin ledger check`, in a process of its own. */
async function checkLedger({ settings }: LeftBehind): Promise<{ readonly code: number; readonly said: string }> {
  const burin = join(import.meta.dirname, '../src/admin/burin.ts')
  const child = spawn(process.execPath, [burin, 'admin', 'ledger', 'check'], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, told, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: Number(code), said: out + told }
}

/** What no start may change. What the sweep does at any time is not among it. */
async function lasting(database: Database): Promise<Record<string, unknown>> {
  const tables = [
    'burin_migration',
    'burin_privilege',
    'account',
    'live_key',
    'credit_transfer',
    'credit_balance',
    'project',
    'live_deployment',
    'manifest',
  ]
  const rows: Record<string, unknown> = {}
  for (const table of tables) rows[table] = await database.query(`select t::text as row from ${table} as t order by 1`)
  return rows
}

for (const release of await readdir(RELEASES))
  for (const { name, open, skip } of LEDGER_SERVERS)
    describe(`what a release left behind at migration ${release}, on ${name}`, { skip }, () => {
      let left: LeftBehind
      let started: Started
      before(async () => {
        left = await leaveBehind(stack.use(await open()), release)
        started = await startOn(left)
      })

      it('is brought up to date by the first start, and its books agree', async () => {
        deepEqual(migrated(started.service), MIGRATIONS.slice(left.state.lastMigration))
        const { code, said } = await checkLedger(left)
        equal(code, 0, said)
      })
      it('draws with its key, from the credits that were left', async () => {
        const answer = await fetch(`${started.icons}/api/v1/icons`, {
          method: 'POST',
          headers: { authorization: `Bearer ${left.state.key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ concept: 'bell' }),
        })
        const { credits } = (await answer.json()) as { credits?: number }
        deepEqual([answer.status, credits], [200, 1])
        const balance = await left.database.query('select available from credit_balance')
        deepEqual(balance, [{ available: BigInt(left.state.available - 1) }])
      })
      it('shows its site byte for byte, and takes a new deployment of its owner', async () => {
        const { slug } = left.state
        await assertOldSite(started, left.state)
        const token = await tokenOfProgram(started.icons, () => started.service.problems)
        const client = createHostingClient({ baseUrl: started.api, token })
        deepEqual(
          (await Array.fromAsync(client.projects())).map((project) => project.slug),
          [slug],
        )
        const { id } = await client.createDeployment(slug)
        await client.uploadFiles({ project: slug, id }, [{ path: 'index.html', content: 'new\n' }])
        const { promoted } = await client.finalizeDeployment({ project: slug, id })
        deepEqual([promoted, (await shown(started.sitesPort, slug, '/')).toString()], [true, 'new\n'])
        const old = (await Array.fromAsync(client.deployments(slug))).find((one) => one.commitMessage === 'Second')
        ok(old !== undefined)
        await client.promoteDeployment({ project: slug, id: old.id })
        await assertOldSite(started, left.state)
      })
      it('is changed by no second start', async () => {
        await stop(started.service)
        const before = await lasting(left.database)
        started = await startOn(left, WITHOUT_DRAWING)
        await assertOldSite(started, left.state)
        deepEqual(migrated(started.service), [])
        deepEqual(await lasting(left.database), before)
        equal((await checkLedger(left)).code, 0)
      })
      it('is refused in a line once a newer Burin has changed it, and left alone', async () => {
        await stop(started.service)
        await left.database.query(
          "insert into burin_migration (version, name, checksum) values (9999, '9999-of-a-newer-burin', 'x')",
        )
        const before = await lasting(left.database)
        const refused = startService({ ...left.settings, ...WITHOUT_DRAWING })
        deepEqual(await refused.ended, [1, null])
        match(
          refused.problems,
          /^burin: the database is newer than this Burin: it has the migration 9999-of-a-newer-burin, .*; start the newer version of Burin, or restore the backup made before the update\n$/m,
        )
        deepEqual(await lasting(left.database), before)
      })
    })
