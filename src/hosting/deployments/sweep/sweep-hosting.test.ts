import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { file, openHosting, part, reference } from '../../../../tests/open-hosting.ts'
import type { Hosting } from '../../../../tests/open-hosting.ts'
import { ownServer } from '../../../../tests/test-database.ts'
import type { TestServer } from '../../../../tests/test-database.ts'
import { until } from '../../../../tests/until.ts'
import type { ObjectStore } from '../../../platform/blobs/object-store.ts'
import type { SiteFile } from '../../manifest/manifest.ts'
import {
  readKeptManifests,
  readLabelledManifest,
  readLiveManifest,
  readSiteBar,
} from '../../manifest/read-manifests.ts'
import { readUsage } from '../../projects/account-usage.ts'
import { createProject } from '../../projects/create-project.ts'
import { deleteProject } from '../../projects/delete-project.ts'
import { findProject } from '../../projects/find-projects.ts'
import type { Project } from '../../projects/project.ts'
import type { DeploymentKey } from '../deployment.ts'
import { deleteDeployment } from '../delete-deployment.ts'
import { listDeployments } from '../find-deployments.ts'
import { lockProject, promoteDeployment } from '../promote-deployment.ts'
import { packSomeQuickly, packSomeThoroughly } from './pack-deployments.ts'
import { KEPT_DEPLOYMENTS } from './sweep-deployments.ts'
import { sweepHosting } from './sweep-hosting.ts'
import { rewriteSparsePack } from './sweep-packs.ts'

const HOUR_MS = 3_600_000
const stack = new AsyncDisposableStack()
let server: TestServer
before(async () => {
  server = stack.use(await ownServer())
})
after(() => stack.disposeAsync())

// Each test sweeps everything there is.
let hosting: Hosting
let accountId: string
let project: Project
beforeEach(async () => {
  hosting = await openHosting(server)
  accountId = await hosting.addAccount()
  project = await hosting.addProject(accountId)
})

afterEach(() => hosting[Symbol.asyncDispose]())

const sweep = (): Promise<boolean> => sweepHosting(hosting.sweep)
const objects = async (): Promise<number> => (await Array.fromAsync(hosting.deps.store.list())).length
const stored = async (): Promise<number> =>
  (await readUsage(hosting.deps.database, { accountId, at: new Date(hosting.deps.now()) })).storedBytes
const states = async (): Promise<string[]> =>
  (await listDeployments(hosting.deps.database, { accountId, projectId: project.id, before: null, limit: 100 })).map(
    ({ state }) => state,
  )
const keyOf = (deploymentId: string): DeploymentKey => ({ accountId, projectId: project.id, deploymentId })

/** Everything that visitors can see is there, byte for byte. */
async function assertServed(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const manifest = await readLiveManifest(hosting.deps.database, project.slug)
  deepEqual([...(manifest?.files.keys() ?? [])].sort(), Object.keys(files).sort())
  for (const [path, { forms }] of manifest?.files ?? []) {
    ok((await hosting.deps.store.read(forms.identity)).equals(Buffer.from(files[path] ?? '')))
    for (const place of Object.values(forms)) await hosting.deps.store.read(place)
  }
}

