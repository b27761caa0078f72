import { deepEqual } from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { framesOf } from './frames-of.ts'
import type { Frame } from './frames-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'burin-frames-'))
after(() => rmSync(folder, { recursive: true }))

/** Of the first of two frames, so many bytes that the head of the second ends where a piece of 64 KiB does, or near that. */
const NEAR_THE_END = [-2, -1, 0, 1, 2, 43, 44, 45].map((more) => 64 * 1024 - 2 * 44 + more)

function frameOf(name: string, size: number): Frame {
  const file = join(folder, name)
  writeFileSync(file, Buffer.alloc(size, name))
  return { content: { path: name, file, size, stamp: '', sha256: '0'.repeat(64) }, begins: 0, length: size }
}

describe('frames', () => {
  it('are whole, wherever a piece ends', async () => {
    for (const size of NEAR_THE_END) {
      const frames = [frameOf('a', size), frameOf('b', 100)]
      let sent = 0
      const pieces = await Array.fromAsync(framesOf(frames, (bytes) => (sent += bytes)))
      const bytes = Buffer.concat(pieces)
      deepEqual([sent, bytes.length], [size + 100, size + 100 + 88], `${size}`)
      deepEqual([bytes.readUInt32BE(44 + size), bytes.subarray(-100).toString()], [100, 'b'.repeat(100)], `${size}`)
    }
  })
})
