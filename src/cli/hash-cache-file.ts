import { createHash } from 'node:crypto'
import { mkdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { HashCache } from '../deploy/hash-files.ts'
import { writeFileWhole } from './write-file-whole.ts'

/** The hashes of a folder's files, in a file of the user's cache. */
export interface HashCacheFile {
  readonly hashes: HashCache
  /**
   * Keeps what was learnt; what nobody asked for goes, when `isWhole`: all files were seen. A cache that cannot be written is no cache, and no
   * reason to fail.
   */
  save(isWhole: boolean): Promise<void>
}

interface Kept {
  readonly version: typeof VERSION
  /** Whose they are. */
  readonly folder: string
  /** Stamp → SHA-256. */
  readonly hashes: Readonly<Record<string, string>>
}

const VERSION = 1
const SHA_256 = /^[0-9a-f]{64}$/

/** Opens the cache of a folder. What cannot be read, or is not what was written, counts as none. */
export async function openHashCache(cacheFolder: string, folder: string): Promise<HashCacheFile> {
  const place = await realpath(folder).catch(() => folder)
  const path = join(cacheFolder, 'hashes', `${hashOf(place).slice(0, 32)}.json`)
  const known = (await readKept(path, place)) ?? new Map<string, string>()
  const used = new Map<string, string>()
  let isChanged = false
  const hashes: HashCache = {
    get(stamp) {
      const sha256 = known.get(stamp)
      if (sha256 !== undefined) used.set(stamp, sha256)
      return sha256
    },
    set(stamp, sha256) {
      isChanged = true
      used.set(stamp, sha256)
      known.set(stamp, sha256)
    },
    clear() {
      isChanged = true
      used.clear()
      known.clear()
    },
  }
  return {
    hashes,
    async save(isWhole) {
      const kept = isWhole ? used : known
      if (!isChanged && kept.size === known.size) return
      const body = JSON.stringify({ version: VERSION, folder: place, hashes: Object.fromEntries(kept) } satisfies Kept)
      try {
        await mkdir(join(cacheFolder, 'hashes'), { recursive: true, mode: 0o700 })
        await writeFileWhole(path, `${hashOf(body)}\n${body}\n`, 0o600)
      } catch {
        // A home that is read-only, or full: the next deploy hashes anew.
      }
    },
  }
}

/** Null when it is not there, or not as it was written. */
async function readKept(path: string, folder: string): Promise<Map<string, string> | null> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const end = text.indexOf('\n')
  const body = text.slice(end + 1, -1)
  if (end === -1 || hashOf(body) !== text.slice(0, end)) return null
  const kept = JSON.parse(body) as Partial<Kept>
  if (kept.version !== VERSION || kept.folder !== folder || kept.hashes === undefined) return null
  return new Map(Object.entries(kept.hashes).filter(([, sha256]) => SHA_256.test(sha256)))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
