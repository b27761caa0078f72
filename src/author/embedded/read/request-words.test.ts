import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sampleLexicon } from '../../../lexicon/sample-lexicon.ts'
import { readSigns } from '../../../lexicon/grammar.ts'
import { readHint, signsOf, unknownSigns } from './request-words.ts'

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

const signs = readSigns()

test('one sign or letter asks for itself', () => {
  assert.deepEqual(
    ['+', ' ? ', 'a', 'Q', 'x', '7'].map((text) => signsOf(text, signs)),
    ['plus', 'question', 'letter A', 'letter Q', 'x', '7'],
  )
})

test('emoji become words, and what only changes their look goes', () => {
  assert.equal(signsOf('\u2601\uFE0F with \u26A1', signs).replace(/\s+/g, ' ').trim(), 'cloud with bolt')
  assert.equal(signsOf('\u2764\uFE0F', signs).trim(), 'heart')
  assert.equal(signsOf('a cup of tea', signs), 'a cup of tea')
})

test('an emoji without words is named', () => {
  assert.deepEqual(unknownSigns('a cloud with a \u{1F984}', signs), ['\u{1F984}'])
  assert.deepEqual(unknownSigns('\u2764\uFE0F', signs), [])
})
