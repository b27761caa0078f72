import assert from 'node:assert/strict'
import { it } from 'node:test'
import { hashOfForms } from '../scripts/letter-shapes-of.ts'
import { readLetterShapes } from '../src/lexicon/silhouettes.ts'

it('the shapes of letters are made of their forms as they are', () => {
  const shapes = readLetterShapes()
  assert.equal(shapes.madeOf, hashOfForms(), 'make them anew: node scripts/run.mjs scripts/write-letter-shapes.ts')
  for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
    assert.ok(shapes.glyphs.includes(character), `no shape of ${character}`)
})
