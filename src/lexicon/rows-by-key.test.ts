import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseKey } from './phrase.ts'
import type { Row } from './rows-by-key.ts'
import { rowsByKey } from './rows-by-key.ts'

test('a row is found by the key of its first cell, however it is written', () => {
  const rows = [
    '3d print',
    'The Parcel',
    'an order',
    'of',
    'tv',
    'x-ray',
    'Été',
    "user's name",
    'the',
    'a',
    'go of the',
    '飞机',
  ]
  const text = `# remark\n\n${rows.map((row) => `${row}\tpicture\n`).join('')}`
  const rowsOf = (key: string): Row[] => rowsByKey(text, key)
  for (const row of rows)
    assert.deepEqual(
      rowsOf(phraseKey(row)).map(({ line }) => line),
      [`${row}\tpicture`],
      row,
    )
  for (const key of ['', 'parce', 'remark', '3d', 'picture', 'order an']) assert.deepEqual(rowsOf(key), [], key)
})

test('rows of one key are found in their order, wherever they stand', () => {
  assert.deepEqual(rowsByKey('\nThe bell\ttwo\nbells\t\nBell', 'bell'), [
    { start: 1, line: 'The bell\ttwo' },
    { start: 21, line: 'Bell' },
  ])
})
