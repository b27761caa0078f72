import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sizeBoundCache } from './size-bound-cache.ts'

/** An entry whose key has one character takes 120 + 2 bytes besides its value. */
const EMPTY_ENTRY = 122

/** Its values say how many bytes each of them takes. */
function cacheOf(mostBytes: number): {
  readonly set: (key: string, bytes: number) => void
  readonly get: (key: string) => number | undefined
} {
  const cache = sizeBoundCache<{ readonly bytes: number }>(mostBytes, ({ bytes }) => bytes)
  return { set: (key, bytes) => void cache.set(key, { bytes }), get: (key) => cache.get(key)?.bytes }
}

describe('sizeBoundCache', () => {
  it('keeps what just fits, and drops the oldest for one byte more', () => {
    const cache = cacheOf(2 * EMPTY_ENTRY + 100)
    cache.set('a', 50)
    cache.set('b', 50)
    deepEqual([cache.get('a'), cache.get('b')], [50, 50])
    cache.set('b', 51)
    deepEqual([cache.get('a'), cache.get('b')], [undefined, 51])
  })

  it('drops what was used longest ago, not what came first', () => {
    const cache = cacheOf(2 * EMPTY_ENTRY)
    cache.set('a', 0)
    cache.set('b', 0)
    cache.get('a')
    cache.set('c', 0)
    deepEqual([cache.get('a'), cache.get('b'), cache.get('c')], [0, undefined, 0])
  })

  it('drops as many as a large value needs', () => {
    const cache = cacheOf(4 * EMPTY_ENTRY)
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, 0)
    cache.set('e', 2 * EMPTY_ENTRY)
    deepEqual(
      ['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key) !== undefined),
      [false, false, false, true, true],
    )
  })

  it('does not keep what is too large by itself, and drops nothing for it', () => {
    const cache = cacheOf(2 * EMPTY_ENTRY)
    cache.set('a', 0)
    cache.set('b', EMPTY_ENTRY + 1)
    deepEqual([cache.get('a'), cache.get('b')], [0, undefined])
    cache.set('a', 2 * EMPTY_ENTRY)
    equal(cache.get('a'), undefined)
  })

  it('counts a key that comes again once', () => {
    const cache = cacheOf(2 * EMPTY_ENTRY)
    for (let turn = 0; turn < 5; turn++) cache.set('a', 0)
    cache.set('b', 0)
    deepEqual([cache.get('a'), cache.get('b')], [0, 0])
  })

  it('keeps nothing where nothing may be kept', () => {
    const cache = cacheOf(0)
    cache.set('', 0)
    equal(cache.get(''), undefined)
  })
})
