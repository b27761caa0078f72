import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Draft } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { attempt } from './attempt.ts'
import { createStudio } from './draw.ts'

const GOOD = 'icon good\nkeyline circle\ncircle 12,12 10\n'
/** Two strokes that nearly touch: clear space fails. */
const CROWDED = 'icon crowded\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\n'
const WORSE = `${CROWDED.replace('crowded', 'worse')}line 8,4 8,20\nline 10.5,3 10.5,20\nline 13,4 13,20\n`

function draft(program: string, departure?: number): Draft {
  const intent = /icon (\S+)/.exec(program)?.[1] ?? ''
  return { program, intent, findings: [], idea: 'scripted', ...(departure === undefined ? {} : { departure }) }
}

/** Which of the drafts an item shows. */
async function keptOf(...drafts: readonly Draft[]): Promise<string | undefined> {
  const propose = function* (): Generator<Draft, null> {
    yield* drafts
    return null
  }
  const author = { propose, concept: () => 'scripted', isDeterministic: true, revision: 'script' }
  const studio = createStudio({ author, judge: attempt, revision: 'test' })
  const { items } = await studio.draw({ prompt: 'x', concept: null, images: [], cut: HOUSE_CUT, count: 1 })
  return items[0]?.intent
}

test('of drafts with errors the one nearest to what was asked is kept, though it may have more of them', async () => {
  equal(await keptOf(draft(CROWDED, 9), draft(WORSE)), 'worse')
  equal(await keptOf(draft(WORSE), draft(CROWDED, 9)), 'worse')
})

test('a small departure weighs less than an error', async () => {
  equal(await keptOf(draft(WORSE), draft(CROWDED, 0.1)), 'crowded')
})

test('a draft without errors is kept, however far it departs', async () => {
  equal(await keptOf(draft(WORSE), draft(GOOD, 99)), 'good')
})
