import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { detailOf } from '../scripts/levels-of.ts'
import { parse } from '../src/drawing/language/parse.ts'
import { digestOf, levelsOf, readLevels } from '../src/lexicon/levels.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { readGlyphs } from '../src/lexicon/read-glyphs.ts'

const ANEW = 'find them anew: node scripts/run.mjs scripts/write-levels.ts'

const files = readGlyphs(GLYPHS_FOLDER)
const levels = readLevels(GLYPHS_FOLDER)

describe('the levels of the glyphs', () => {
  it('were found for the glyphs as they are', () => {
    const old = files.filter(({ program: { name }, text }) => levels(name)?.digest !== digestOf(text))
    assert.deepEqual(
      old.map(({ path }) => path),
      [],
      ANEW,
    )
  })

  // All of them take some minutes.
  for (const name of ['clock', 'rocket', 'battery'])
    it(`are what is found for ${name} today`, () => {
      const { program, text } = files.find((file) => file.program.name === name) ?? assert.fail(`no glyph ${name}`)
      const found = detailOf(program, () => null)
      assert.notEqual(found.length, 0)
      assert.deepEqual(levelsOf(name, text, levels), found, `${ANEW} --all`)
    })

  it('are less where the checker does not pass what the lanes of a cut promise', () => {
    const frames = parse('icon frames\nkeyline square\nbox 3,3 18x18\nbox 4.5,4.5 15x15 line @5+\n').program
    const atFine = detailOf(frames, () => null).filter(({ size, stroke }) => size === 16 && stroke === 1)
    assert.deepEqual(
      atFine.map(({ lanes }) => lanes < 5),
      [true],
    )
  })
})
