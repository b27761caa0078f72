import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { glyphPrograms } from '../bench/likeness/glyph-programs.ts'
import { drawingsHash, twinsAt } from '../scripts/twins-of.ts'
import { embeddedAuthor } from '../src/author/embedded/embedded-author.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { allCuts, cutName, HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { countFindings } from '../src/drawing/model/finding.ts'
import { GLYPHS_FOLDER, loadLexicon } from '../src/lexicon/load.ts'
import { readTwins, takenFor, twinsMadeOf } from '../src/lexicon/twins.ts'
import { attempt } from '../src/studio/attempt.ts'

const ANEW = 'find them anew: node scripts/run.mjs scripts/write-twins.ts'

const programs = glyphPrograms()
const twins = readTwins(GLYPHS_FOLDER)
const author = embeddedAuthor(loadLexicon())

describe('the twins of the glyphs', () => {
  it('were found for the glyphs as they are', () => {
    assert.equal(twinsMadeOf(GLYPHS_FOLDER), drawingsHash(programs), ANEW)
  })

  // All cuts take some minutes.
  for (const cut of [
    { ...HOUSE_CUT, size: 16, stroke: 3 },
    { ...HOUSE_CUT, size: 16, stroke: 2.5, finish: 'filled' },
  ] as const)
    it(`are what is found at ${cutName(cut)} today`, () => {
      const found = twinsAt(cut, programs).map(({ glyph, twin }) => [glyph, twin] as const)
      assert.ok(found.length > 5, 'nothing is found where much falls away')
      const told = [...programs.keys()].flatMap((glyph) => {
        const twin = takenFor(glyph, cutName(cut).replace(' ', '/'), twins)
        return twin === null ? [] : [[glyph, twin] as const]
      })
      assert.deepEqual(new Map(told), new Map(found), ANEW)
    })

  it('are none at size and stroke of the house cut, where nothing has to be left out', () => {
    const house = allCuts().filter(({ size, stroke }) => size === HOUSE_CUT.size && stroke === HOUSE_CUT.stroke)
    const told = house.flatMap((cut) =>
      [...programs.keys()].filter((glyph) => takenFor(glyph, cutName(cut).replace(' ', '/'), twins) !== null),
    )
    assert.deepEqual(told, [])
  })

  for (const family of [
    ['file', 'pdf', 'file-zip', 'word-file'],
    ['smile', 'wink', 'laugh', 'meh'],
  ])
    it(`${family.join(', ')} never come out as the same picture and checked`, () => {
      const heavy = allCuts().filter(({ size, stroke }) => size === 16 && stroke >= 2)
      for (const cut of heavy) {
        const svgs = family.flatMap((glyph) => checked(glyph, cut))
        assert.equal(new Set(svgs).size, svgs.length, cutName(cut))
      }
    })
})

/** The picture of a glyph that is checked at a cut; none when it is a draft. */
function checked(concept: string, cut: Cut): string[] {
  const [draft] = author.propose({ concept, prompt: null, images: [], cut, count: 1 }, 0)
  const { svg, findings } = attempt(draft ?? assert.fail('no draft'), cut)
  return countFindings(findings, 'error') === 0 ? [svg] : []
}
