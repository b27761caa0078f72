import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { headingChange } from '../geometry/measure.ts'
import { chanceFrom } from '../geometry/random-skeletons.ts'
import { parse } from '../language/parse.ts'
import { allCuts, cutName } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'
import type { Drawing } from '../model/drawing.ts'
import { compile } from './compile.ts'

const OUTLINED = allCuts().filter(({ finish }) => finish === 'outlined')
const ONE_DEGREE = Math.PI / 180
const CASES = process.env['BURIN_FUZZ'] === 'full' ? 500 : 25

function drawn(text: string, cut: Cut): Drawing {
  const { program, problems } = parse(`icon sample\n${text}`)
  assert.deepEqual(problems, [], text)
  return compile(program, cut).drawing
}

/** Fails where a mark turns a corner: for programs whose joints are all tangent. */
function assertSmooth(text: string): void {
  for (const cut of OUTLINED) {
    for (const { path, dot } of drawn(text, cut).marks) {
      if (dot !== null) continue
      const last = path.segments.length - (path.closed ? 0 : 1)
      for (let index = 0; index < last; index++) {
        const jump = Math.abs(headingChange(path.segments[index]!, path.segments[(index + 1) % path.segments.length]!))
        assert.ok(
          jump < ONE_DEGREE,
          `${text} at ${cutName(cut)}: a kink of ${((jump * 180) / Math.PI).toFixed(2)}° behind piece ${index}`,
        )
      }
    }
  }
}

describe('arcs on the grid', () => {
  const smooth = {
    arch: 'path 6,21 6,10 cw 6 18,10 18,21',
    pill: 'path 8,6 16,6 cw 6 16,18 8,18 cw 6 close',
    wave: 'path 3,12 cw 4.5 12,12 ccw 4.5 21,12',
    hook: 'path 16,3 16,16 cw 5 6,16 6,13',
    power: 'arc 12,13 9 -50 230',
    oval: 'oval 12,12 10 6',
    'two rings': 'circle 8,8 5\ncircle 17,17 4',
    snake: 'path 4,4 14,4 cw 4 14,12 10,12 ccw 4 10,20 20,20',
    'a turned pill': 'turn 45 { path 8,8 16,8 cw 4 16,16 8,16 cw 4 close }',
  }
  for (const [name, text] of Object.entries(smooth)) {
    it(`keeps ${name} smooth at all cuts`, () => assertSmooth(text))
  }

  it('keeps random arches, pills and waves smooth', () => {
    for (let seed = 1; seed <= CASES; seed++) {
      const chance = chanceFrom(seed)
      const r = 2 + Math.floor(chance() * 8) / 2
      const x = 3 + Math.floor(chance() * 10) / 2
      const y = 10 + Math.floor(chance() * 8) / 2
      assertSmooth(`path ${x},21 ${x},${y} cw ${r} ${x + 2 * r},${y} ${x + 2 * r},20`)
      assertSmooth(
        `path ${x},${y} cw ${r} ${x + 2 * r},${y} ccw ${r} ${x + 4 * r > 24 ? x : x + 4 * r},${y}`.replace(
          / ccw .*/,
          x + 4 * r > 24 ? '' : '$&',
        ),
      )
    }
  })
})

describe('lines that the grid presses together', () => {
  it('stay where they are, as a hair: one without a length was written as a dot in the corner', () => {
    const text = 'line 7,2 17,2\nline 12,2 12,6\nbox 4,6 16x14\nline 4,12 20,12\nline 7,20 7,22\nline 17,20 17,22'
    for (const cut of OUTLINED)
      for (const { path, dot } of drawn(text, cut).marks)
        assert.ok(dot !== null || path.segments.length > 0, `a mark without a line at ${cutName(cut)}`)
  })
})
