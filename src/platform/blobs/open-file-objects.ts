import * as nodeFiles from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { ObjectMissing } from './object-store.ts'
import type { BlobPlace, ObjectDraft, ObjectStore, StoredObject } from './object-store.ts'

/** What the store does with files; a test may lose what was not synced. */
export type Files = Pick<typeof nodeFiles, 'mkdir' | 'open' | 'opendir' | 'rename' | 'rm' | 'stat'>

export interface FileObjectsOptions {
  /** Made when it is missing. */
  readonly folder: string
  /** A name that was never given before: small letters and digits. */
  readonly newName: () => string
  readonly files?: Files
}

/** Bytes are gathered until there are so many: a call for each small file would cost more than its bytes. */
const WRITE_BYTES = 512 * 1024
const NAME = /^[0-9a-z]+$/

/**
 * Objects as files of a folder. Written under `unfinished/`, synced, and then moved to `objects/`, so that what stands there is
 * whole whenever the process or the machine stops.
 */
export async function openFileObjects({
  folder,
  newName,
  files = nodeFiles,
}: FileObjectsOptions): Promise<ObjectStore> {
  const [objects, unfinished] = [join(folder, 'objects'), join(folder, 'unfinished')]
  for (const path of [objects, unfinished]) await files.mkdir(path, { recursive: true, mode: 0o700 })
  // The folders themselves have to outlast a power cut as well.
  await syncFolder(files, folder)
  return {
    fullBytes: Infinity,
    begin: () => beginFile(files, { name: newName(), objects, unfinished }),
    settle: () => syncFolder(files, objects),
    read: async (place) => readRange(files, pathOf(objects, place.object), place),
    remove: async (name) => files.rm(pathOf(objects, name), { force: true }),
    list: () => listFolder(files, objects),
    removeUnfinished: async (before) => {
      let removed = 0
      for await (const { name, madeAt } of listFolder(files, unfinished)) {
        if (madeAt >= before) continue
        await files.rm(join(unfinished, name), { force: true })
        removed += 1
      }
      return removed
    },
  }
}

/** A name never leads out of the folder, wherever it comes from. */
function pathOf(folder: string, name: string): string {
  if (!NAME.test(name)) throw new Error(`${name} is not the name of an object`)
  return join(folder, name)
}

async function beginFile(
  files: Files,
  { name, objects, unfinished }: { name: string; objects: string; unfinished: string },
): Promise<ObjectDraft> {
  const path = pathOf(unfinished, name)
  const handle = await files.open(path, 'wx', 0o600)
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  const flush = async (): Promise<void> => {
    const pieces = waiting
    const bytes = waitingBytes
    waiting = []
    waitingBytes = 0
    if (pieces.length > 0) await writeAll(handle, pieces, bytes)
  }
  return {
    name,
    write: async (bytes) => {
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes >= WRITE_BYTES) await flush()
    },
    close: async () => {
      await flush()
      await handle.datasync()
      await handle.close()
      await files.rename(path, join(objects, name))
    },
    abandon: async () => {
      await handle.close().catch(() => undefined)
      await files.rm(path, { force: true })
    },
  }
}

/** The system takes at most 1,024 pieces at once, and may take fewer bytes than it was given. */
const MOST_PIECES = 1024

async function writeAll(handle: FileHandle, pieces: readonly Uint8Array[], bytes: number): Promise<void> {
  const few = pieces.length <= MOST_PIECES ? [...pieces] : [Buffer.concat(pieces, bytes)]
  const { bytesWritten } = await handle.writev(few)
  // `writeFile` of a handle goes on from where it stands until all is written.
  if (bytesWritten < bytes) await handle.writeFile(Buffer.concat(few).subarray(bytesWritten))
}

async function syncFolder(files: Files, path: string): Promise<void> {
  const handle = await files.open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readRange(files: Files, path: string, { object, start, length }: BlobPlace): Promise<Buffer> {
  const handle = await files.open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ObjectMissing(`there is no object ${object}`, { cause: error }) : error
  })
  try {
    // Not of the pool: whoever keeps a few bytes would keep all that lies beside them.
    const bytes = Buffer.allocUnsafeSlow(length)
    let done = 0
    while (done < length) {
      const { bytesRead } = await handle.read(bytes, done, length - done, start + done)
      if (bytesRead === 0) throw new Error(`the object ${object} ends before byte ${start + length}`)
      done += bytesRead
    }
    return bytes
  } finally {
    await handle.close()
  }
}

async function* listFolder(files: Files, folder: string): AsyncGenerator<StoredObject> {
  for await (const { name } of await files.opendir(folder)) {
    if (!NAME.test(name)) continue
    // It may be removed or moved at this moment.
    const found = await files.stat(join(folder, name)).catch(() => null)
    if (found !== null) yield { name, bytes: found.size, madeAt: found.mtime }
  }
}
