/** Keeps values by key as long as they fit; what was used longest ago goes first. */
export interface SizeBoundCache<Value> {
  get(key: string): Value | undefined
  /** A value that alone is over the bound is not kept. */
  set(key: string, value: Value): void
  figures(): CacheFigures
}

/** What came of all calls of `get`, and how much is kept. */
export interface CacheFigures {
  readonly hits: number
  readonly misses: number
  readonly bytes: number
}

interface Entry<Value> {
  readonly value: Value
  readonly bytes: number
}

/** What an entry takes besides its key and its value. */
const ENTRY_BYTES = 120

/** `bytesOf` says how much memory a value takes. Keys count as well, at two bytes a character. */
export function sizeBoundCache<Value>(mostBytes: number, bytesOf: (value: Value) => number): SizeBoundCache<Value> {
  // A Map keeps the order in which keys came: whatever is used is put in anew, so the first is the one used longest ago.
  const entries = new Map<string, Entry<Value>>()
  let total = 0
  let hits = 0
  let misses = 0
  const remove = (key: string): void => {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) {
        misses += 1
        return undefined
      }
      hits += 1
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    figures: () => ({ hits, misses, bytes: total }),
    set(key, value) {
      const bytes = ENTRY_BYTES + 2 * key.length + bytesOf(value)
      remove(key)
      if (bytes > mostBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break
        remove(oldest)
      }
    },
  }
}
