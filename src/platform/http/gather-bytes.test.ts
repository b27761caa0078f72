import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gatherBytes } from './gather-bytes.ts'

const MIB = 1024 * 1024

describe('gatherBytes', () => {
  it('has all that came, in its order, as a block of its own', () => {
    const gathered = gatherBytes(100)
    for (const piece of [[1], [2, 3], [], [4, 5, 6, 7]]) gathered.add(Uint8Array.from(piece))
    const bytes = gathered.takeAll()
    deepEqual([...bytes], [1, 2, 3, 4, 5, 6, 7])
    equal(bytes.buffer.byteLength, 7)
    deepEqual([...gathered.takeAll()], [], 'once')
  })
  it('takes no more memory than eight times what came, however much was said', () => {
    const before = process.memoryUsage().arrayBuffers
    const gathered = gatherBytes(100 * MIB)
    gathered.add(new Uint8Array(MIB))
    gathered.add(new Uint8Array(1))
    ok(process.memoryUsage().arrayBuffers - before <= 9 * MIB)
    equal(gathered.takeAll().length, MIB + 1)
  })
  it('gives pieces back, but for those that are part of something larger', () => {
    const gathered = gatherBytes(10)
    const [own, whole] = [new Uint8Array(2), Uint8Array.from([8, 9])]
    gathered.add(own)
    gathered.add(whole.subarray(1))
    ok(own.buffer.detached)
    deepEqual([...whole], [8, 9])
    deepEqual([...gathered.takeAll()], [0, 0, 9])
  })
})
