import { equal, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import * as nodeFiles from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { newObjectName } from '../../../tests/blob-stores.ts'
import { forgetfulFiles } from '../../../tests/forgetful-files.ts'
import { createBlobWriter } from './create-blob-writer.ts'
import type { WrittenBlob } from './create-blob-writer.ts'
import { openFileObjects } from './open-file-objects.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

async function makeFolder(): Promise<string> {
  const folder = await nodeFiles.mkdtemp(join(tmpdir(), 'burin-power-'))
  stack.defer(() => nodeFiles.rm(folder, { recursive: true }))
  return folder
}

describe('a power cut', () => {
  it('takes nothing of what was sealed', async () => {
    const { files, afterPowerCut } = stack.use(forgetfulFiles())
    const store = await openFileObjects({ folder: await makeFolder(), newName: newObjectName, files })
    const writer = createBlobWriter(store)
    const contents = [10, 700_000, 3_000_000, 0, 50].map((size) => randomBytes(size))
    const blobs: WrittenBlob[] = []
    for (const content of contents) blobs.push(await writer.add([content]))
    equal((await Array.fromAsync((await afterPowerCut()).list())).length, 0)
    await writer.seal()
    const left = await afterPowerCut()
    for (const [index, blob] of blobs.entries()) ok((await left.read(blob)).equals(contents[index] ?? Buffer.alloc(1)))
  })

  it('takes what was closed and not settled', async () => {
    const { files, afterPowerCut } = stack.use(forgetfulFiles())
    const store = await openFileObjects({ folder: await makeFolder(), newName: newObjectName, files })
    const draft = await store.begin()
    await draft.write(Buffer.from('soon'))
    await draft.close()
    const place = { object: draft.name, start: 0, length: 4 }
    equal((await store.read(place)).toString(), 'soon')
    await rejects((await afterPowerCut()).read(place), { name: 'ObjectMissing' })
    await store.settle()
    equal((await (await afterPowerCut()).read(place)).toString(), 'soon')
  })
})
