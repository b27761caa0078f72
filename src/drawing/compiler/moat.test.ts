import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { areaOf } from '../geometry/area.ts'
import { distanceBetween } from '../geometry/distance.ts'
import { chanceFrom } from '../geometry/random-skeletons.ts'
import type { Loop } from '../geometry/segment.ts'
import { windingAt } from '../geometry/winding.ts'
import { parse } from '../language/parse.ts'
import { allCuts, clearance, cutName } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'
import type { Drawing, Mark } from '../model/drawing.ts'
import { compile } from './compile.ts'
import { paint } from './ink.ts'
import { styleOf } from './style.ts'

const CASES = process.env['BURIN_FUZZ'] === 'full' ? 200 : 8

function drawn(text: string, cut: Cut): Drawing {
  const { program, problems } = parse(`icon sample\n${text}`)
  assert.deepEqual(problems, [], text)
  return compile(program, cut).drawing
}

/** The smallest distance between the outlines of two pictures that do not overlap. */
function apart(a: readonly Loop[], b: readonly Loop[]): number {
  return Math.min(...a.flat().flatMap((one) => b.flat().map((other) => distanceBetween(one, other).distance)))
}

/** Checks that the ink of the last line's marks keeps the moat from the ink of all others. */
function assertClear(text: string, cut: Cut): void {
  const drawing = drawn(text, cut)
  const line = Math.max(...drawing.marks.map(({ span }) => span.line))
  const ink = (marks: readonly Mark[]): Loop[] => marks.flatMap((mark) => paint(mark, styleOf(cut)))
  const over = ink(drawing.marks.filter(({ span }) => span.line === line))
  const under = ink(drawing.marks.filter(({ span }) => span.line !== line))
  if (under.length === 0) return
  const distance = apart(over, under)
  // Butt ends are a little lengthened where a moat has cut them, and on a slant a corner of theirs reaches in.
  const tolerance = cut.radius === 0 ? 0.1 * cut.stroke : 1e-3
  assert.ok(
    distance >= styleOf(cut).moat - tolerance,
    `${text} at ${cutName(cut)}: ${distance} px instead of ${styleOf(cut).moat}`,
  )
}

describe('moats', () => {
  it('are at least as wide as the clear space', () => {
    for (const cut of allCuts()) assert.ok(styleOf(cut).moat >= clearance(cut), cutName(cut))
  })

  it('keep strokes clear of what lies over them', () => {
    for (const cut of allCuts().filter(({ finish }) => finish === 'outlined')) {
      assertClear('box 3,5 18x14\nline 3,3 21,21 over', cut)
      assertClear('circle 12,12 10\nline 2,22 22,2 over', cut)
      assertClear('box 2,2 18x18\ncircle 18,18 4 over=round', cut)
      assertClear('box 2,2 18x18\nbox 15,15 7x7 over=box', cut)
      assertClear('line 4,4 20,20\nline 20,4 4,20\ndot 12,12 1.5 over', cut)
      for (let seed = 1; seed <= CASES; seed++) {
        const chance = chanceFrom(seed)
        const at = (): number => 2 + Math.floor(chance() * 41) / 2
        assertClear(`box 3,5 18x14\ncircle 12,12 ${3 + Math.floor(chance() * 7)}\nline 2,${at()} 22,${at()} over`, cut)
      }
    }
  })

  it('keep solids clear of what lies over them', () => {
    for (const cut of allCuts().filter(({ finish }) => finish === 'filled')) {
      const { ink } = drawn('box 3,5 18x14\nline 3,3 21,21 over', cut)
      const middle = cut.size / 2
      const outer = ink.filter((loop) => areaOf(loop) > 0)
      const slash = outer.filter((loop) => windingAt([loop], middle, middle) !== 0)
      const rest = outer.filter((loop) => windingAt([loop], middle, middle) === 0)
      assert.equal(slash.length, 1, cutName(cut))
      assert.equal(rest.length, 2, cutName(cut))
      const distance = apart(slash, rest)
      assert.ok(distance >= styleOf(cut).moat - 1e-3, `${cutName(cut)}: ${distance} px instead of ${styleOf(cut).moat}`)
    }
  })

  it('of a box and of a circle are a box and a circle', () => {
    const cut: Cut = { size: 24, stroke: 2, radius: 3, finish: 'filled' }
    const inside = (over: string, x: number, y: number): boolean =>
      windingAt(drawn(`box 2,2 20x20\npart sign over${over} { line 12,9 12,15; line 9,12 15,12 }`, cut).ink, x, y) !== 0
    assert.deepEqual([inside('', 9.2, 9.2), inside('=box', 9.2, 9.2), inside('=round', 9.2, 9.2)], [true, false, false])
    assert.deepEqual([inside('=box', 6.8, 6.8), inside('=round', 6.8, 6.8)], [false, true])
  })

  it('of a hull keeps clear of the whole of a wide arc', () => {
    const cut: Cut = { size: 24, stroke: 2, radius: 3, finish: 'filled' }
    const outer = drawn('box 2,2 20x18\npart wave over=hull { arc 14,22 8 231 309 }', cut).ink
    const isArc = (loop: Loop): boolean => windingAt([loop], 14, 14) !== 0
    const distance = apart(
      outer.filter(isArc),
      outer.filter((loop) => !isArc(loop)),
    )
    assert.ok(distance >= styleOf(cut).moat - 1e-3, `${distance} px instead of ${styleOf(cut).moat}`)
  })
})
