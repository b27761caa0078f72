import { deepEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Brief } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import type { Workers } from '../platform/workers.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import { cachedStudio } from './cached-studio.ts'
import { pooledStudio } from './pooled-studio.ts'
import { reportingStudio } from './reporting-studio.ts'
import { sharedStudio } from './shared-studio.ts'

const BRIEF: Brief = { concept: 'cloud', prompt: null, cut: HOUSE_CUT, count: 1 }

describe('the studios before the threads', () => {
  it('pass on who waits, whether they still do, and how urgent it is', async () => {
    const asked: unknown[] = []
    const workers: Workers = {
      run: async <Result>(name: string, _task: unknown, options: Parameters<Workers['run']>[2] = {}) => {
        if (name === 'draw') asked.push([typeof options.onEvent, options.signal?.aborted, options.urgency?.priority])
        return (name === 'draw' ? { concept: 'cloud', items: [] } : { isDeterministic: true, revision: 'r' }) as Result
      },
      [Symbol.asyncDispose]: async () => undefined,
    }
    const reporting = reportingStudio(await pooledStudio(workers), () => undefined)
    const all = cachedStudio(sharedStudio(reporting), 1024)
    const { signal } = new AbortController()
    await all.draw(BRIEF, () => undefined, signal, createUrgency('high'))
    deepEqual(asked, [['function', false, 'high']])
  })
})
