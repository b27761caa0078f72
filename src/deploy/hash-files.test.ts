import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, describe, it } from 'node:test'
import { DeployProblem } from './deploy-problem.ts'
import { hasSettled } from './file-stamp.ts'
import { hashFiles, stampFiles } from './hash-files.ts'
import type { HashedFile } from './hash-files.ts'

const MIB = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'burin-hash-'))
after(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'a.bin')
let cache = new Map<string, string>()
beforeEach(() => {
  cache = new Map()
  writeFileSync(file, 'one')
})

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
const later = (): number => Date.now() + 10_000

interface How {
  readonly now?: () => number
  readonly onBytes?: () => void
}

async function hashed({ now = later, onBytes = () => undefined }: How = {}): Promise<HashedFile | undefined> {
  const [one] = await hashFiles(stampFiles([{ path: 'a.bin', file }]), { cache, signal: undefined, now, onBytes })
  return one
}

describe('files are hashed', () => {
  it('once, while their stamps stay as they are', async () => {
    equal((await hashed())?.sha256, sha256('one'))
    deepEqual([...cache.values()], [sha256('one')])
    for (const stamp of cache.keys()) cache.set(stamp, 'known')
    equal((await hashed())?.sha256, 'known')
  })
  it('anew, though their size and time were set back', async () => {
    const { atime, mtime } = statSync(file)
    await hashed()
    writeFileSync(file, 'two')
    utimesSync(file, atime, mtime)
    equal((await hashed())?.sha256, sha256('two'))
  })
  it('and not remembered, while a change would show in no stamp', async () => {
    // However long ago it was written by now: the moment is that of the change.
    await hashed({ now: () => statSync(file).ctimeMs })
    equal(cache.size, 0)
    await hashed()
    equal(cache.size, 1)
  })
  it('as they are in the end, when they change while they are read', async () => {
    writeFileSync(file, new Uint8Array(3 * MIB))
    let reads = 0
    const onBytes = (): void => {
      reads += 1
      if (reads === 1) appendFileSync(file, 'grown')
      if (reads === 6) truncateSync(file, 2 * MIB)
    }
    equal((await hashed({ onBytes }))?.sha256, sha256(new Uint8Array(2 * MIB)))
    ok(reads > 8, `${reads}`)
  })
  it('not for ever, when they never stop', async () => {
    writeFileSync(file, new Uint8Array(2 * MIB))
    const onBytes = (): void => appendFileSync(file, 'more')
    await rejects(hashed({ onBytes }), (error) => error instanceof DeployProblem && error.kind === 'changed')
  })
  it('until their caller has enough', async () => {
    const reason = new Error('enough')
    const files = Array.from({ length: 2000 }, () => ({ path: 'a.bin', file }))
    const signal = AbortSignal.abort(reason)
    const hashing = { cache: undefined, signal, now: later, onBytes: () => undefined }
    await rejects(hashFiles(stampFiles(files), hashing), reason)
  })
})

describe('a stamp has settled', () => {
  const stats = { dev: 1n, ino: 1n, size: 1n }
  const settled = (mtimeNs: bigint, ctimeNs: bigint, nowMs: number): boolean =>
    hasSettled({ ...stats, mtimeNs, ctimeNs }, nowMs)
  const at = 1_790_000_000_123_000_000n
  const atMs = 1_790_000_000_123
  it('once the clock of a file system has ticked', () => {
    deepEqual([settled(at, at, atMs + 50), settled(at, at, atMs + 51)], [false, true])
  })
  it('by the later of its times', () => {
    equal(settled(at - 10n ** 12n, at, atMs + 50), false)
    equal(settled(at, at - 10n ** 12n, atMs + 50), false)
  })
  it('later, where a file system may know whole seconds only', () => {
    const whole = at - (at % 10n ** 9n)
    const wholeMs = Number(whole / 10n ** 6n)
    deepEqual([settled(whole, whole, wholeMs + 2000), settled(whole, whole, wholeMs + 2001)], [false, true])
  })
  it('never, when it is from the future', () => {
    equal(settled(at, at, atMs - 1000), false)
  })
})
