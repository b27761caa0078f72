import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { sortedFile, sortedText } from './sorted-lines.ts'

test('a line is found by what it begins with', () => {
  const text = '# A remark.\nant\nant hill\t3\nbee\t4\nzebra\t5\n'
  assert.equal(sortedText(text).find('ant'), 'ant')
  assert.equal(sortedText(text).find('ant hill'), 'ant hill\t3')
  assert.equal(sortedText(text).find('zebra'), 'zebra\t5')
  assert.equal(sortedText(text.trim()).find('zebra'), 'zebra\t5')
  assert.equal(sortedText('ant 1 2\nbee 3\n', ' ').find('ant'), 'ant 1 2')
})

test('of a key that begins no line nothing is found', () => {
  for (const key of ['', 'a', 'an', 'ants', 'bee\t', 'zz', 'an remark'])
    assert.equal(sortedText('ant\nbee\t4\n').find(key), null)
  assert.equal(sortedText('').find('ant'), null)
})

test('in a file the same is found as in its text, however long its lines are', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const long = Array.from(
    { length: 900 },
    (_, at) => `${at % 3 === 0 ? 'ü' : 'b'}${at}\t${'飞é'.repeat((at * 7919) % 211)}`,
  )
  const longest = [...long, `c\t${'x'.repeat(50_000)}`, `d${'y'.repeat(9000)}`]
  for (const [name, end] of ['\n', ''].entries())
    for (const lines of [[], ['ant'], long, longest, [`c\t${'x'.repeat(9000)}`]]) {
      const path = join(folder, `${name}-${lines.length}`)
      const text = `${lines.toSorted().join('\n')}${end}`
      writeFileSync(path, text)
      const inFile = sortedFile(path)
      assert.equal(inFile.all(), text)
      const keys = lines.map((line) => line.split('\t')[0] ?? '')
      for (const key of [...keys, 'a', 'b', 'b0x', 'bz', 'ü', 'zz'])
        assert.equal(inFile.find(key), sortedText(text).find(key), key.slice(0, 20))
    }
})

const SORTED = [
  'no-slips.txt',
  'compounds.txt',
  'word-pictures.tsv',
  'wordnet.tsv',
  'grammar/hardly-told-beside.tsv',
  'index/needs.tsv',
]
for (const [file, separator] of [...SORTED.map((name) => [name, '\t'] as const), ['levels.txt', ' '] as const])
  test(`every line of ${file} is found: it is sorted`, () => {
    const { find, all } = sortedFile(fileURLToPath(new URL(file, import.meta.url)), separator)
    const lines = all()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    assert.deepEqual(
      lines.filter((line) => find(line.split(separator)[0] ?? '') !== line),
      [],
    )
  })
