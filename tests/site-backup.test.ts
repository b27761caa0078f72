/** A backup has the contents of hosted sites: they are served again from another database and another store, or nothing changes. */
import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { loadBackup } from '../src/database/backup/load-backup.ts'
import { saveBackup } from '../src/database/backup/save-backup.ts'
import { connect } from '../src/database/connect.ts'
import type { Database } from '../src/database/database.ts'
import { savedObjects, withoutSweeps } from '../src/hosting/deployments/backup/saved-objects.ts'
import { takeObjects } from '../src/hosting/deployments/backup/take-objects.ts'
import { deleteDeployment } from '../src/hosting/deployments/delete-deployment.ts'
import { sweepHosting } from '../src/hosting/deployments/sweep/sweep-hosting.ts'
import type { ObjectStore } from '../src/platform/blobs/object-store.ts'
import { askSite } from './ask-site.ts'
import { fileStore } from './blob-stores.ts'
import { file, openHosting, part } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { runHostingParts } from './run-hosting-parts.ts'
import { s3StandIn, STAND_IN_KEYS } from './s3-stand-in.ts'
import { asOwner, ownServer, silent } from './test-database.ts'
import type { TestServer } from './test-database.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

const folder = await mkdtemp(join(tmpdir(), 'burin-site-backup-'))
stack.defer(() => rm(folder, { recursive: true }))
let names = 0
const newPath = (): string => join(folder, `${(names += 1)}`)
const SLUG = 'kept-site'
const DAY_MS = 86_400_000
/** One content that lies in an object of its own and is read in several pieces, and small ones. */
const FILES = {
  'index.html': Buffer.from('<h1>kept</h1>'),
  'large.bin': randomBytes(9_000_001),
  'empty.txt': Buffer.alloc(0),
}

let server: TestServer
let hosting: Hosting
/** Saved while another deployed, one was deleted and a sweep was asked for. */
let path = ''

function ownerOf(url: string): Database {
  return stack.use(connect({ url: asOwner(url) }, silent))
}

async function save(database: Database, openStore: () => Promise<ObjectStore>): Promise<string> {
  const to = newPath()
  const deps = { openStore, missing: (name: string) => ok(false, name) }
  await withoutSweeps(database, () =>
    saveBackup(database, to, { now: Date.now, tell: () => undefined, objects: (within) => savedObjects(within, deps) }),
  )
  return to
}

function load(url: string, from: string, store: ObjectStore): ReturnType<typeof loadBackup> {
  const options = { replaces: false, ownConnections: 0, tell: () => undefined }
  return loadBackup(ownerOf(url), from, { ...options, takeObjects: (within) => takeObjects(within, async () => store) })
}

const objectsIn = async (store: ObjectStore): Promise<string[]> =>
  (await Array.fromAsync(store.list())).map(({ name }) => name).sort()

/** The command for operators, in a process of its own. */
async function burin(
  where: { readonly url: string; readonly dataFolder: string; readonly more?: Readonly<Record<string, string>> },
  ...words: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { url, dataFolder, more = {} } = where
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/admin/burin.ts'), 'admin', ...words], {
    env: {
      PATH: process.env['PATH'],
      BURIN_DATA: dataFolder,
      DATABASE_URL: url,
      DATABASE_OWNER_URL: asOwner(url),
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: Number(code), stdout, stderr }
}

/** A process serves every file of the site as it was deployed. */
async function assertServed(
  url: string,
  dataFolder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const environment = { BURIN_PARTS: 'sites', BURIN_SITES_DOMAIN: 'sites.test', ...more }
  await using running = await runHostingParts({ ...hosting, url, dataFolder }, environment)
  const port = Number(new URL(running.sites?.listensOn ?? '').port)
  for (const [name, bytes] of Object.entries(FILES)) {
    const { status, body } = await askSite({
      port,
      host: `${SLUG}.sites.test`,
      path: `/${name.replace('index.html', '')}`,
    })
    deepEqual([name, status, body.equals(bytes)], [name, 200, true])
  }
}

before(async () => {
  server = stack.use(await ownServer())
  hosting = stack.use(await openHosting(server))
  const { database, store } = hosting.deps
  const accountId = await hosting.addAccount()
  const project = await hosting.addProject(accountId, SLUG)
  const gone = await hosting.deploy(project, accountId, { 'index.html': 'deleted while it is saved' })
  const key = await hosting.begin(project, accountId)
  await hosting.upload(key, ...Object.entries(FILES).map(([name, bytes]) => file(name, bytes)))
  equal((await hosting.finalize(key)).kind, 'finalized')
  // A content that has come in part.
  await hosting.upload(await hosting.begin(project, accountId), part(randomBytes(5000), 0, 3000))
  const stored = await objectsIn(store)
  let isSwept: boolean | null = null
  path = await save(ownerOf(hosting.url), async () => {
    const other = await hosting.addProject(accountId, 'other-site')
    await hosting.deploy(other, accountId, { 'index.html': 'too late' })
    await deleteDeployment(hosting.deps, { accountId, projectId: project.id, deploymentId: gone.id })
    hosting.advance(3 * DAY_MS)
    isSwept = await sweepHosting(hosting.sweep)
    return store
  })
  equal(isSwept, false, 'a sweep ran while objects were read')
  // What the sweep would have taken away: the backup has it.
  ok(await sweepHosting(hosting.sweep))
  hosting.advance(DAY_MS / 12)
  ok(await sweepHosting(hosting.sweep))
  const left = await objectsIn(store)
  ok(stored.some((name) => !left.includes(name)))
  equal((await database.query('select from project')).length, 2)
})

