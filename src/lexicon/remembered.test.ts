import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryOf, remembered } from './remembered.ts'

test('an answer is made once, until there are too many; that of a long text each time', () => {
  const asked: string[] = []
  const answer = remembered((text) => asked.push(text) > 0, 2)
  for (const text of ['a', 'b', 'a', 'b', 'c', 'a']) answer(text)
  assert.deepEqual(asked, ['a', 'b', 'c', 'a'])
  const long = 'x'.repeat(41)
  for (const text of [long, long]) answer(text)
  assert.deepEqual(asked.slice(4), [long, long])
})

test('what was made for a key is kept until there are too many', () => {
  const made: string[] = []
  const recall = memoryOf<string>(2)
  const ask = (key: string): string =>
    recall(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  assert.deepEqual(['a', 'b', 'a', 'c', 'a'].map(ask), ['A', 'B', 'A', 'C', 'A'])
  assert.deepEqual(made, ['a', 'b', 'c', 'a'])
})
