import { equal, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import * as nodeFiles from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { newObjectName } from '../../../tests/blob-stores.ts'
import { createBlobWriter } from './create-blob-writer.ts'
import type { WrittenBlob } from './create-blob-writer.ts'
import type { ObjectStore } from './object-store.ts'
import { openFileObjects } from './open-file-objects.ts'
import type { Files } from './open-file-objects.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

async function makeFolder(): Promise<string> {
  const folder = await nodeFiles.mkdtemp(join(tmpdir(), 'burin-power-'))
  stack.defer(() => nodeFiles.rm(folder, { recursive: true }))
  return folder
}

/**
 * Files of a system that loses all that was not synced: contents since the last sync of their file, names since the last sync of
 * their folder.
 */
function forgetfulFiles(): { files: Files; afterPowerCut(): Promise<ObjectStore> } {
  const synced = new Map<string, Buffer>()
  const names = { pending: new Set<string>(), durable: new Set<string>() }
  const open: Files['open'] = async (path, flags, mode) => {
    const handle = await nodeFiles.open(path, flags, mode)
    const { datasync, sync } = handle
    return Object.assign(handle, {
      datasync: async () => {
        await datasync.call(handle)
        synced.set(String(path), await nodeFiles.readFile(path))
      },
      sync: async () => {
        await sync.call(handle)
        for (const name of names.pending) if (dirname(name) === path) names.durable.add(name)
      },
    })
  }
  const rename: Files['rename'] = async (from, to) => {
    await nodeFiles.rename(from, to)
    synced.set(String(to), synced.get(String(from)) ?? Buffer.alloc(0))
    names.pending.add(String(to))
  }
  return {
    files: { ...nodeFiles, open, rename },
    afterPowerCut: async () => {
      const folder = await makeFolder()
      const store = await openFileObjects({ folder, newName: newObjectName })
      for (const name of names.durable)
        await nodeFiles.writeFile(join(folder, 'objects', basename(name)), synced.get(name) ?? '')
      return store
    },
  }
}

describe('a power cut', () => {
  it('takes nothing of what was sealed', async () => {
    const { files, afterPowerCut } = forgetfulFiles()
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
    const { files, afterPowerCut } = forgetfulFiles()
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
