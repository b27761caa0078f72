import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sampleLexicon } from '../../../lexicon/sample-lexicon.ts'
import { readHint } from './hints.ts'

describe('readHint', () => {
  const cases: readonly (readonly [string, string, string | null])[] = [
    ['smile (the animal)', '', 'smile (animal)'],
    ['a red smile, the flying bird', 'a red', 'smile (bird)'],
    ['a wombat (animal)', 'a', 'wombat (animal)'],
    ['a wombat the animal', 'a wombat the animal', null],
    ['starfish', 'starfish', null],
    ['cloud (the animal) with a star', 'cloud with a star', null],
    ['cloud (dark)', 'cloud (dark)', null],
  ]
  for (const [text, read, lost] of cases)
    test(`"${text}"`, () => {
      assert.deepEqual(readHint(text, sampleLexicon()), { text: read, lost })
    })
})
