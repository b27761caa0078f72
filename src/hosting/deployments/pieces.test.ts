import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { after, before, beforeEach, describe, it } from 'node:test'
import { file, openHosting, part, reference, sha256 } from '../../../tests/open-hosting.ts'
import type { Hosting } from '../../../tests/open-hosting.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { readLiveManifest } from '../manifest/read-manifests.ts'
import type { Project } from '../projects/project.ts'
import { readUsage } from '../projects/account-usage.ts'
import { addBatch } from './add-batch.ts'
import type { BatchEntry } from './batch-entry.ts'
import type { DeploymentKey } from './deployment.ts'
import { UPLOAD_LIMITS } from './upload-limits.ts'

const MIB = 1024 * 1024
const stack = new AsyncDisposableStack()
let hosting: Hosting
let accountId: string
let project: Project
before(async () => {
  hosting = stack.use(await openHosting())
})
beforeEach(async () => {
  accountId = await hosting.addAccount()
  project = await hosting.addProject(accountId)
})
after(() => stack.disposeAsync())

const begin = (): ReturnType<Hosting['begin']> => hosting.begin(project, accountId)
const live = async (): Promise<Manifest | null> => await readLiveManifest(hosting.deps.database, project.slug)
const stored = async (): Promise<number> =>
  (await readUsage(hosting.deps.database, { accountId, at: new Date(hosting.deps.now()) })).storedBytes

