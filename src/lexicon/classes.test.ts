import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readClasses } from './classes.ts'
import { loadLexicon } from './load.ts'
import { readFileSync } from 'node:fs'

describe('classes of things', () => {
  const classOf = readClasses()

  it('are found by a word, by its plural, and by the noun of a phrase', () => {
    deepEqual(classOf('penguin'), { glyph: 'bird', name: 'birds' })
    deepEqual(classOf('violins'), { glyph: 'music', name: 'musical instruments' })
    equal(classOf('purple wombat')?.glyph, 'paw')
    equal(classOf('qwertz'), null)
  })

  it('give each of their words', () => {
    const text = readFileSync(new URL('classes.tsv', import.meta.url), 'utf8')
    const rows = text.split('\n').filter((line) => line.includes('\t|'))
    for (const row of rows) {
      const [glyph, name, words = ''] = row.split('\t')
      for (const word of words.split('|').filter((one) => one !== '')) deepEqual(classOf(word), { glyph, name }, word)
    }
    for (const word of ['', 'a', '|', 'zzz']) equal(classOf(word), null, word)
  })

  it('have glyphs for their pictures', () => {
    const { glyphs } = loadLexicon()
    const table = readFileSync(new URL('wordnet-classes.txt', import.meta.url), 'utf8')
    const pictures = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    for (const line of pictures) ok(glyphs.has(line.split(' | ')[0] ?? ''), line)
  })
})
