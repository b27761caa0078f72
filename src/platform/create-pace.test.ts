import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPace } from './create-pace.ts'
import type { Pace } from './create-pace.ts'

/** A pace on a clock that the test moves; `slept` has how long each had to wait, in order. */
function paced(): { readonly pace: Pace; readonly slept: number[]; readonly clock: { ms: number } } {
  const clock = { ms: 5000 }
  const slept: number[] = []
  const pace = createPace({
    freely: 3,
    perSecond: 10,
    now: () => clock.ms,
    sleep: async (ms, signal) => {
      slept.push(ms)
      signal.throwIfAborted()
    },
  })
  return { pace, slept, clock }
}

const { signal } = new AbortController()
const here = (): AbortSignal => signal
const left = (): AbortSignal => AbortSignal.abort(new Error('left'))

describe('createPace', () => {
  it('lets some come at once, and then one after the other', async () => {
    const { pace, slept, clock } = paced()
    for (let count = 0; count < 6; count++) await pace('a', here)
    deepEqual(slept, [100, 200, 300])
    clock.ms += 350
    await pace('a', here)
    deepEqual(slept.slice(3), [50])
  })
  it('makes nobody wait for others', async () => {
    const { pace, slept } = paced()
    for (let count = 0; count < 10; count++) await pace('a', here)
    const before = slept.length
    for (let count = 0; count < 3; count++) await pace('b', here)
    equal(slept.length, before)
  })
  it('lets who was away for a while come at once again', async () => {
    const { pace, slept, clock } = paced()
    for (let count = 0; count < 4; count++) await pace('a', here)
    clock.ms += 1000
    for (let count = 0; count < 4; count++) await pace('a', here)
    deepEqual(slept, [100, 100])
  })
  it('gives the turn of who leaves to those who come', async () => {
    const { pace, slept } = paced()
    for (let count = 0; count < 3; count++) await pace('a', here)
    for (let count = 0; count < 50; count++) await rejects(pace('a', left), { message: 'left' })
    deepEqual(new Set(slept), new Set([100]))
  })
  it('keeps those in mind who came last, and not more than it can', async () => {
    const { pace, slept } = paced()
    for (let count = 0; count < 4; count++) await pace('a', here)
    for (let count = 0; count < 49_999; count++) await pace(`made up ${count}`, here)
    await pace('a', here)
    deepEqual(slept, [100, 200])
    for (let count = 0; count < 50_000; count++) await pace(`more ${count}`, here)
    await pace('a', here)
    equal(slept.length, 2)
  })
})
