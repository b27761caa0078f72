import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { lineOf } from './sorted-lines.ts'

test('a line is found by what it begins with', () => {
  const text = '# A remark.\nant\nant hill\t3\nbee\t4\nzebra\t5\n'
  assert.equal(lineOf(text, 'ant'), 'ant')
  assert.equal(lineOf(text, 'ant hill'), 'ant hill\t3')
  assert.equal(lineOf(text, 'zebra'), 'zebra\t5')
  assert.equal(lineOf(text.trim(), 'zebra'), 'zebra\t5')
})

test('of a key that begins no line nothing is found', () => {
  for (const key of ['', 'a', 'an', 'ants', 'bee\t', 'zz', 'an remark'])
    assert.equal(lineOf('ant\nbee\t4\n', key), null)
  assert.equal(lineOf('', 'ant'), null)
})

for (const file of ['no-slips.txt', 'compounds.txt', 'word-pictures.tsv', 'grammar/hardly-told-beside.tsv'])
  test(`every line of ${file} is found: it is sorted`, () => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    assert.deepEqual(
      lines.filter((line) => lineOf(text, line.split('\t')[0] ?? '') !== line),
      [],
    )
  })
