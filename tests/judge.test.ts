/** Every lexicon glyph as resvg paints it, judged on pixels alone: a drawing that the checker passes must pass here too. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { check } from '../src/drawing/checker/check.ts'
import { compile } from '../src/drawing/compiler/compile.ts'
import { bind } from '../src/drawing/language/bind.ts'
import { expand } from '../src/drawing/language/expand.ts'
import type { Program } from '../src/drawing/language/program.ts'
import { variantsOf } from '../src/drawing/language/variants.ts'
import { allCuts, clearance, cutName } from '../src/drawing/model/cut.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { read } from '../src/drawing/svg/read.ts'
import { write } from '../src/drawing/svg/write.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { readGlyphs } from '../src/lexicon/read-glyphs.ts'
import { judgePicture } from './judge/judge-picture.ts'

const FULL = process.env['BURIN_FUZZ'] === 'full'
/** Each variant is judged at so many of the 120 cuts, other ones for each. */
const CUTS_PER_VARIANT = FULL ? 120 : 3

const frame = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">${shapes}</svg>`
const rulesOf = (shapes: string): string[] => judgePicture(frame(shapes), 24, 1.5).map(({ rule }) => rule)

describe('the judge', () => {
  test('passes a sound picture', () => {
    assert.deepEqual(rulesOf('<path d="M4 4H20V20H4z"/><path d="M8 12H16"/>'), [])
  })

  test('sees ink in the border', () => assert.deepEqual(rulesOf('<path d="M4 4H23.2"/>'), ['live-area']))

  test('measures the white between parts along axes and slants, to a sub-pixel', () => {
    assert.deepEqual(rulesOf('<path d="M4 6H20M4 9.5H20"/>'), [])
    assert.deepEqual(rulesOf('<path d="M4 6H20M4 9.35H20"/>'), ['clear-space'])
    const apart = (by: number): string => `<path d="M4 16L16 4M${4 + by} ${16 + by}L${16 + by} ${4 + by}"/>`
    assert.deepEqual(rulesOf(apart(3.5 / Math.SQRT2)), [])
    assert.deepEqual(rulesOf(apart(3.3 / Math.SQRT2)), ['clear-space'])
  })

  test('sees holes that are too narrow', () => {
    assert.deepEqual(rulesOf('<circle cx="12" cy="12" r="1.8"/>'), [])
    assert.deepEqual(
      rulesOf('<circle cx="12" cy="12" r="1.75"/>'),
      [],
      'just wide enough, round the corner of four pixels',
    )
    assert.ok(rulesOf('<circle cx="12" cy="12" r="1.6"/>').includes('counter'))
  })

  test('sees parts that run together at the real size', () => {
    assert.ok(rulesOf('<path d="M4.5 4.2H20M4.5 6.5H20"/>').includes('topology'))
  })

  test('sees foreign colours', () => assert.deepEqual(rulesOf('<path d="M4 6H20" stroke="#fff"/>'), ['paint']))
})

/** The bound programs of all variants of all readable glyphs. */
function allVariants(): { readonly name: string; readonly program: Program }[] {
  const files = readGlyphs(GLYPHS_FOLDER).filter(({ problems }) => problems.length === 0)
  const byName = new Map(files.map(({ program }) => [program.name, program]))
  return files.flatMap(({ program }) => {
    const expanded = expand(program, (name) => byName.get(name) ?? null)
    return variantsOf(program).map((values) => ({
      name: [program.name, ...[...values].map(([key, value]) => `${key}=${value}`)].join(' '),
      program: bind(expanded.program, values).program,
    }))
  })
}

function cutsFor(index: number): Cut[] {
  const cuts = allCuts()
  // 37 and 120 have no common divisor, so neighbours get cuts far apart and all cuts have their turn.
  return Array.from(
    { length: CUTS_PER_VARIANT },
    (_, turn) => cuts[((index * CUTS_PER_VARIANT + turn) * 37) % cuts.length] as Cut,
  )
}

describe('drawings that the checker passes', () => {
  const variants = allVariants()
  const count = { judged: 0, leftToChecker: 0, faults: 0 }

  test('there are glyphs', () => assert.ok(variants.length > 50))

  variants.forEach(({ name, program }, index) => {
    test(name, () => {
      const complaints: string[] = []
      for (const cut of cutsFor(index)) {
        const { drawing } = compile(program, cut)
        const svg = write(drawing)
        if (check({ drawing, document: read(svg) }).some(({ severity }) => severity === 'error')) {
          count.leftToChecker++
          continue
        }
        count.judged++
        for (const { rule, text, at } of judgePicture(svg, cut.size, clearance(cut))) {
          complaints.push(
            `${name} ${cutName(cut)}: ${rule}: ${text}${at === null ? '' : ` At ${at.x.toFixed(2)},${at.y.toFixed(2)}.`}`,
          )
        }
      }
      count.faults += complaints.length
      assert.ok(complaints.length === 0, complaints.join('\n'))
    })
  })

  test('are most of all drawings', (context) => {
    context.diagnostic(
      `${count.judged} drawings judged, ${count.leftToChecker} left to the checker, ${count.faults} faults`,
    )
    assert.ok(count.judged > count.leftToChecker)
  })
})
