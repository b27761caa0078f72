import * as nodeFiles from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { ObjectStore } from '../src/platform/blobs/object-store.ts'
import { openFileObjects } from '../src/platform/blobs/open-file-objects.ts'
import type { Files } from '../src/platform/blobs/open-file-objects.ts'
import { newObjectName } from './blob-stores.ts'

export interface ForgetfulFiles extends AsyncDisposable {
  readonly files: Files
  /** The store as a power cut at this moment leaves it. */
  afterPowerCut(): Promise<ObjectStore>
}

/**
 * Files of a system that loses all that was not synced: contents since the last sync of their file, names since the last sync of
 * their folder.
 */
export function forgetfulFiles(): ForgetfulFiles {
  const synced = new Map<string, Buffer>()
  const names = { pending: new Set<string>(), durable: new Set<string>() }
  const stack = new AsyncDisposableStack()
  const open: Files['open'] = async (path, flags, mode) => {
    const handle = await nodeFiles.open(path, flags, mode)
    const { datasync, sync } = handle
    return Object.assign(handle, {
      datasync: async () => {
        await datasync.call(handle)
        synced.set(String(path), await nodeFiles.readFile(path))
      },
      sync: async () => {
        const before = [...names.pending]
        await sync.call(handle)
        for (const name of before) if (dirname(name) === path) names.durable.add(name)
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
      const folder = await nodeFiles.mkdtemp(join(tmpdir(), 'burin-power-'))
      stack.defer(() => nodeFiles.rm(folder, { recursive: true }))
      const store = await openFileObjects({ folder, newName: newObjectName })
      for (const name of names.durable)
        await nodeFiles.writeFile(join(folder, 'objects', basename(name)), synced.get(name) ?? '')
      return store
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
