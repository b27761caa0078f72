import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { FolderFile } from './walk-folder.ts'

/** A file and its content. */
export interface HashedFile extends FolderFile {
  /** In hex. */
  readonly sha256: string
  readonly size: number
}

/** What is known of files that were hashed before: their size, time and inode → SHA-256 in hex. A `Map` will do. */
export interface HashCache {
  get(stamp: string): string | undefined
  set(stamp: string, sha256: string): unknown
}

export interface Hashing {
  readonly cache: HashCache | undefined
  readonly signal: AbortSignal | undefined
  /** Hears of each file that is hashed, or known by the cache. */
  readonly onFile: (file: HashedFile) => void
}

/** Reading waits for the disk, and hashing does not. */
const AT_ONCE = 4
const CHUNK_BYTES = 1024 * 1024

/** Hashes files, some at a time; gives them in their order. */
export async function hashFiles(files: readonly FolderFile[], hashing: Hashing): Promise<readonly HashedFile[]> {
  const hashed: HashedFile[] = []
  const queue = files.entries()
  const work = async (): Promise<void> => {
    const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES)
    for (const [at, file] of queue) {
      hashing.signal?.throwIfAborted()
      const done = await hashFile(file, buffer, hashing.cache)
      hashed[at] = done
      hashing.onFile(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return hashed
}

async function hashFile(file: FolderFile, buffer: Buffer, cache: HashCache | undefined): Promise<HashedFile> {
  const handle = await open(file.file)
  try {
    const { size, mtimeNs, ino } = await handle.stat({ bigint: true })
    const stamp = `${size}-${mtimeNs}-${ino}`
    const known = cache?.get(stamp)
    if (known !== undefined) return { ...file, sha256: known, size: Number(size) }
    const sum = createHash('sha256')
    let bytes = 0
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length)
      if (bytesRead === 0) break
      bytes += bytesRead
      sum.update(buffer.subarray(0, bytesRead))
    }
    const sha256 = sum.digest('hex')
    // What grew while it was read is not what the stamp says.
    if (bytes === Number(size)) cache?.set(stamp, sha256)
    return { ...file, sha256, size: bytes }
  } finally {
    await handle.close()
  }
}
