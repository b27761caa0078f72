import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remembered } from './remembered.ts'

test('an answer is made once, until there are too many; that of a long text each time', () => {
  const asked: string[] = []
  const answer = remembered((text) => asked.push(text) > 0, 2)
  for (const text of ['a', 'b', 'a', 'b', 'c', 'a']) answer(text)
  assert.deepEqual(asked, ['a', 'b', 'c', 'a'])
  const long = 'x'.repeat(41)
  for (const text of [long, long]) answer(text)
  assert.deepEqual(asked.slice(4), [long, long])
})
