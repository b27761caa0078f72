import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { phraseKey } from './phrase.ts'
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
  const rowsOf = rowsByKey([`# remark\n\n${rows.map((row) => `${row}\tpicture\n`).join('')}`])
  for (const row of rows)
    assert.deepEqual(
      rowsOf(phraseKey(row)).map(({ line }) => line),
      [`${row}\tpicture`],
      row,
    )
  for (const key of ['', 'parce', 'remark', '3d', 'picture', 'order an']) assert.deepEqual(rowsOf(key), [], key)
})

test('rows of one key are found in the order of their files, wherever they stand there', () => {
  const rowsOf = rowsByKey(['bell\tone\n', '\nThe bell\ttwo\nbell', 'Bell\tthree'])
  assert.deepEqual(
    rowsOf('bell').map(({ file, start, line }) => [file, start, line]),
    [
      [0, 0, 'bell\tone'],
      [1, 1, 'The bell\ttwo'],
      [1, 14, 'bell'],
      [2, 0, 'Bell\tthree'],
    ],
  )
})

test('every row of the phrase book is found', () => {
  const folder = new URL('phrase-book/', import.meta.url)
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const rowsOf = rowsByKey(texts)
  const lost = texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .filter((line) => !rowsOf(phraseKey(line.split('\t')[0] ?? '')).some((row) => row.line === line))
  assert.deepEqual(lost, [])
})
