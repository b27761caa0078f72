import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordTable } from './word-table.ts'

test('a word is found wherever it stands, and no part of one', () => {
  const has = wordTable('bell pepper bell 75% Übung 飞机 x')
  const words = ['bell', 'pepper', '75%', 'Übung', '飞机', 'x']
  assert.deepEqual(words.filter(has), words)
  assert.deepEqual(['be', 'ell', 'peppers', 'bell pepper', 'Bell', '', ' '].filter(has), [])
  assert.equal(wordTable('')('x'), false)
})
