import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSigns } from '../../lexicon/grammar.ts'
import { signsOf, unknownSigns } from './signs-of.ts'

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
