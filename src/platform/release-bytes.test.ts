import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { releaseBytes } from './release-bytes.ts'

describe('releaseBytes', () => {
  it('leaves nothing of bytes that are a whole block of memory', () => {
    const bytes = Uint8Array.from([1, 2, 3])
    releaseBytes(bytes)
    equal(bytes.buffer.detached, true)
    equal(bytes.length, 0)
  })
  it('leaves alone what is a part of something larger', () => {
    const whole = Uint8Array.from([1, 2, 3])
    releaseBytes(whole.subarray(1))
    deepEqual([...whole], [1, 2, 3])
  })
  it('does nothing to what is released already', () => {
    const bytes = new Uint8Array(8)
    releaseBytes(bytes)
    releaseBytes(bytes)
    equal(bytes.length, 0)
  })
})
