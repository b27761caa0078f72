import { deepEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Author, Brief, Draft } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { sampleRaster } from '../../tests/sample-raster.ts'
import type { Workers } from '../platform/workers.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import { attempt } from './attempt.ts'
import { cachedStudio } from './cached-studio.ts'
import { createStudio } from './draw.ts'
import type { Studio } from './draw.ts'
import type { Crash } from './drawn.ts'
import { pooledJudge } from './pooled-judge.ts'
import { pooledStudio } from './pooled-studio.ts'
import { reportingStudio } from './reporting-studio.ts'
import { sharedStudio } from './shared-studio.ts'

const BRIEF: Brief = { concept: 'cloud', prompt: null, images: [], cut: HOUSE_CUT, count: 1 }
const DRAFT: Draft = { program: 'icon cloud\n', intent: 'A cloud.', findings: [], idea: 'glyph' }
const ITEM = { index: 0, svg: '', status: 'draft', attempts: 1, intent: '', program: '', findings: [] } as const

/** Threads that do nothing, and whose work they were asked to do. */
function recordingWorkers(): { readonly asked: string[]; readonly workers: Workers } {
  const asked: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    traits: { revision: 'r', isDeterministic: true },
    draw: { concept: 'cloud', items: [ITEM], usage: null },
    attempt: { draft: DRAFT, svg: '<svg/>', findings: [], drawingErrors: 0, crash: null },
  }
  const workers: Workers = {
    run: async <Result>(name: string, _task: unknown, options: Parameters<Workers['run']>[2] = {}) => {
      asked.push(`${name} ${options.signal?.aborted} ${options.urgency?.priority}`)
      if (name === 'draw') options.onEvent?.({ kind: 'item', item: ITEM })
      return answers[name] as Result
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
  return { asked, workers }
}

/** Another icon each time. */
function moodyAuthor(): Author & { asked: number } {
  const author = {
    asked: 0,
    concept: () => 'cloud',
    isDeterministic: false,
    revision: 'a model',
    *propose(): Generator<Draft, null> {
      author.asked += 1
      yield { ...DRAFT, program: `icon cloud\ncircle 12,12 ${5 + author.asked}\n` }
      return null
    },
  }
  return author
}

describe('the studios before the threads', () => {
  it('pass on who waits, whether they still do, and how urgent it is', async () => {
    const { asked, workers } = recordingWorkers()
    const reporting = reportingStudio(await pooledStudio(workers), () => undefined)
    const all = cachedStudio(sharedStudio(reporting), 1024)
    const { signal } = new AbortController()
    const kinds: string[] = []
    await all.draw(BRIEF, ({ kind }) => kinds.push(kind), signal, createUrgency('high'))
    deepEqual(kinds, ['item'])
    deepEqual(asked, ['traits undefined undefined', 'draw false high'])
  })

  it('have pictures drawn by threads of their own, and their words by others', async () => {
    const words = recordingWorkers()
    const pictures = recordingWorkers()
    const studio = await pooledStudio(words.workers, pictures.workers)
    await studio.draw({ ...BRIEF, images: [sampleRaster()] })
    deepEqual([words.asked.slice(1), pictures.asked], [[], ['draw undefined undefined']])
    await studio.draw(BRIEF)
    deepEqual([words.asked.slice(1), pictures.asked.length], [['draw undefined undefined'], 1])
  })

  it('report each crash of the engine once, however often its drawing is given, and hand none out', async () => {
    const crash = { program: 'icon bad', cut: HOUSE_CUT, trace: 'Error: no corner' }
    const crashed: Studio = {
      revision: 'r',
      isDeterministic: true,
      concept: () => 'cloud',
      draw: async () => ({ concept: 'cloud', items: [ITEM], usage: null, crashes: [crash] }),
    }
    const reported: Crash[] = []
    const all = cachedStudio(sharedStudio(reportingStudio(crashed, (one) => reported.push(one))), 100_000)
    const drawn = [...(await Promise.all([all.draw(BRIEF), all.draw(BRIEF)])), await all.draw(BRIEF)]
    for (const one of drawn) deepEqual(one, { concept: 'cloud', items: [ITEM], usage: null })
    deepEqual(reported, [crash])
  })

  it('ask an author anew each time that need not propose the same again', async () => {
    const author = moodyAuthor()
    const studio = reportingStudio(createStudio({ author, judge: attempt, revision: 'r' }), () => undefined)
    const all = cachedStudio(sharedStudio(studio), 100_000)
    const atOnce = await Promise.all([all.draw(BRIEF), all.draw(BRIEF)])
    const drawn = [...atOnce, await all.draw(BRIEF)]
    deepEqual([author.asked, new Set(drawn.map(({ items }) => items[0]?.svg)).size], [3, 3])
  })

  it('pass on for whom a single attempt is made', async () => {
    const { asked, workers } = recordingWorkers()
    const studio = createStudio({ author: moodyAuthor(), judge: pooledJudge(workers), revision: 'r' })
    await studio.draw(BRIEF, undefined, new AbortController().signal, createUrgency('high'))
    deepEqual(asked, ['attempt false high'])
  })
})