describe('a backup of hosted sites', () => {
  it('is served from a new database and a new data folder, with what was deleted since and without what came later', async () => {
    const [url, dataFolder] = [await server.makeDatabase(), newPath()]
    const { code, stdout, stderr } = await burin({ url, dataFolder }, 'restore', path)
    equal(code, 0, stderr)
    match(stdout, /^Restored \d+ rows of \d+ tables and \d objects with 9,\d{3} kB of contents, as they were at /)
    await assertServed(url, dataFolder)
    const there = ownerOf(url)
    equal((await there.query("select from project where slug = 'other-site'")).length, 0)
    equal((await there.query("select from deployment where state = 'ready'")).length, 2)
    equal((await there.query('select from blob_piece')).length, 1)
    const named = await there.query<{ object: string }>('select object from pack')
    deepEqual(named.map(({ object }) => object).sort(), (await readdir(join(dataFolder, 'blobs/objects'))).sort())
    deepEqual(
      await there.query(`
        select object from pack where live_bytes <>
          (select coalesce(sum(length), 0) from blob where blob.object = pack.object) +
          (select coalesce(sum(length), 0) from blob_piece where blob_piece.object = pack.object)`),
      [],
    )
    ok((await stat(path)).size < 9_500_000)
  })

  it('goes from a folder into a bucket, and from there into a folder', async () => {
    const bucket = stack.use(await s3StandIn())
    const more = {
      BURIN_BLOBS: 's3://bucket',
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
      AWS_ACCESS_KEY_ID: STAND_IN_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: STAND_IN_KEYS.secretAccessKey,
    }
    const inBucket = { url: await server.makeDatabase(), dataFolder: newPath(), more }
    const [into, again] = [await burin(inBucket, 'restore', path, '--json'), newPath()]
    equal(into.code, 0, into.stderr)
    const { objects } = JSON.parse(into.stdout) as { objects: { count: number } }
    equal(bucket.objects.size, objects.count)
    await assertServed(inBucket.url, inBucket.dataFolder, more)
    const saved = await burin(inBucket, 'backup', again)
    equal(saved.code, 0, saved.stderr)
    const inFolder = { url: await server.makeDatabase(), dataFolder: newPath() }
    const back = await burin(inFolder, 'restore', again)
    equal(back.code, 0, back.stderr)
    await assertServed(inFolder.url, inFolder.dataFolder)
  })

  it('that is cut off, or has one other bit of a content, is refused, and changes nothing', async () => {
    const url = await server.makeDatabase()
    const { store } = await fileStore(stack)
    const [whole, damaged] = [await readFile(path), newPath()]
    const plain = gunzipSync(whole)
    const at = plain.lastIndexOf(`"${FILES['large.bin'].toString('base64', 0, 30)}`) + 100
    ok(at > 100)
    const other = Buffer.from(plain)
    other[at] = plain[at] === 65 ? 66 : 65
    const lines = plain.toString('latin1').split('\n')
    for (const bytes of [
      whole.subarray(0, -4),
      whole.subarray(0, whole.length - 2_000_000),
      gzipSync(other, { level: 1 }),
      gzipSync(lines.filter((line) => !line.startsWith('{"object"')).join('\n'), { level: 1 }),
    ]) {
      await writeFile(damaged, bytes)
      await rejects(load(url, damaged, store), /is no whole backup of Burin: .*; nothing was restored$/)
    }
    deepEqual(await objectsIn(store), [])
    deepEqual(await ownerOf(url).query('select from account'), [])
  })

  it('leaves neither rows nor objects when the store fails in the middle of it', async () => {
    const url = await server.makeDatabase()
    const { store } = await fileStore(stack)
    let begun = 0
    const mishap = new Error('mishap')
    const failing: ObjectStore = {
      ...store,
      begin: async () => {
        if ((begun += 1) > 2) throw mishap
        return await store.begin()
      },
    }
    await rejects(load(url, path, failing), mishap)
    equal(begun, 3)
    deepEqual(await objectsIn(store), [])
    deepEqual(await ownerOf(url).query('select from account'), [])
  })

  it('as Burin wrote it before it saved contents is restored, and says that it has none', async () => {
    const lines = gunzipSync(await readFile(path))
      .toString('latin1')
      .split('\n')
    const rows = lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('{"object"')),
    )
    const body = `${rows.join('\n').replace('"version":2', '"version":1')}\n`
    const { rows: counts } = JSON.parse(lines.at(-2) ?? '') as { rows: object }
    const sha256 = createHash('sha256').update(body, 'latin1').digest('hex')
    const old = newPath()
    await writeFile(old, gzipSync(Buffer.from(`${body}${JSON.stringify({ rows: counts, sha256 })}\n`, 'latin1')))
    const [url, dataFolder] = [await server.makeDatabase(), newPath()]
    // Its store is still there.
    await cp(join(hosting.dataFolder, 'blobs'), join(dataFolder, 'blobs'), { recursive: true })
    const { code, stdout, stderr } = await burin({ url, dataFolder }, 'restore', old)
    equal(code, 0, stderr)
    match(stdout, /\nThe backup has no contents of hosted sites: a site is shown only where its files still are/)
    await assertServed(url, dataFolder)
  })

  it('can be without contents, and says when the store lacks some', async () => {
    const here = { url: hosting.url, dataFolder: hosting.dataFolder }
    const without = await burin(here, 'backup', newPath(), '--without-contents', '--json')
    equal(without.code, 0, without.stderr)
    equal((JSON.parse(without.stdout) as { objects: unknown }).objects, null)
    const elsewhere = await burin({ ...here, dataFolder: newPath() }, 'backup', newPath())
    equal(elsewhere.code, 1)
    match(
      elsewhere.stdout,
      /\nThe store of the contents of hosted sites lacks (\d) of \1 objects, .*BURIN_DATA say where/,
    )
  })
})
