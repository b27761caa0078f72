import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { indexOfNeeds, NEEDS_INDEX, phraseBookOf, readPhraseBook } from './phrase-book.ts'
import { phraseKey } from './phrase.ts'

const book = readPhraseBook()
const needs = book.all()

test('the index of the phrase book is that of its rows as they are: run scripts/write-words.ts', () => {
  assert.ok(readFileSync(NEEDS_INDEX, 'utf8') === indexOfNeeds(needs))
})

test('by the index every row is found, those of a need in the order of their books', () => {
  assert.ok(needs.length > 50_000)
  const whole = phraseBookOf(needs)
  for (const key of new Set(needs.map(({ words }) => phraseKey(words))))
    assert.deepEqual(book.called(key), whole.called(key), key)
})

test('of what is no need, and of a book that nobody has written, there are no rows', () => {
  for (const none of ['', '#', 'qqqq', '# in which books']) assert.deepEqual(book.called(none), [], none)
  assert.deepEqual(book.ofBook('no-such-book'), [])
})
