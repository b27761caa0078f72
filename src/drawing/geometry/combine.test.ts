import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { areaOf } from './area.ts'
import { combine, union } from './combine.ts'
import { arc, boxLoop, circleLoop, line } from './construct.ts'
import { reverseLoop, translate } from './measure.ts'
import { chanceFrom, randomSkeleton } from './random-skeletons.ts'
import type { Loop } from './segment.ts'
import { strokePath } from './stroke.ts'
import { windingAt } from './winding.ts'

const square = boxLoop({ x0: 0, y0: 0, x1: 10, y1: 10 })

function areas(loops: readonly Loop[]): number[] {
  return loops.map((loop) => Math.round(areaOf(loop) * 1e9) / 1e9).sort((a, b) => b - a)
}

describe('union', () => {
  test('of overlapping shapes is one outline with exact arcs', () => {
    const loops = union([square, circleLoop(10, 5, 3)])
    assert.equal(loops.length, 1)
    assert.equal(loops[0]!.length, 6)
    assert.ok(Math.abs(areaOf(loops[0]!) - 100 - 4.5 * Math.PI) < 1e-12)
  })

  test('runs clockwise whatever the direction of the loops', () => {
    assert.deepEqual(areas(union([reverseLoop(square)])), [100])
  })

  test('gives a hole the other direction', () => {
    assert.deepEqual(areas(union([square, reverseLoop(boxLoop({ x0: 2, y0: 2, x1: 5, y1: 5 }))])), [100, -9])
  })

  test('swallows what lies inside', () => {
    assert.deepEqual(areas(union([square, boxLoop({ x0: 2, y0: 2, x1: 5, y1: 5 })])), [100])
  })

  test('joins shapes along a common edge and leaves no trace of it', () => {
    const loops = union([square, boxLoop({ x0: 10, y0: 0, x1: 20, y1: 10 })])
    assert.deepEqual(areas(loops), [200])
    assert.equal(loops[0]!.length, 4)
  })

  test('keeps shapes that touch in a point as loops of their own', () => {
    assert.deepEqual(areas(union([square, boxLoop({ x0: 10, y0: 10, x1: 12, y1: 12 })])), [100, 4])
    assert.equal(union([circleLoop(5, 5, 2), circleLoop(9, 5, 2)]).length, 2)
  })

  test('of equal shapes is one of them', () => {
    assert.deepEqual(areas(union([square, square, square])), [100])
    assert.equal(union([circleLoop(5, 5, 2), circleLoop(5, 5, 2)])[0]!.length, 2)
  })

  test('takes a circle given as one arc, and as a nearly full one closed by a line', () => {
    assert.ok(Math.abs(areaOf(union([[arc(5, 5, 2, 1, 2 * Math.PI)]])[0]!) - 4 * Math.PI) < 1e-9)
    const open = arc(5, 5, 2, 0.3, 2 * Math.PI - 1e-4)
    const loop = [open, line(open.x1, open.y1, open.x0, open.y0)]
    assert.ok(Math.abs(areaOf(union([loop])[0]!) - 4 * Math.PI) < 1e-6)
  })

  test('of nothing, or of loops without area, is nothing', () => {
    assert.deepEqual(union([]), [])
    assert.deepEqual(union([[]]), [])
    assert.deepEqual(union([[line(0, 0, 5, 0), line(5, 0, 0, 0)]]), [])
  })

  test('gives the same answer each time', () => {
    const loops = randomSkeleton(chanceFrom(7)).flatMap((path) =>
      strokePath(path, 2, { cap: 'round', join: 'round', miterLimit: 4 }),
    )
    assert.deepEqual(union(loops), union(loops))
  })
})

describe('combine', () => {
  const disc = circleLoop(10, 5, 3)

  test('takes one group from another', () => {
    const loops = combine([[square], [disc]], (winding) => winding[0] !== 0 && winding[1] === 0)
    assert.ok(Math.abs(areaOf(loops[0]!) - 100 + 4.5 * Math.PI) < 1e-12)
  })

  test('intersects', () => {
    const loops = combine([[square], [disc]], (winding) => winding[0] !== 0 && winding[1] !== 0)
    assert.ok(Math.abs(areaOf(loops[0]!) - 4.5 * Math.PI) < 1e-12)
  })

  test('follows painters’ order over many groups in one pass', () => {
    const hole = boxLoop({ x0: 2, y0: 2, x1: 8, y1: 8 })
    const dot = boxLoop({ x0: 4, y0: 4, x1: 6, y1: 6 })
    const loops = combine([[square], [hole], [dot]], (w) => w[2] !== 0 || (w[1] === 0 && w[0] !== 0))
    assert.deepEqual(areas(loops), [100, 4, -36])
  })

  test('subtracts a shape from itself without crumbs', () => {
    assert.deepEqual(
      combine([[disc], [disc]], (w) => w[0] !== 0 && w[1] === 0),
      [],
    )
  })
})

describe('nearly coincident strokes', () => {
  const cases = process.env['BURIN_FUZZ'] === 'full' ? 3_000 : 200

  test(`of ${cases} skeletons laid over themselves with a shift of 1e-3 to 1e-11`, () => {
    for (let seed = 1; seed <= cases; seed++) {
      const chance = chanceFrom(seed * 7919)
      const paths = randomSkeleton(chance)
      const shift = 10 ** (-3 - 8 * chance())
      const moved = paths.map((path) => {
        const dx = shift * (chance() - 0.5)
        const dy = shift * (chance() - 0.5)
        return { ...path, segments: path.segments.map((s) => translate(s, dx, dy)) }
      })
      const style = { cap: 'round', join: 'round', miterLimit: 4 } as const
      const kept = [...paths, ...moved].flatMap((path) => strokePath(path, 2, style))
      const taken = randomSkeleton(chance).flatMap((path) => strokePath(path, 1.5, style))
      const loops = combine([kept, taken], (w) => w[0] !== 0 && w[1] === 0)
      const inside = (x: number, y: number): boolean => windingAt(kept, x, y) !== 0 && windingAt(taken, x, y) === 0
      for (let i = 0; i < 60; i++) {
        const x = chance() * 24
        const y = chance() * 24
        const here = inside(x, y)
        if (
          [
            [2e-3, 0],
            [-2e-3, 0],
            [0, 2e-3],
            [0, -2e-3],
          ].some(([dx, dy]) => inside(x + dx!, y + dy!) !== here)
        )
          continue
        assert.equal(windingAt(loops, x, y), here ? 1 : 0, `seed ${seed}: (${x}, ${y})`)
      }
    }
  })
})