describe('a sweep', () => {
  it('ends uploads to which nothing came for 24 hours; each batch pushes that on', async () => {
    const [idle, busy] = [await hosting.begin(project, accountId), await hosting.begin(project, accountId)]
    await hosting.upload(idle, file('a', 'x'))
    hosting.advance(23 * HOUR_MS)
    await hosting.upload(busy, file('a', 'x'))
    hosting.advance(HOUR_MS)
    await sweep()
    deepEqual(await states(), ['uploading', 'expired'])
    deepEqual(await hosting.upload(idle, file('b', 'y')), { kind: 'not-uploading', state: 'expired' })
    deepEqual(await hosting.finalize(idle), { kind: 'expired' })
    hosting.advance(22 * HOUR_MS)
    equal((await hosting.finalize(busy)).kind, 'finalized')
    hosting.advance(7 * 24 * HOUR_MS)
    await sweep()
    deepEqual(await states(), ['ready'])
  })

  it('keeps the live deployment, the last ten, and everything of 24 hours', async () => {
    const made: string[] = []
    for (let count = 0; count < KEPT_DEPLOYMENTS + 3; count += 1)
      made.push((await hosting.deploy(project, accountId, { a: `${count}` })).id)
    await promoteDeployment(hosting.deps, keyOf(made[1] ?? ''))
    await sweep()
    equal((await states()).length, KEPT_DEPLOYMENTS + 3)
    hosting.advance(24 * HOUR_MS)
    await sweep()
    const of = { accountId, projectId: project.id, before: null, limit: 100 }
    const left = (await listDeployments(hosting.deps.database, of)).map(({ id }) => id)
    deepEqual(left, made.filter((_, at) => at === 1 || at >= 3).toReversed())
    await assertServed({ a: '1' })
  })

  it('deletes contents with the last deployment that has them, and their bytes within hours', async () => {
    const first = await hosting.deploy(project, accountId, { a: 'x'.repeat(2000), shared: 'shared' })
    const large = randomBytes(2 * 1024 * 1024)
    const key = await hosting.begin(project, accountId)
    await hosting.upload(key, file('large', large), file('shared', 'shared'))
    await hosting.finalize(key)
    equal((await deleteDeployment(hosting.deps, keyOf(first.id))).kind, 'deleted')
    equal(await stored(), 6 + large.length)
    hosting.advance(2 * HOUR_MS)
    await sweep()
    await assertServed({ large, shared: 'shared' })
    hosting.advance(2 * HOUR_MS)
    await sweep()
    await sweep()
    // The large one, and a pack with the shared one.
    equal(await objects(), 2)
    await assertServed({ large, shared: 'shared' })
  })

  it('asks again for what was too young the first time', async () => {
    const first = await hosting.begin(project, accountId)
    await hosting.upload(first, file('a', 'never finalized'))
    hosting.advance(24 * HOUR_MS)
    await sweep()
    const second = await hosting.begin(project, accountId)
    await hosting.upload(second, file('b', 'neither'))
    for (let days = 0; days < 6; days += 1) {
      hosting.advance(24 * HOUR_MS)
      await sweep()
    }
    deepEqual([await stored(), await objects()], [0, 0])
  })

  it('forgets pieces of contents that were never finished', async () => {
    const key = await hosting.begin(project, accountId)
    const content = randomBytes(1000)
    await hosting.upload(key, reference('a', content), part(content, 0, 500))
    for (let days = 0; days < 5; days += 1) {
      hosting.advance(25 * HOUR_MS)
      await sweep()
    }
    const asked = await hosting.upload(await hosting.begin(project, accountId), reference('a', content))
    equal(asked.kind === 'added' && asked.missing[0]?.received, 0)
    equal(await objects(), 0)
  })

  it('copies what is left of a pack that is mostly gone; the old place stays readable for an hour', async () => {
    const first = await hosting.deploy(project, accountId, { a: 'x'.repeat(200), keep: 'keep me' })
    await hosting.deploy(project, accountId, { keep: 'keep me', empty: '' })
    const manifest = await readLiveManifest(hosting.deps.database, project.slug)
    const old = manifest?.files.get('keep')?.forms.identity
    ok(old !== undefined)
    await deleteDeployment(hosting.deps, keyOf(first.id))
    hosting.advance(49 * HOUR_MS)
    await sweep()
    const moved = (await readLiveManifest(hosting.deps.database, project.slug))?.files.get('keep')?.forms.identity
    ok(moved !== undefined && moved.object !== old.object)
    equal((await hosting.deps.store.read(old)).toString(), 'keep me')
    hosting.advance(HOUR_MS - 1000)
    await sweep()
    equal((await hosting.deps.store.read(old)).toString(), 'keep me')
    hosting.advance(1000)
    await sweep()
    await assertServed({ keep: 'keep me', empty: '' })
    ok((await Array.fromAsync(hosting.deps.store.list())).every(({ name }) => name !== old.object))
  })

  it('packs what was not packed at once, then as well as can be, and drops what was packed before', async () => {
    const text = readFileSync(join(import.meta.dirname, 'sweep-deployments.ts'))
    const files = {
      'a.html': text.toString(),
      'b.txt': `${text.toString()}.`,
      'c.bin': 'tiny',
      'd.png': text.toString(),
    }
    await hosting.deploy(project, accountId, files)
    type Forms = SiteFile['forms'] | undefined
    const seen = async (): Promise<{ version: bigint; a: Forms; b: Forms }> => {
      const manifest = await readLiveManifest(hosting.deps.database, project.slug)
      const [a, b] = ['a.html', 'b.txt'].map((path) => manifest?.files.get(path)?.forms)
      return { version: manifest?.version ?? 0n, a, b }
    }
    const first = await seen()
    while ((await packSomeQuickly(hosting.sweep)) > 0);
    const quick = await seen()
    deepEqual(quick.a?.br, first.a?.br)
    ok(quick.a?.gzip !== undefined && quick.b?.gzip !== undefined && quick.b.br !== undefined)
    ok(gunzipSync(await hosting.deps.store.read(quick.a.gzip)).equals(text))
    equal(quick.version, first.version + 1n)
    await sweep()
    const best = await seen()
    ok(best.a?.br !== undefined && quick.a.br !== undefined && best.a.br.length < quick.a.br.length)
    deepEqual(best.a.gzip, quick.a.gzip)
    ok(brotliDecompressSync(await hosting.deps.store.read(best.a.br)).equals(text))
    equal(best.version, quick.version + 1n)
    deepEqual([await packSomeQuickly(hosting.sweep), await packSomeThoroughly(hosting.sweep)], [0, 0])
    hosting.advance(2 * HOUR_MS)
    await sweep()
    await assertServed(files)
  })

  it('packs in many steps, by two at once too, and counts what of each object is in use', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 450 }, (_, at) => [`${at}.txt`, `${at} and so on `.repeat(50)]),
    )
    await hosting.deploy(project, accountId, files)
    const packAll = async (): Promise<void> => {
      while ((await packSomeQuickly(hosting.sweep)) > 0);
    }
    await Promise.all([packAll(), packAll()])
    const manifest = await readLiveManifest(hosting.deps.database, project.slug)
    for (const { forms } of manifest?.files.values() ?? []) deepEqual(Object.keys(forms), ['identity', 'br', 'gzip'])
    await packSomeThoroughly(hosting.sweep)
    const wrong = await hosting.deps.database.query(`
      select from pack where dropped_at is null
        and live_bytes <> (select coalesce(sum(length), 0) from blob where blob.object = pack.object)`)
    equal(wrong.length, 0)
    await sweep()
    await assertServed(files)
  })

  it('ends packing in the order in which deployments are deleted: neither waits for what the other holds', async () => {
    const { id } = await hosting.deploy(project, accountId, { a: 'tiny' })
    const { database } = hosting.deps
    const waiting = 'select 1 from pg_locks where not granted'
    let packing: Promise<unknown> = Promise.resolve()
    await database.transaction(async (within) => {
      await lockProject(within, keyOf(id))
      packing = (async () => {
        while ((await packSomeQuickly(hosting.sweep)) > 0);
      })()
      await until(async () => (await database.query(waiting)).length > 0)
      await within.query('select 1 from deployment where id = $1 for update', [id])
    })
    await packing
  })
  it('leaves nothing half copied where the disk is full', async () => {
    const first = await hosting.deploy(project, accountId, { a: 'x'.repeat(200), keep: 'keep me' })
    await hosting.deploy(project, accountId, { keep: 'keep me' })
    await deleteDeployment(hosting.deps, keyOf(first.id))
    hosting.advance(49 * HOUR_MS)
    const full = new Error('no space left')
    const begin: ObjectStore['begin'] = async () => {
      const draft = await hosting.deps.store.begin()
      return { ...draft, write: () => Promise.reject(full) }
    }
    await rejects(rewriteSparsePack({ ...hosting.deps, store: { ...hosting.deps.store, begin } }), full)
    equal(await hosting.deps.store.removeUnfinished(new Date(hosting.deps.now())), 0)
    equal(await rewriteSparsePack(hosting.deps), 1)
  })
  it('removes objects that nobody knows after 48 hours', async () => {
    await hosting.deploy(project, accountId, { a: 'x' })
    const draft = await hosting.deps.store.begin()
    await draft.write(Buffer.from('of a process that was killed'))
    await draft.close()
    const unfinished = await hosting.deps.store.begin()
    hosting.advance(47 * HOUR_MS)
    await sweep()
    equal(await objects(), 2)
    hosting.advance(2 * HOUR_MS)
    await sweep()
    equal(await objects(), 1)
    equal(await hosting.deps.store.removeUnfinished(new Date(hosting.deps.now())), 0)
    await unfinished.abandon()
    await assertServed({ a: 'x' })
  })

  it('takes down sites of deleted projects and accounts, and frees their names after 90 days', async () => {
    await hosting.deploy(project, accountId, { a: 'x' })
    const other = await hosting.addAccount()
    const second = await hosting.addProject(other)
    await hosting.deploy(second, other, { a: 'x' })
    ok(await deleteProject(hosting.deps, { accountId, projectId: project.id }))
    await hosting.deps.database.query('update account set email = null, deleted_at = now() where id = $1', [other])
    await sweep()
    const take = async (slug: string): Promise<string> =>
      (await createProject(hosting.deps, { accountId: third, slug, name: 'n', description: null }, 100)).kind
    const third = await hosting.addAccount()
    for (const { slug } of [project, second]) {
      equal(await readLiveManifest(hosting.deps.database, slug), null)
      equal(await take(slug), 'slug-taken')
    }
    hosting.advance(88 * 24 * HOUR_MS)
    await sweep()
    hosting.advance(24 * HOUR_MS)
    await sweep()
    equal(await objects(), 0)
    equal(await take(project.slug), 'slug-taken')
    hosting.advance(25 * HOUR_MS)
    await sweep()
    for (const { slug } of [project, second]) equal(await take(slug), 'created')
  })

  it("leaves nothing of a deleted site under its name, neither while it is nobody's nor for whoever has it next", async () => {
    const { database } = hosting.deps
    const { slug } = project
    const gone = [
      await hosting.deploy(project, accountId, { 'old.js': 'x' }),
      await hosting.deploy(project, accountId, { a: 'y' }),
    ]
    ok(await deleteProject(hosting.deps, { accountId, projectId: project.id }))
    const nothingOfIt = async (): Promise<void> => {
      for (const { label } of gone) equal(await readLabelledManifest(database, { slug, label }), null)
      const kept = await readKeptManifests(database, { slug, most: 12 })
      deepEqual(
        kept.filter(({ projectId }) => projectId === project.id),
        [],
      )
      equal(await readSiteBar(database, slug), null)
    }
    // Before any sweep, while the name is held back, and when another account has it.
    await nothingOfIt()
    await sweep()
    await nothingOfIt()
    for (const { label } of gone)
      equal(
        (
          await createProject(
            hosting.deps,
            {
              accountId: await hosting.addAccount(),
              slug: `${label}--${slug}`.slice(0, 49),
              name: 'n',
              description: null,
            },
            100,
          )
        ).kind,
        'bad-slug',
      )
    hosting.advance(91 * 24 * HOUR_MS)
    await sweep()
    const next = await hosting.addAccount()
    const live = await hosting.deploy(await hosting.addProject(next, slug), next, { b: 'z' })
    equal((await readLiveManifest(database, slug))?.deploymentId, live.id)
    await nothingOfIt()
    equal(await findProject(database, accountId, { slug }), null)
    equal(
      (await promoteDeployment(hosting.deps, { accountId, projectId: project.id, deploymentId: gone[0]?.id ?? '' }))
        .kind,
      'not-found',
    )
  })

  it('is done by one process at a time', async () => {
    const entered = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const listing = {
      ...hosting.deps.store,
      list: async function* () {
        entered.resolve()
        await go.promise
        yield* hosting.deps.store.list()
      },
    }
    const sweeping = hosting.sweep
    const first = sweepHosting({ ...sweeping, store: listing })
    await entered.promise
    equal(await sweep(), false)
    go.resolve()
    equal(await first, true)
    equal(await sweep(), true)
  })

  it('goes on with the other parts when one fails', async () => {
    await hosting.begin(project, accountId)
    hosting.advance(25 * HOUR_MS)
    const failed: string[] = []
    const broken = {
      ...hosting.deps.store,
      list: () => {
        throw new Error('the store is away')
      },
    }
    await sweepHosting({ ...hosting.sweep, store: broken, failed: (what) => failed.push(what) })
    deepEqual([failed, await states()], [['orphans'], ['expired']])
  })
})
