import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { DeployProblem, readProblem, shownPath } from './deploy-problem.ts'
import { hasSettled, stampOf } from './file-stamp.ts'
import type { FolderFile } from './walk-folder.ts'

/** A file, and what is known of it without reading it. */
export interface StampedFile extends FolderFile {
  readonly size: number
  readonly stamp: string
}

/** A file and its content. */
export interface HashedFile extends StampedFile {
  /** In hex. */
  readonly sha256: string
}

/** What is known of files that were hashed before: their size, times and inode → SHA-256 in hex. A `Map` will do. */
export interface HashCache {
  get(stamp: string): string | undefined
  set(stamp: string, sha256: string): unknown
  /** Something in it was wrong. */
  clear(): unknown
}

export interface Hashing {
  readonly cache: HashCache | undefined
  readonly signal: AbortSignal | undefined
  /** In ms since 1970. */
  readonly now: () => number
  /** Hears how many bytes more are known, and whether that is the end of a file. */
  readonly onBytes: (bytes: number, isWhole: boolean) => void
}

const CHUNK_BYTES = 1024 * 1024
/** So long nobody else gets a turn: bars, signals. */
const TURN_MS = 15
const MOST_TRIES = 3
/** A pipe that took the place of a file would be waited for, and a link leads elsewhere. Windows knows neither. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/** Sizes and stamps of files. Throws `DeployProblem` for what is gone or may not be read. */
export function stampFiles(files: readonly FolderFile[]): readonly StampedFile[] {
  return files.map((file) => {
    try {
      const stats = lstatSync(file.file, { bigint: true })
      return { ...file, size: Number(stats.size), stamp: stampOf(stats) }
    } catch (error) {
      throw readProblem(file.path, error)
    }
  })
}

/**
 * Hashes files, and gives them in their order; what the cache knows is not read. Synchronous calls take a fifth of the time for small files; it
 * gives way in between. Throws `DeployProblem` for what is gone, may not be read, or changes all the time.
 */
export async function hashFiles(files: readonly StampedFile[], hashing: Hashing): Promise<readonly HashedFile[]> {
  const { cache, signal, onBytes } = hashing
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  const hashed: HashedFile[] = []
  let turn = performance.now()
  const giveWay = async (): Promise<void> => {
    if (performance.now() - turn < TURN_MS) return
    await setImmediate()
    signal?.throwIfAborted()
    turn = performance.now()
  }
  for (const file of files) {
    await giveWay()
    const sha256 = cache?.get(file.stamp)
    if (sha256 === undefined) {
      const settled = { ...hashing, giveWay }
      hashed.push(await hashSteadily(file, buffer, settled))
    } else {
      hashed.push({ ...file, sha256 })
      onBytes(file.size, true)
    }
  }
  return hashed
}

type Reading = Hashing & { readonly giveWay: () => Promise<void> }

async function hashSteadily(file: FolderFile, buffer: Buffer, reading: Reading): Promise<HashedFile> {
  for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
    const hashed = await readWhole(file, buffer, reading)
    if (hashed !== null) return hashed
  }
  const name = shownPath(file.path)
  throw new DeployProblem('changed', file.path, `${name} changes while it is read. Deploy again when it is finished.`)
}

/** Null when it changed meanwhile. */
async function readWhole(
  file: FolderFile,
  buffer: Buffer,
  { cache, now, onBytes, giveWay }: Reading,
): Promise<HashedFile | null> {
  const begun = now()
  let handle: number | null = null
  let bytes = 0
  let told = 0
  try {
    handle = openFile(file)
    const before = fstatSync(handle, { bigint: true })
    const size = Number(before.size)
    const sum = createHash('sha256')
    // One byte more than there should be shows that it grew; to its end it might grow for ever.
    for (let count = -1; count !== 0 && bytes <= size;) {
      count = readSync(handle, buffer, 0, Math.min(buffer.length, size + 1 - bytes), null)
      sum.update(buffer.subarray(0, count))
      bytes += count
      if (bytes - told < CHUNK_BYTES) continue
      onBytes(bytes - told, false)
      told = bytes
      await giveWay()
    }
    const stamp = stampOf(before)
    if (bytes !== size || stampOf(fstatSync(handle, { bigint: true })) !== stamp) {
      if (told > 0) onBytes(-told, false)
      return null
    }
    const sha256 = sum.digest('hex')
    if (hasSettled(before, begun)) cache?.set(stamp, sha256)
    onBytes(size - told, true)
    return { path: file.path, file: file.file, size, stamp, sha256 }
  } catch (error) {
    throw readProblem(file.path, error)
  } finally {
    if (handle !== null) closeSync(handle)
  }
}

/** Opens a file to be read; whoever calls closes it. Throws `DeployProblem` when it is one no more. */
export function openFile({ file, path }: FolderFile): number {
  let handle: number
  try {
    handle = openSync(file, READ)
  } catch (error) {
    throw readProblem(path, error)
  }
  if (fstatSync(handle).isFile()) return handle
  closeSync(handle)
  throw new DeployProblem('changed', path, `${shownPath(path)} was a file and is none any more. Deploy again.`)
}

/** Paths of the files that are not as they were when they were hashed: at least their time is another. */
export function changedSince(files: readonly StampedFile[]): readonly string[] {
  const isSame = ({ file, stamp }: StampedFile): boolean => {
    const stats = lstatSync(file, { bigint: true, throwIfNoEntry: false })
    return stats !== undefined && stampOf(stats) === stamp
  }
  return files.filter((file) => !isSame(file)).map(({ path }) => path)
}
