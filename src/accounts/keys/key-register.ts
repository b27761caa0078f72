import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../database/database.ts'
import { sha256 } from '../sha-256.ts'
import { isLiveKeySecret } from './live-key.ts'
import { findLiveKey, touchLiveKeys } from './entities/live-key.ts'
import type { FoundKey } from './entities/live-key.ts'

/** Another process may have revoked a key: for so long it still passes here. What spends credits looks again by itself. */
const KNOWN_MS = 5000
/** Two hundred bytes each. */
const MOST_KNOWN = 10_000
/** How soon a use is written down, together with all others until then. */
const TOUCH_MS = 2000

/** Finds live keys, fast for those that were used a moment ago. */
export interface KeyRegister extends AsyncDisposable {
  /** The key, or null when it is unknown, revoked or malformed. Rejects when the database is away. */
  find(secret: string): Promise<FoundKey | null>
  /** A key was revoked here: it is not let in for a moment longer. */
  forget(keyId: string): void
}

/** Disposing of it writes down what is left of the times of last use. `failed` hears of those that could not be written. */
export function keyRegister({
  database,
  now,
  failed,
}: {
  database: Queryable
  now: () => number
  failed: (error: unknown) => void
}): KeyRegister {
  const known = new LRUCache<string, FoundKey>({ max: MOST_KNOWN, ttl: KNOWN_MS, ttlResolution: 0, perf: { now } })
  const used = new Map<string, Date>()
  let timer: NodeJS.Timeout | null = null
  let touching: Promise<void> = Promise.resolve()

  const touch = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (used.size === 0) return
    const rows = [...used].map(([keyId, at]) => ({ keyId, at }))
    used.clear()
    touching = touching.then(() => touchLiveKeys(database, rows)).catch(failed)
  }
  const lookUp = async (name: string, hash: Uint8Array): Promise<FoundKey | null> => {
    const key = await findLiveKey(database, hash)
    if (key !== null) known.set(name, key)
    return key
  }
  return {
    find: async (secret) => {
      if (!isLiveKeySecret(secret)) return null
      const hash = sha256(secret)
      const name = Buffer.from(hash).toString('latin1')
      const key = known.get(name) ?? (await lookUp(name, hash))
      if (key === null) return null
      used.set(key.keyId, new Date(now()))
      timer ??= setTimeout(touch, TOUCH_MS).unref()
      return key
    },
    forget: (keyId) => {
      for (const [name, key] of known) if (key.keyId === keyId) known.delete(name)
    },
    [Symbol.asyncDispose]: async () => {
      touch()
      await touching
    },
  }
}
