import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { requestWords } from './request-words.ts'

const lexicon = loadLexicon()

function read(request: string): string {
  return requestWords(request, lexicon)
    .words.map(({ lower }) => lower)
    .join(' ')
}

test('more of a thing than one, which nobody counts, is three of it or two', () => {
  assert.equal(read('a bunch of keys'), 'three keys')
  assert.equal(read('several houses'), 'three houses')
  assert.equal(read('a group of chairs'), 'three chairs')
  assert.equal(read('multiple calendars'), 'two calendars')
  assert.equal(read('a couple of arrows'), 'two arrows')
})

test('where one glyph shows several of it nothing is left of the word', () => {
  assert.equal(read('several files'), 'files')
  assert.equal(read('many users'), 'users')
  assert.equal(read('a bunch of grapes'), 'grapes')
  assert.equal(read('a stack of files'), 'files')
})

test('what is drawn one behind the other are two of it, and what is drawn in a pile says how it stands', () => {
  assert.equal(read('several windows'), 'two windows')
  assert.equal(read('a stack of envelopes'), 'two envelopes')
  assert.equal(read('a pile of coins'), 'in stack coins')
  assert.equal(read('a flock of sheep'), 'three sheep')
})

test('before anything else such a word says something else', () => {
  assert.equal(read('multiple choice'), 'multiple choice')
  assert.equal(read('some text'), 'some text')
  assert.equal(read('a lot of money'), 'money')
  assert.equal(read('a bunch of three keys'), 'three keys')
})
