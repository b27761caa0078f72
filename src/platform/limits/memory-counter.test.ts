import { deepEqual, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { memoryCounter } from './memory-counter.ts'

const policy = { name: 'any', quota: 5, windowSeconds: 60 }

describe('memoryCounter', () => {
  it('forgets who began first when there are too many callers, and nobody else', async () => {
    const count = memoryCounter(3)
    const used: number[] = []
    for (const who of ['a', 'b', 'c', 'a', 'd', 'b', 'c', 'a']) used.push((await count(policy, who)).used)
    deepEqual(used, [1, 1, 1, 2, 1, 2, 2, 1])
  })
  it('keeps callers of another policy out of it', async () => {
    const count = memoryCounter(1)
    await count(policy, 'a')
    await count({ ...policy, name: 'other' }, 'b')
    deepEqual((await count(policy, 'a')).used, 2)
  })
  it('needs no more memory for 60,000 made-up callers than for as many as it keeps', async () => {
    const count = memoryCounter(1000)
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const heapBytes = (): number => {
      collect()
      return process.memoryUsage().heapUsed
    }
    for (let i = 0; i < 2000; i += 1) await count(policy, `first ${i}`)
    const before = heapBytes()
    for (let i = 0; i < 60_000; i += 1) await count(policy, `then ${i}`)
    const grownMib = (heapBytes() - before) / 1024 / 1024
    // Kept, they would take 30.
    ok(grownMib < 8, `grew by ${grownMib.toFixed(1)} MiB`)
  })
})
