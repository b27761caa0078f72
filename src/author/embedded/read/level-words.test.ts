import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { splitWords } from '../../../lexicon/phrase.ts'
import { withoutSteps } from './level-words.ts'

const lexicon = loadLexicon()
const left = (text: string): string =>
  withoutSteps(
    splitWords(text).map((raw) => ({ raw, lower: raw.toLowerCase() })),
    lexicon,
  )
    .map(({ lower }) => lower)
    .join(' ')

describe('what counts a level goes', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['wifi with 2 bars', 'wifi 2'],
    ['signal bars, two of four', 'signal bars two'],
    ['wifi, one bar of three', 'wifi one'],
    ['signal 3 out of 4 bars', 'signal 3'],
    ['speaker with two sound waves', 'volume two'],
    ['wifi with a weak signal', 'wifi with a weak'],
    ['low battery, one bar left', 'low battery one'],
    // Of five there is no signal, and a power bank is no battery by half its name.
    ['signal bars, two of five', 'signal bars two of five'],
    ['power bank', 'power bank'],
    ['two waves', 'two waves'],
  ]
  for (const [text, rest] of cases) test(text, () => assert.equal(left(text), rest))
})
