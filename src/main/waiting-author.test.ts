import { deepEqual, equal, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Author, Brief, Draft, Verdict } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { createWorkers } from '../platform/create-workers.ts'
import { attempt } from '../studio/attempt.ts'
import { createStudio } from '../studio/draw.ts'
import type { Studio } from '../studio/draw.ts'
import { pooledJudge } from '../studio/pooled-judge.ts'
import { pooledStudio } from '../studio/pooled-studio.ts'

const PROMPTS = ['cloud', 'bell', 'heart', 'star', 'user', 'lock', 'file', 'house']
const CROWDED = 'icon crowded\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\n'
const GOOD = 'icon good\nkeyline circle\ncircle 12,12 10\n'
const MANY = 64

function draft(program: string): Draft {
  return { program, intent: 'A circle.', findings: [], idea: 'scripted' }
}

/** Judges drafts that an author on this thread proposes, on the threads of the service's own file. */
describe('an author that waits', () => {
  const limits = { mostWaiting: 500, timeoutMs: 10_000 }
  const workers = createWorkers({
    file: new URL('worker.ts', import.meta.url),
    threads: 1,
    reserved: 0,
    niceness: 0,
    limits: { high: limits, normal: limits, low: limits },
    lingerMs: 0,
    heapMib: 512,
    closingMs: 1000,
    now: () => performance.now(),
  })
  const gate = Promise.withResolvers<void>()
  let asked = 0
  let embedded: Studio
  let waiting: Studio
  const patient: Author = {
    concept: () => 'patient',
    isDeterministic: false,
    revision: 'patient',
    async *propose(): AsyncGenerator<Draft, null, Verdict> {
      asked += 1
      await gate.promise
      const { findings } = yield draft(CROWDED)
      if (findings.some(({ severity }) => severity === 'error')) yield draft(GOOD)
      return null
    },
  }
  before(async () => {
    await workers.ready()
    embedded = await pooledStudio(workers)
    waiting = createStudio({ author: patient, judge: pooledJudge(workers), revision: 'test' })
  })
  after(async () => workers[Symbol.asyncDispose]())

  const brief = (prompt: string): Brief => ({ concept: null, prompt, images: [], cut: HOUSE_CUT, count: 1 })

  it('holds no thread: as many embedded draws as wait for it pass through the only one meanwhile', async () => {
    let finished = 0
    const draws = Array.from({ length: MANY }, async () => {
      const drawn = await waiting.draw(brief('a circle'))
      finished += 1
      return drawn
    })
    equal(asked, MANY)
    const others = await Promise.all(
      Array.from({ length: MANY }, (_, index) => embedded.draw(brief(PROMPTS[index % PROMPTS.length] ?? ''))),
    )
    equal(others.filter(({ items }) => items[0]?.status === 'checked').length, MANY)
    deepEqual([finished, workers.figures().running], [0, 0])
    gate.resolve()
    const drawn = await Promise.all(draws)
    deepEqual(
      new Set(drawn.map(({ items }) => `${items[0]?.status} ${items[0]?.attempts} ${items[0]?.program}`)),
      new Set([`checked 2 ${GOOD}`]),
    )
  })

  it('is judged as drafts are that never leave a thread', async () => {
    const here = createStudio({ author: patient, judge: attempt, revision: 'test' })
    const one = brief('a circle')
    deepEqual(await waiting.draw(one), await here.draw(one))
  })

  it('has an attempt dropped that waits for a thread when its caller leaves', async () => {
    const leaving = new AbortController()
    const others = PROMPTS.map(async (prompt) => embedded.draw(brief(prompt)))
    const drawing = waiting.draw(
      brief('a circle'),
      ({ kind }) => kind === 'program' && leaving.abort(new Error('gone')),
      leaving.signal,
    )
    await rejects(drawing, { message: 'gone' })
    equal((await Promise.all(others)).length, PROMPTS.length)
  })
})
