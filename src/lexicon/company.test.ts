import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companyFolder } from './company.ts'
import { GLYPHS_FOLDER, loadLexicon } from './load.ts'
import { glyphNames } from './read-glyphs.ts'

test('every form for company is one of a glyph, after which it is called', () => {
  const lexicon = loadLexicon()
  for (const { name } of glyphNames(companyFolder(GLYPHS_FOLDER))) {
    const glyph = name.replace(/-\d$/, '')
    assert.ok(lexicon.glyphs.has(glyph), name)
    assert.ok(
      lexicon.companyOf(glyph).every((form) => form.name === glyph),
      name,
    )
  }
})

test('forms come in the order of their numbers, the one without first', () => {
  const [first, second] = loadLexicon().companyOf('truck')
  assert.notEqual(first?.inner ?? null, null)
  assert.equal(second?.inner ?? null, null)
})

test('most glyphs have none', () => {
  assert.deepEqual(loadLexicon().companyOf('file'), [])
})