describe('a large content', () => {
  const cutAt = (entry: BatchEntry, bytes: number): BatchEntry => {
    if (entry.kind !== 'content') throw new Error(entry.kind)
    const content = async function* (): AsyncGenerator<Uint8Array> {
      const [whole] = await Array.fromAsync(entry.content)
      yield whole?.subarray(0, bytes) ?? Buffer.alloc(0)
      throw new Error('the connection broke')
    }
    return { ...entry, content: content() }
  }
  const received = async (key: DeploymentKey, content: Uint8Array): Promise<number | undefined> => {
    const asked = await hosting.upload(key, reference('large', content))
    return asked.kind === 'added' ? asked.missing[0]?.received : undefined
  }
  it('comes in pieces that go on where they stopped, whatever was sent twice or too early', async () => {
    const key = await begin()
    const content = randomBytes(3 * MIB)
    equal(await received(key, content), 0)
    await hosting.upload(key, part(content, 0, MIB))
    equal(await received(key, content), MIB)
    await hosting.upload(key, part(content, 0, MIB), part(content, 2 * MIB), part(content, MIB - 10, MIB + 10))
    equal(await received(key, content), MIB + 10)
    const last = await hosting.upload(key, part(content, MIB + 10))
    ok(last.kind === 'added')
    deepEqual(last.missing, [])
    equal(await stored(), content.length)
    equal((await hosting.finalize(key)).kind, 'finalized')
    const place = (await live())?.files.get('large')?.forms.identity
    ok(place !== undefined)
    ok((await hosting.deps.store.read(place)).equals(content))
  })
  it('counts as large as it is, also when its size was not announced with its path', async () => {
    const key = await begin()
    const content = randomBytes(3 * MIB)
    await hosting.upload(key, { kind: 'reference', path: 'large', sha256: sha256(content), size: null })
    await hosting.upload(key, part(content, 0, MIB), part(content, MIB))
    const finalized = await hosting.finalize(key)
    equal(finalized.kind === 'finalized' && finalized.deployment.totalBytes, content.length)
  })
  it('counts as large as it is, also when the batch that brought it was cut off', async () => {
    const key = await begin()
    const [small, large] = [Buffer.from('small'), randomBytes(3 * MIB)]
    await hosting.upload(key, { kind: 'reference', path: 'small', sha256: sha256(small), size: null })
    await rejects(hosting.upload(key, part(small), cutAt(part(large), 10)), /the connection broke/)
    const finalized = await hosting.finalize(key)
    equal(finalized.kind === 'finalized' && finalized.deployment.totalBytes, small.length)
  })
  it('cannot make a deployment larger than it may be', async () => {
    const key = await begin()
    const content = randomBytes(20)
    const of = { sha256: sha256(content), size: UPLOAD_LIMITS.fileBytes }
    const many = Array.from(
      { length: UPLOAD_LIMITS.bytesOfDeployment / UPLOAD_LIMITS.fileBytes + 1 },
      (_, at) => `f${at}`,
    )
    const named = many.map((path): BatchEntry => ({ kind: 'reference', path, sha256: of.sha256, size: null }))
    equal((await hosting.upload(key, ...named)).kind, 'added')
    equal((await hosting.upload(key, { ...part(content), ...of })).kind, 'too-large')
  })
  it('whose pieces are all alike is put together as well', async () => {
    const key = await begin()
    const content = Buffer.alloc(3 * MIB)
    await hosting.upload(
      key,
      reference('large', content),
      ...[0, 1, 2].map((at) => part(content, at * MIB, (at + 1) * MIB)),
    )
    equal((await hosting.finalize(key)).kind, 'finalized')
  })
  it('whose pieces make something else is refused, and can be sent anew', async () => {
    const key = await begin()
    const [content, other] = [randomBytes(2 * MIB), randomBytes(2 * MIB)]
    await hosting.upload(key, reference('large', content))
    const wrong = { ...part(other, 0, MIB), sha256: sha256(content) } as BatchEntry
    await hosting.upload(key, wrong)
    const refused = await hosting.upload(key, part(content, MIB))
    deepEqual(refused.kind === 'invalid' && refused.issues[0]?.code, 'wrong-hash')
    equal(await received(key, content), 0)
    equal((await hosting.upload(key, part(content))).kind, 'added')
    equal((await hosting.finalize(key)).kind, 'finalized')
  })
  it('that is cut off is kept as far as it came, with what came before it', async () => {
    const key = await begin()
    const [small, large] = [Buffer.from('small'), randomBytes(3 * MIB)]
    await hosting.upload(key, reference('small', small), reference('large', large))
    const cut = hosting.upload(key, part(small), cutAt(part(large), 2 * MIB))
    await rejects(cut, /the connection broke/)
    const state = await hosting.upload(key)
    ok(state.kind === 'added')
    deepEqual(state.missing, [{ path: 'large', sha256: sha256(large), received: 2 * MIB }])
    await hosting.upload(key, part(large, 2 * MIB))
    equal((await hosting.finalize(key)).kind, 'finalized')
  })
  it('paths of a batch that was cut off are not entered', async () => {
    const key = await begin()
    const broken = async function* (): AsyncGenerator<BatchEntry> {
      yield file('a', 'whole')
      throw new Error('the connection broke')
    }
    await rejects(addBatch(hosting.deps, key, broken(), MIB), /the connection broke/)
    equal((await hosting.finalize(key)).kind, 'empty')
    equal((await hosting.upload(key, reference('a', 'whole'))).kind, 'added')
    equal((await hosting.finalize(key)).kind, 'finalized')
  })
  it('for which there is no room is refused, and stands in the way of nothing else', async () => {
    const key = await begin()
    const content = randomBytes(2 * MIB)
    const batch = (...entries: readonly BatchEntry[]): ReturnType<typeof addBatch> =>
      addBatch(hosting.deps, key, Readable.from(entries), MIB)
    equal((await batch(file('small', 'small'), reference('large', content), part(content, 0, MIB))).kind, 'added')
    equal((await batch(part(content, MIB))).kind, 'quota-reached')
    equal((await batch(reference('again', 'small'))).kind, 'added')
    equal(await received(key, content), 0)
    equal((await hosting.upload(key, part(content))).kind, 'added')
    equal((await hosting.finalize(key)).kind, 'finalized')
  })
  it('at most 40 may be unfinished at a time', async () => {
    const key = await begin()
    const one = (): BatchEntry => part(randomBytes(20), 0, 10)
    const forty = Array.from({ length: UPLOAD_LIMITS.unfinishedContents }, one)
    equal((await hosting.upload(key, ...forty)).kind, 'added')
    equal((await hosting.upload(key, ...forty)).kind, 'added')
    equal((await hosting.upload(key, one())).kind, 'too-large')
  })
})
