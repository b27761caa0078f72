/** Every lexicon glyph as written, judged by resvg: strokes and outlines are one picture, and an optimiser keeps it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { optimize } from 'svgo'
import { compile } from '../src/drawing/compiler/compile.ts'
import type { Program } from '../src/drawing/language/program.ts'
import { parse } from '../src/drawing/language/parse.ts'
import { allCuts, cutName } from '../src/drawing/model/cut.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { read } from '../src/drawing/svg/read.ts'
import { expandStrokes, write } from '../src/drawing/svg/write.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { readGlyphs } from '../src/lexicon/read-glyphs.ts'
import { renderPixels } from '../src/tools/render.ts'

const ZOOM = 6
/** Mean difference of coverage: smoothing of edges alone gives up to .004, and .0106 for a diamond and its diagonals of one px at 16 px. */
const MOST_DIFFERENT = 0.012
/** Pixels (of the enlargement) that one picture has and the other has not: a lost dot has dozens. */
const MOST_PIXELS = 12
/** Each glyph is drawn at so many of the 120 cuts, other ones for each glyph. */
const CUTS_PER_GLYPH = process.env['BURIN_FUZZ'] === 'full' ? 120 : 3

const EXTRA = [
  'icon dots\nbox 3,5 18x14\nline 7,10 17,10\ndot 12,15\ndot 6,15 1.5\ncircle 18,18 4 over',
  'icon letters\noval 12,12 10 6\nring 6 { line 12,3 12,6 }\ntext "A&" 12,12 6',
  'icon pebbles\ncircle 7,7 1\nbox 11,6 3x2\ncircle 18,18 .5\nline 3,16 12,16 12,20',
]

function cutsFor(index: number): Cut[] {
  const cuts = allCuts()
  // 37 and 120 have no common divisor, so neighbouring glyphs get cuts far apart and all cuts have their turn.
  return Array.from(
    { length: CUTS_PER_GLYPH },
    (_, turn) => cuts[((index * CUTS_PER_GLYPH + turn) * 37) % cuts.length],
  ).filter((cut) => cut !== undefined)
}

/** Mean difference of coverage between two texts, and the number of pixels that differ almost wholly. */
function compare(a: string, b: string): { readonly mean: number; readonly lost: number } {
  const [one, other] = [renderPixels(a, ZOOM).pixels, renderPixels(b, ZOOM).pixels]
  assert.equal(one.length, other.length)
  let sum = 0
  let lost = 0
  for (let at = 3; at < one.length; at += 4) {
    const difference = Math.abs((one[at] ?? 0) - (other[at] ?? 0)) / 255
    sum += difference
    if (difference > 0.7) lost++
  }
  return { mean: sum / (one.length / 4), lost }
}

function judge(program: Program, index: number): void {
  for (const cut of cutsFor(index)) {
    const { drawing } = compile(program, cut)
    const [svg, outlines] = [write(drawing), expandStrokes(drawing)]
    assert.equal(write(compile(program, cut).drawing), svg, 'two draws, two texts')
    for (const text of [svg, outlines]) assert.deepEqual(read(text).problems, [], `${cutName(cut)} ${text}`)
    const { mean, lost } = compare(svg, outlines)
    assert.ok(
      mean < MOST_DIFFERENT && lost <= MOST_PIXELS,
      `${cutName(cut)}: strokes and outlines differ: ${mean}, ${lost} px\n${svg}\n${outlines}`,
    )
    if ((index + cut.size) % 4 !== 0) continue
    const optimised = optimize(svg, { multipass: true, plugins: ['preset-default'] }).data
    assert.ok(compare(svg, optimised).mean < 0.002, `${cutName(cut)}: the optimiser changed ${svg} to ${optimised}`)
  }
}

describe('the SVG of glyphs', () => {
  const glyphs = [...EXTRA.map((text) => parse(text)), ...readGlyphs(GLYPHS_FOLDER)].filter(
    ({ problems }) => problems.length === 0,
  )
  test('there are glyphs', () => assert.ok(glyphs.length > EXTRA.length))
  glyphs.forEach(({ program }, index) => {
    test(program.name, () => judge(program, index))
  })
})
