import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { GLYPHS_FOLDER, indexFolder, makeWordIndex } from './load.ts'
import { glyphNames } from './read-glyphs.ts'
import { sortedText } from './sorted-lines.ts'
import { INDEX_FILES, indexFiles, readWordIndex, wordIndexOf } from './read-word-index.ts'

const folder = indexFolder(GLYPHS_FOLDER)
const made = makeWordIndex()
const names = glyphNames(GLYPHS_FOLDER).map(({ name }) => name)

test('the index is that of the tables and glyphs as they are: run scripts/write-words.ts', () => {
  const files = indexFiles(made, names)
  for (const name of ['phrases', 'glyphs', 'words'] as const)
    assert.ok(readFileSync(join(folder, INDEX_FILES[name]), 'utf8') === files[name], INDEX_FILES[name])
})

test('what is read of a phrase is what was found', () => {
  const read = readWordIndex(folder)
  assert.ok(made.phrases().length > 10_000)
  for (const phrase of made.phrases()) assert.deepEqual(read.rowOf(phrase), made.rowOf(phrase), phrase)
  assert.deepEqual(read.phrases().toSorted(), made.phrases().toSorted())
  for (const name of names) assert.deepEqual(read.phrasesOf(name), made.phrasesOf(name), name)
  assert.deepEqual(read.words(), made.words())
  assert.equal(read.longest, made.longest)
  for (const word of made.words()) assert.ok(read.isWord(word), word)
})

test('of other phrases, words and glyphs nothing is known', () => {
  const read = readWordIndex(folder)
  for (const none of ['', ' ', '\t', '#', `# ${read.longest}`, '# longest', 'qqqq', 'cloud\t', 'clou']) {
    assert.equal(read.rowOf(none), null, none)
    assert.equal(made.rowOf(none), null, none)
    assert.ok(!read.isWord(none), none)
  }
  assert.deepEqual(read.phrasesOf('no-such-glyph'), [])
})

test('the row that signs are sorted before is no phrase', () => {
  const row = { glyph: 'plus', claims: ['plus', 'file'], isStretched: true, isUndrawn: false, request: null }
  const index = {
    phrases: () => ['zoo', '!', '%'],
    rowOf: () => row,
    phrasesOf: () => ['one more'],
    words: () => ['zoo', 'more'],
    isWord: () => true,
    longest: 4,
  }
  const files = indexFiles(index, ['plus'])
  const read = wordIndexOf({
    phrases: sortedText(files.phrases),
    glyphs: sortedText(files.glyphs),
    words: sortedText(files.words),
  })
  for (const phrase of ['!', '%', 'zoo']) assert.deepEqual(read.rowOf(phrase), row)
  assert.deepEqual(read.phrases(), ['!', '%', 'zoo'])
  assert.equal(read.longest, 4)
  assert.deepEqual(read.phrasesOf('plus'), ['one more'])
})
