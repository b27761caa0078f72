/**
 * A process that uploads, finalizes, promotes and sweeps is killed at any moment, again and again: the live site is always whole, and
 * what was left behind goes by itself. `BURIN_FUZZ=full` kills it 200 times.
 */
import { equal, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sweepHosting } from '../src/hosting/deployments/sweep/sweep-hosting.ts'
import { readKeptManifests, readLiveManifest } from '../src/hosting/manifest/read-manifests.ts'
import type { Manifest } from '../src/hosting/manifest/manifest.ts'
import { deleteProject } from '../src/hosting/projects/delete-project.ts'
import { openHosting, sha256 } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { until } from './until.ts'

const KILLS = process.env['BURIN_FUZZ'] === 'full' ? 200 : 4
const WORK = fileURLToPath(new URL('./hosting-work.ts', import.meta.url))
const DAY_MS = 86_400_000
/** Each life ends after another step, so that in many lives every step is broken into. */
const STEPS = ['uploading', 'finalizing', 'promoting', 'sweeping']

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

/** Runs the work in a process of its own, and kills it soon after it has begun a step for the `times`th time. */
async function oneLife(hosting: Hosting, arguments_: readonly string[], step: string, times: number): Promise<void> {
  const child = spawn(process.execPath, [WORK, hosting.url, hosting.folder, ...arguments_], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let seen = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== step || (seen += 1) < times) continue
    // Somewhere within the step, not always at its beginning.
    setTimeout(() => child.kill('SIGKILL'), Math.random() * 15)
    break
  }
  const [, signal] = (await ended) as [number | null, string | null]
  equal(signal, 'SIGKILL', 'the work ended by itself')
}

/** Every content of a manifest is there, with its hash, and the files say the same number. */
async function assertWhole(hosting: Hosting, manifest: Manifest): Promise<void> {
  const texts = new Set<string>()
  for (const [path, { sha256: expected, forms }] of manifest.files) {
    const bytes = await hosting.deps.store.read(forms.identity)
    equal(sha256(bytes), expected, path)
    texts.add(bytes.toString('utf8', 0, 12))
    for (const place of Object.values(forms)) await hosting.deps.store.read(place)
  }
  equal(texts.size, 1, [...texts].join())
}

describe('hosting that is killed', () => {
  it(`${KILLS} times never shows a broken site, and leaves nothing behind`, async () => {
    const hosting = stack.use(await openHosting())
    const accountId = await hosting.addAccount()
    const project = await hosting.addProject(accountId)
    let live = 0
    for (let life = 0; life < KILLS; life += 1) {
      const step = STEPS[life % STEPS.length] ?? ''
      await oneLife(hosting, [accountId, project.id, `${life}`], step, 1 + (life % 3))
      const manifest = await readLiveManifest(hosting.deps.database, project.slug)
      if (manifest !== null) live += 1
      const kept = await readKeptManifests(hosting.deps.database, { slug: project.slug, most: 100 })
      for (const one of [...(manifest === null ? [] : [manifest]), ...kept]) await assertWhole(hosting, one)
    }
    ok(live > KILLS / 2, `${live}`)
    ok(await deleteProject(hosting.deps, { accountId, projectId: project.id }))
    // The clock of the last life was so far ahead.
    hosting.advance(KILLS * 3 * 3_600_000)
    for (let days = 0; days < 5; days += 1) {
      hosting.advance(DAY_MS + 3_600_000)
      // The connection of the last one that was killed may hold its lock for a moment.
      await until(() => sweepHosting(hosting.sweep))
    }
    equal((await Array.fromAsync(hosting.deps.store.list())).length, 0)
    equal(await hosting.deps.store.removeUnfinished(new Date(hosting.deps.now())), 0)
    const left = await hosting.deps.database.query<{ count: bigint }>(
      'select (select count(*) from pack) + (select count(*) from blob) + (select count(*) from deployment_file) as count',
    )
    equal(left[0]?.count, 0n)
  })
})
