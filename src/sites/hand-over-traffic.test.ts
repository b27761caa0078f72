import { deepEqual, equal } from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import type { TrafficBatch } from './count-traffic.ts'
import { handOverTraffic } from './hand-over-traffic.ts'
import type { TrafficProblem } from './hand-over-traffic.ts'

const MINUTE_MS = 60_000

let left: TrafficBatch[]
let written: TrafficBatch[]
let reported: TrafficProblem[]
let isAway: boolean
let handing: AsyncDisposable

/** A batch of so many requests. */
function batch(requests: number): TrafficBatch {
  const count = { projectId: 'prj_a', minute: new Date(0), status3xx: 0, status4xx: 0, status5xx: 0, bytes: 0 }
  const request = {
    projectId: 'prj_a',
    at: new Date(0),
    method: 'GET' as const,
    path: '/',
    status: 200,
    bytes: 0,
    ms: 0,
  }
  const logged = { ...request, network: 'unknown', userAgent: null, referrer: null }
  return { counts: [{ ...count, status2xx: requests }], requests: [logged], uncounted: 0 }
}

const NOTHING: TrafficBatch = { counts: [], requests: [], uncounted: 0 }

async function minute(...batches: TrafficBatch[]): Promise<void> {
  left.push(...batches)
  mock.timers.tick(MINUTE_MS)
  // What is done at once is done when the next turn begins.
  await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  mock.timers.enable({ apis: ['setInterval'] })
  left = []
  written = []
  reported = []
  isAway = false
  handing = handOverTraffic(
    { take: () => left.shift() ?? NOTHING },
    {
      write: async (one) => {
        if (isAway) throw new Error('away')
        written.push(one)
      },
      report: (problem) => reported.push(problem),
    },
  )
})
afterEach(async () => {
  await handing[Symbol.asyncDispose]()
  mock.timers.reset()
})

describe('what was counted', () => {
  it('is handed over each minute, if there is any', async () => {
    await minute(batch(1))
    await minute()
    await minute(batch(2))
    deepEqual(written, [batch(1), batch(2)])
    deepEqual(reported, [])
  })
  it('is handed over at the end', async () => {
    left.push(batch(3))
    await handing[Symbol.asyncDispose]()
    deepEqual(written, [batch(3)])
  })
  it('waits while it cannot be written, without its requests, and comes before what is younger', async () => {
    isAway = true
    await minute(batch(1))
    await minute(batch(2))
    equal(reported.length, 2)
    deepEqual(reported[0]?.lost, 0)
    isAway = false
    await minute(batch(3))
    deepEqual(written, [{ ...batch(1), requests: [] }, { ...batch(2), requests: [] }, batch(3)])
  })
  it('waits for ten minutes, and what is lost is told', async () => {
    isAway = true
    for (let i = 1; i <= 12; i += 1) await minute(batch(i))
    deepEqual(
      reported.map(({ lost }) => lost),
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2],
    )
    isAway = false
    await minute()
    deepEqual(
      written.map(({ counts }) => counts[0]?.status2xx),
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    )
  })
  it('says how much there was no room for', async () => {
    await minute({ ...batch(1), uncounted: 7 })
    deepEqual(reported, [{ lost: 7, error: null }])
    equal(written.length, 1)
  })
})
