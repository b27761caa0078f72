import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { requestWords } from './request-words.ts'
import { standingIn } from './rows-of.ts'

const lexicon = loadLexicon()
const read = (text: string): string[] => requestWords(text, lexicon).words.map(({ lower }) => lower)

describe('measures of several', () => {
  const CASES: readonly (readonly [string, readonly string[]])[] = [
    ['a row of four dots', ['in row', 'four', 'dots']],
    ['line of small houses', ['in row', 'small', 'houses']],
    ['a column of 3 squares', ['in column', '3', 'squares']],
    ['a ring of stars', ['ring of', 'stars']],
    ['a group of seven people', ['in group', 'seven', 'people']],
    // few are counted, and one thing makes no row
    ['a group of two people', ['two', 'people']],
    ['a group of three dogs', ['three', 'dogs']],
    ['a group of three people', ['group', 'three', 'people']],
    ['a line of text', ['line', 'text']],
    ['a ring of gold', ['ring', 'gold']],
    ['a grid of four squares', ['grid', 'four', 'squares']],
  ]
  for (const [text, expected] of CASES) it(`"${text}"`, () => assert.deepEqual(read(text), expected))
})

it('says which way several stand', () => {
  const { grammar } = lexicon
  assert.deepEqual(
    ['row of', 'in line', 'Column of', 'above each other', 'in group', 'row'].map((text) => standingIn(text, grammar)),
    ['row', 'row', 'column', 'column', null, null],
  )
})
