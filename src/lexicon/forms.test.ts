import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formNamed, formsFolder } from './forms.ts'
import { GLYPHS_FOLDER, loadLexicon } from './load.ts'
import { glyphNames } from './read-glyphs.ts'

for (const occasion of ['company', 'crossed-out', 'holding', 'held', 'overlapped', 'stacked', 'between'] as const)
  test(`every form of the folder ${occasion} is one of a glyph, after which it is called`, () => {
    const lexicon = loadLexicon()
    const { companyOf, crossedOutOf, holdingOf, heldOf, overlappedOf, stackedOf, betweenOf } = lexicon
    const formsOf = {
      company: companyOf,
      'crossed-out': crossedOutOf,
      holding: holdingOf,
      held: heldOf,
      overlapped: overlappedOf,
      stacked: stackedOf,
      between: betweenOf,
    }[occasion]
    const names = glyphNames(formsFolder(GLYPHS_FOLDER, occasion))
    assert.notEqual(names.length, 0)
    for (const { name } of names) {
      const { glyph } = formNamed(name)
      assert.ok(lexicon.glyphs.has(glyph), name)
      assert.ok(
        formsOf(glyph).every((form) => form.name === glyph),
        name,
      )
    }
  })

test('forms come in the order of their numbers, the one without after that of 0', () => {
  const [zeroth, first, second] = loadLexicon().companyOf('truck', 'outlined')
  assert.equal(zeroth?.inner ?? null, null)
  assert.notEqual(first?.inner ?? null, null)
  assert.equal(second?.inner ?? null, null)
})

test('a form for what is filled goes before the others there, and is drawn at no other finish', () => {
  const { companyOf } = loadLexicon()
  const outlined = companyOf('truck', 'outlined')
  const filled = companyOf('truck', 'filled')
  assert.ok(filled.length > outlined.length)
  assert.deepEqual(filled.slice(-outlined.length), outlined)
  assert.deepEqual(companyOf('truck'), filled)
})

test('most glyphs have none', () => {
  assert.deepEqual(loadLexicon().companyOf('abacus'), [])
  assert.deepEqual(loadLexicon().crossedOutOf('file'), [])
})
