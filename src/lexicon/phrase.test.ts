import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseKey, singularsOf, splitWords, wordsOf } from './phrase.ts'

test('words are cut out of any text', () => {
  assert.deepEqual(wordsOf("A user's Café, 75% wi-fi!"), ['a', 'user', 'cafe', '75%', 'wi', 'fi', '!'])
  assert.deepEqual(splitWords('letter B'), ['letter', 'B'])
  assert.deepEqual(wordsOf('🎉 猫 й'), ['猫', 'й'])
  assert.deepEqual(wordsOf(''), [])
})

test('a phrase has one key', () => {
  assert.equal(phraseKey('Table-of-Contents'), phraseKey('the table contents'))
  assert.equal(phraseKey('a'), 'a')
})

test('plurals lead to singulars', () => {
  const cases = [
    ['mice', 'mouse'],
    ['boxes', 'box'],
    ['batteries', 'battery'],
    ['knives', 'knife'],
    ['users', 'user'],
    ['leaves', 'leaf'],
    ['cacti', 'cactus'],
  ] as const
  for (const [plural, singular] of cases)
    assert.ok(singularsOf(plural).includes(singular), `${plural} → ${singularsOf(plural).join()}`)
  assert.deepEqual(singularsOf('glass'), [])
  assert.deepEqual(singularsOf('bus'), [])
})
