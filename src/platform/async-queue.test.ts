import { deepEqual, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asyncQueue } from './async-queue.ts'

async function allOf<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of iterable) found.push(one)
  return found
}

describe('asyncQueue', () => {
  it('gives every event in order, whether told at once or later', async () => {
    const events = asyncQueue<number>(async (tell) => {
      tell(1)
      tell(2)
      await Promise.resolve()
      tell(3)
      await new Promise((resolve) => setImmediate(resolve))
      tell(4)
    })
    deepEqual(await allOf(events), [1, 2, 3, 4])
  })
  it('does nothing before it is read', async () => {
    let begun = false
    const events = asyncQueue<number>(async () => {
      begun = true
    })
    await Promise.resolve()
    deepEqual(begun, false)
    await allOf(events)
    deepEqual(begun, true)
  })
  it('throws what the work throws, after the events before it', async () => {
    const seen: number[] = []
    const events = asyncQueue<number>(async (tell) => {
      tell(1)
      throw new Error('broken')
    })
    await rejects(async () => {
      for await (const one of events) seen.push(one)
    }, /^Error: broken$/)
    deepEqual(seen, [1])
  })
  it('lets the work end when the reader stops', async () => {
    const [gate, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const events = asyncQueue<number>(async (tell) => {
      tell(1)
      await gate.promise
      tell(2)
      ended.resolve()
    })
    for await (const one of events) if (one === 1) break
    gate.resolve()
    await ended.promise
  })
})
