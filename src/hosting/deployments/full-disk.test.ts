import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import * as nodeFiles from 'node:fs/promises'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, beforeEach, describe, it } from 'node:test'
import { newObjectName } from '../../../tests/blob-stores.ts'
import { file, openHosting, part, reference } from '../../../tests/open-hosting.ts'
import type { Hosting } from '../../../tests/open-hosting.ts'
import { openFileObjects } from '../../platform/blobs/open-file-objects.ts'
import type { Files } from '../../platform/blobs/open-file-objects.ts'
import { addBatch } from './add-batch.ts'
import type { BatchEntry } from './batch-entry.ts'
import type { DeploymentDeps, DeploymentKey } from './deployment.ts'
import { finalizeDeployment } from './finalize-deployment.ts'
import { packSomeQuickly } from './sweep/pack-deployments.ts'

const MIB = 1024 * 1024
const stack = new AsyncDisposableStack()
let hosting: Hosting
let key: DeploymentKey
/** A disk on which there is room or not. */
const disk = { isFull: false, opened: new Set<object>() }
let deps: DeploymentDeps
before(async () => {
  hosting = stack.use(await openHosting())
  deps = { ...hosting.deps, store: await openFileObjects({ folder: hosting.folder, newName: newObjectName, files }) }
})
beforeEach(async () => {
  const accountId = await hosting.addAccount()
  key = await hosting.begin(await hosting.addProject(accountId), accountId)
  disk.isFull = false
  disk.opened.clear()
})
after(() => stack.disposeAsync())

const files: Files = {
  ...nodeFiles,
  open: async (...of) => {
    const handle = await nodeFiles.open(...of)
    if (of[1] !== 'wx') return handle
    disk.opened.add(handle)
    const [writev, close] = [handle.writev.bind(handle), handle.close.bind(handle)]
    handle.writev = async (pieces) => {
      if (disk.isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      return await writev(pieces)
    }
    handle.close = async () => {
      disk.opened.delete(handle)
      return await close()
    }
    return handle
  },
}
const upload = (...entries: readonly BatchEntry[]): ReturnType<typeof addBatch> =>
  addBatch(deps, key, Readable.from(entries), 100 * MIB)
const left = async (): Promise<number> => (await readdir(join(hosting.folder, 'unfinished'))).length + disk.opened.size

describe('a disk that is full', () => {
  it('in the middle of a batch, keeps nothing of it, and the same batch comes again', async () => {
    const contents = Array.from({ length: 20 }, () => randomBytes(100_000))
    const entries = (): BatchEntry[] => contents.map((bytes, at) => file(`f${at}`, bytes))
    async function* filling(): AsyncGenerator<BatchEntry> {
      for (const [at, entry] of entries().entries()) {
        // Some of what came before is gathered, and not written yet.
        disk.isFull = at >= 8
        yield entry
      }
    }
    await rejects(addBatch(deps, key, filling(), 100 * MIB), /no space left/)
    equal(await left(), 0)
    disk.isFull = false
    const asked = await upload(...contents.map((bytes, at) => reference(`f${at}`, bytes)))
    ok(asked.kind === 'added')
    equal(asked.missing.length, contents.length)
    deepEqual((await upload(...entries())).kind, 'added')
    equal((await hosting.finalize(key)).kind, 'finalized')
  })
  it('that has room again while the batch goes on, keeps nothing of it either', async () => {
    const contents = Array.from({ length: 20 }, () => randomBytes(100_000))
    async function* filling(): AsyncGenerator<BatchEntry> {
      for (const [at, bytes] of contents.entries()) {
        disk.isFull = at === 5
        yield part(bytes)
      }
    }
    await rejects(addBatch(deps, key, filling(), 100 * MIB), /no space left/)
    disk.isFull = false
    const asked = await upload(...contents.map((bytes, at) => reference(`f${at}`, bytes)))
    equal(asked.kind === 'added' && asked.missing.length, contents.length)
  })
  it('when segments are put together, leaves them, and nothing half done', async () => {
    const content = randomBytes(MIB / 2)
    await upload(reference('large', content), part(content, 0, MIB / 4))
    async function* filling(): AsyncGenerator<BatchEntry> {
      yield part(content, MIB / 4)
    }
    const query: typeof deps.database.query = async (statement, values) => {
      // Its segments have been recorded.
      if (statement.includes('order by begins')) disk.isFull = true
      return await hosting.deps.database.query(statement, values)
    }
    const late = { ...deps, database: { ...hosting.deps.database, query } }
    await rejects(addBatch(late, key, filling(), 100 * MIB), /no space left/)
    equal(await left(), 0)
    disk.isFull = false
    const again = await upload(reference('large', content))
    deepEqual(again.kind === 'added' && again.missing, [])
    equal((await hosting.finalize(key)).kind, 'finalized')
  })
  it('when it is finalized, keeps nobody from seeing it: brotli is made when there is room', async () => {
    const page = 'a page that is worth packing '.repeat(1000)
    equal((await upload(file('index.html', page))).kind, 'added')
    disk.isFull = true
    const finalized = await finalizeDeployment(deps, key, { promote: true })
    equal(finalized.kind === 'finalized' && finalized.promotion, 'promoted')
    equal(await left(), 0)
    const codings = async (): Promise<unknown[]> => {
      const rows = await hosting.deps.database.query<{ coding: string }>(
        'select coding from blob where account_id = $1 order by coding',
        [key.accountId],
      )
      return rows.map(({ coding }) => coding)
    }
    deepEqual(await codings(), ['identity'])
    disk.isFull = false
    await packSomeQuickly({ ...hosting.sweep, store: deps.store })
    deepEqual(await codings(), ['br', 'gzip', 'identity'])
  })
})
