import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textTable } from './text-table.ts'

test('a text is found in every row that has it, in order', () => {
  const rowsWith = textTable([['bell', 'ball'], [], ['b', 'bell', '', 'bell'], ['bell tower']])
  assert.deepEqual(rowsWith('bell'), [0, 2, 2])
  assert.deepEqual(rowsWith('ball'), [0])
  assert.deepEqual(rowsWith(''), [2])
  assert.deepEqual(rowsWith('bell tower'), [3])
})

test('what shares length and letters with another is told from it', () => {
  const rowsWith = textTable([['abcde'], ['aXcYe']])
  assert.deepEqual(rowsWith('aXcYe'), [1])
  assert.deepEqual(rowsWith('aZcZe'), [])
})

test('an empty table has nothing', () => assert.deepEqual(textTable([])('bell'), []))
