import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import { attempt } from '../../studio/attempt.ts'
import { createStudio } from '../../studio/draw.ts'
import type { Brief } from '../author.ts'
import { embeddedAuthor } from './embedded-author.ts'
import { meaningLine } from './meaning-line.ts'
import { createReadBrief } from './read-brief.ts'

/**
 * What each request of the corpus is read as, and what becomes of it at the house cut: one line a request. With
 * BURIN_CORPUS=write the lines are written anew: look at every line that differs before you keep it.
 */
const CORPUS = join(import.meta.dirname, '../../../corpus')

const COLUMNS = ['request', 'concept', 'parts', 'relation', 'states', 'said', 'status', 'intent'] as const

type Request = Pick<Brief, 'concept' | 'prompt'>

const rowsOf = (path: string): string[][] =>
  readFileSync(join(CORPUS, path), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
const prompts = (rows: readonly string[][]): Request[] => rows.map(([prompt = '']) => ({ concept: null, prompt }))

/** File of expected lines → the requests that it is about. */
const FILES: ReadonlyMap<string, readonly Request[]> = new Map([
  ['public.tsv', prompts(rowsOf('prompts/public.tsv').slice(1))],
  ['own.tsv', prompts(rowsOf('prompts/own.tsv').slice(1))],
  ['requests.tsv', prompts(rowsOf('briefs/requests.txt'))],
  // As programs and people word what they want of a drawing service.
  ['agents.tsv', prompts(rowsOf('briefs/agents.txt'))],
  // Words of several senses, counts, states and places: what must not be answered wrongly.
  ['told-apart.tsv', prompts(rowsOf('briefs/told-apart.txt'))],
  // Pictures that are described where nobody names them: arrows, copies, places, states, and words that explain.
  ['described.tsv', prompts(rowsOf('briefs/described.txt'))],
  // What product people need, in words that stand in no row of the phrase book.
  ['needs.tsv', prompts(rowsOf('briefs/needs.txt'))],
  // What requests are for, in front and behind; and what is no such thing, and drawn.
  ['purposes.tsv', prompts(rowsOf('briefs/purposes.txt'))],
  [
    'concept-and-prompt.tsv',
    rowsOf('briefs/concept-and-prompt.tsv')
      .slice(1)
      .map(([concept = '', prompt = '']) => ({ concept, prompt })),
  ],
])

const lexicon = loadLexicon()
const readBrief = createReadBrief(lexicon)
const studio = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'test' })

async function lineOf({ concept, prompt }: Request): Promise<string> {
  const drawn = await studio.draw({ concept, prompt, images: [], cut: HOUSE_CUT, count: 1 })
  const [item] = drawn.items
  const { parts, relation, states, said } = meaningLine(readBrief({ concept, prompt }))
  const request = concept === null ? prompt : `${concept}: ${prompt}`
  return [request, drawn.concept, parts, relation, states, said, item?.status, item?.intent].join('\t')
}

/** The lines that differ, as they were (-) and as they are (+); '' for equal ones. */
function differenceOf(expected: readonly string[], actual: readonly string[]): string {
  return Array.from({ length: Math.max(expected.length, actual.length) }, (_, at) =>
    expected[at] === actual[at] ? [] : [`  - ${expected[at] ?? ''}`, `  + ${actual[at] ?? ''}`],
  )
    .flat()
    .join('\n')
}

describe('corpus of meanings', () => {
  for (const [file, requests] of FILES) {
    it(`${file}: ${requests.length} requests are read and drawn as before`, async () => {
      const actual = [COLUMNS.join('\t')]
      for (const request of requests) actual.push(await lineOf(request))
      const path = join(CORPUS, 'meanings', file)
      if (process.env['BURIN_CORPUS'] === 'write') writeFileSync(path, `${actual.join('\n')}\n`)
      const difference = differenceOf(readFileSync(path, 'utf8').trimEnd().split(/\r?\n/), actual)
      assert.ok(difference === '', `corpus/meanings/${file} is understood differently:\n${difference}`)
    })
  }

  it('has a line for a thousand requests', () => {
    assert.ok([...FILES.values()].flat().length > 1000)
  })

  it('shows a line before and after', () => {
    assert.equal(differenceOf(['a', 'b'], ['a', 'b']), '')
    assert.equal(differenceOf(['a', 'b'], ['a', 'c', 'd']), '  - b\n  + c\n  - \n  + d')
  })
})
