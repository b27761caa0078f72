import { deepEqual } from 'node:assert/strict'
import { constants, getPriority } from 'node:os'
import { describe, it } from 'node:test'
import { createWorkers } from '../create-workers.ts'
import type { WorkersSettings } from '../create-workers.ts'
import { createUrgency } from './urgency.ts'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
const LIMITS = { mostWaiting: 10, timeoutMs: 60_000 }
const skip = process.platform === 'linux' ? false : 'only Linux tells threads apart'

describe('threads leave the processor', { skip }, () => {
  const own = getPriority(0)

  it('to all others when nobody waits for their work', async () => {
    deepEqual(await nicenessOf({}), [own, own, PRIORITY_LOW])
  })

  it('to those that are kept for urgent work', async () => {
    deepEqual(await nicenessOf({ reserved: 1 }), [own, PRIORITY_BELOW_NORMAL, PRIORITY_LOW])
  })

  it('to those of other pools', async () => {
    deepEqual(await nicenessOf({ reserved: 1, niceness: 12 }), [12, 12, PRIORITY_LOW])
    deepEqual(await nicenessOf({ niceness: 12 }), [12, 12, PRIORITY_LOW])
  })
})

/** How far the threads that do urgent, ordinary and other work stand back. */
async function nicenessOf(settings: Partial<WorkersSettings>): Promise<number[]> {
  await using workers = createWorkers({
    file: new URL('../../../tests/sample-work.ts', import.meta.url),
    threads: 1,
    reserved: 0,
    niceness: 0,
    limits: { high: LIMITS, normal: LIMITS, low: LIMITS },
    lingerMs: 60_000,
    heapMib: 128,
    closingMs: 60_000,
    now: () => performance.now(),
    ...settings,
  })
  await workers.ready()
  const niceness = async (priority: 'high' | 'normal' | 'low'): Promise<number> =>
    workers.run('niceness', null, { urgency: createUrgency(priority) })
  return await Promise.all([niceness('high'), niceness('normal'), niceness('low')])
}
