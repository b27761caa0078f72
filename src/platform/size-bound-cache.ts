import { LRUCache } from 'lru-cache'

/** What an entry takes besides its key and its value. */
const ENTRY_BYTES = 120

/**
 * Keeps values by key as long as they fit; what was used longest ago goes first, and a value that alone is over the bound is not
 * kept. `bytesOf` says how much memory a value takes. Keys count as well, at two bytes a character.
 */
export function sizeBoundCache<Value extends object>(
  mostBytes: number,
  bytesOf: (value: Value) => number,
): LRUCache<string, Value> {
  return new LRUCache<string, Value>({
    // To the library 0 means without bound. No entry is as small as 1.
    maxSize: Math.max(1, mostBytes),
    sizeCalculation: (value, key) => ENTRY_BYTES + 2 * key.length + bytesOf(value),
  })
}
