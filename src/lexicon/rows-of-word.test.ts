import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { rowsOfWord } from './rows-of-word.ts'

const TEXT = '# By word.\na x: 1\na b: 2\nab x: 3\nb z: 4\nb y: 5\nb x: 6\nz x: 7\n'

test('the rows of a word are found in their order, wherever they stand', () => {
  const found = ['a', 'ab', 'b', 'z'].map((word) => rowsOfWord(TEXT, word, ' '))
  assert.deepEqual(found, [['x: 1', 'b: 2'], ['x: 3'], ['z: 4', 'y: 5', 'x: 6'], ['x: 7']])
})

test('of other words there are none', () => {
  for (const word of ['', '#', 'aa', 'c', 'zz', 'B']) assert.deepEqual(rowsOfWord(TEXT, word, ' '), [], word)
  assert.deepEqual(rowsOfWord('', 'a', ' '), [])
  assert.deepEqual(rowsOfWord('# nothing\n', 'a', ' '), [])
})

test('tables that are looked into are sorted by their words', () => {
  for (const [file, separator] of [
    ['grammar/senses.txt', ' > '],
    ['twins.txt', ' '],
  ] as const) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    const words = text
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.slice(0, line.indexOf(separator)))
    assert.deepEqual(words, words.toSorted(), file)
    for (const word of new Set(words))
      assert.equal(rowsOfWord(text, word, separator).length, words.filter((one) => one === word).length, word)
  }
})
