import { deepEqual, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import type { Author, Brief, Draft } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { attempt } from './attempt.ts'
import { createStudio } from './draw.ts'
import type { DrawEvent } from './drawn.ts'
import { studioWork } from './studio-work.ts'

const BRIEF: Brief = { concept: 'x', prompt: null, images: [], cut: HOUSE_CUT, count: 1 }
/** Nothing that it proposes can be read, so that all attempts are made. */
const HOPELESS: Author = {
  concept: () => 'hopeless',
  isDeterministic: true,
  revision: null,
  *propose(): Generator<Draft, null> {
    for (const idea of [1, 2, 3, 4]) yield { program: 'no', intent: `Try ${idea}.`, findings: [], idea: `${idea}` }
    return null
  },
}

test('a draw in a thread ends at the next step when nobody waits for it', async () => {
  const { draw } = studioWork(createStudio({ author: HOPELESS, judge: attempt, revision: 'test' }))
  const heard: string[] = []
  const emit = (event: unknown): unknown => heard.push((event as DrawEvent).kind)
  const run = draw(BRIEF, { emit, isCancelled: () => heard.length === 2 })
  await rejects(run, { name: 'AbortError' })
  deepEqual(heard, ['intent', 'program'])
})
