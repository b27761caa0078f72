import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { distanceTo } from '../geometry/distance.ts'
import { parse } from '../language/parse.ts'
import { allCuts, cutName } from '../model/cut.ts'
import { lineLength } from '../model/drawing.ts'
import { compile } from './compile.ts'

const OUTLINED = allCuts().filter(({ finish }) => finish === 'outlined')

/** Each program's last line touches what is drawn before it with the ends named. */
const CASES: Readonly<Record<string, { readonly text: string; readonly ends: readonly (0 | 1)[] }>> = {
  'a bar between two walls': { text: 'box 3,3 18x18\nline 3,9 21,9', ends: [0, 1] },
  'a slant into a rounded corner': { text: 'box 3,3 18x18\nline 4,3 12,11', ends: [0] },
  'an upright beside a rounded corner': { text: 'box 3,3 18x18\nline 5,3 5,12', ends: [0] },
  'a handle on a circle': { text: 'circle 10,10 8\nline 15.657,15.657 22,22', ends: [0] },
  'a bar in a circle': { text: 'circle 12,12 10\nline 2,12 22,12', ends: [0, 1] },
  'a bar in an arch': { text: 'path 6,21 6,10 cw 6 18,10 18,21\nline 6,15 18,15', ends: [0, 1] },
  'a door in a house': { text: 'poly 3,11 12,2 21,11 21,22 3,22\nline 9,22 9,15 15,15 15,22', ends: [0, 1] },
  'a line from the slope of a roof': { text: 'poly 3,11 12,2 21,11 21,22 3,22\nline 7.5,6.5 12,14', ends: [0] },
  'a line from a tip': { text: 'poly 12,3 21,20 3,20\nline 12,3 12,14', ends: [0] },
  'a shackle on a lock': { text: 'box 4,11 16x11\npath 8,11 8,6 cw 4 16,6 16,11', ends: [0, 1] },
  'a line on a turned box': { text: 'turn 45 { box 7,7 10x10 }\nline 12,12 15.536,8.464', ends: [1] },
}

describe('attachments', () => {
  for (const [name, { text, ends }] of Object.entries(CASES)) {
    it(`${name} lies on the rounded line at all cuts`, () => {
      const { program, problems } = parse(`icon sample\n${text}`)
      assert.deepEqual(problems, [])
      for (const cut of OUTLINED) {
        const { marks } = compile(program, cut).drawing
        const last = marks[marks.length - 1]!.path.segments
        for (const end of ends) {
          const [x, y] = end === 0 ? [last[0]!.x0, last[0]!.y0] : [last[last.length - 1]!.x1, last[last.length - 1]!.y1]
          const distance = Math.min(
            ...marks.slice(0, -1).flatMap(({ path }) => path.segments.map((s) => distanceTo(s, x, y))),
          )
          assert.ok(distance < 1e-6, `${cutName(cut)}: end ${end} at ${x},${y} lies ${distance} px off`)
        }
      }
    })
  }

  it('does not take a sign for a part of what it lies over', () => {
    const { program } = parse('icon sample\nbox 2,2 20x16\npart plus over=hull { line 18,15 18,21; line 15,18 21,18 }')
    for (const cut of OUTLINED.filter(({ size }) => size === 24)) {
      const bars = compile(program, cut).drawing.marks.slice(-2)
      const [down, across] = bars.map((mark) => lineLength([mark]))
      assert.ok(Math.abs(down! - across!) < 0.3, `${cutName(cut)}: arms of ${down} and ${across}`)
    }
  })

  it('lets go of what it does not touch', () => {
    const { program } = parse('icon sample\nbox 3,3 18x18\nline 7,12 17,12')
    const { marks } = compile(program, OUTLINED[0]!).drawing
    const [bar] = marks[1]!.path.segments
    assert.ok(bar!.x0 > 3 && bar!.x1 < 13)
  })
})
