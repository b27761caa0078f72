import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { areaOf, momentsOf } from '../../geometry/area.ts'
import { union } from '../../geometry/combine.ts'
import { boxLoop, circleLoop, line } from '../../geometry/construct.ts'
import { reverseLoop } from '../../geometry/measure.ts'
import type { Loop } from '../../geometry/segment.ts'
import { strokePath } from '../../geometry/stroke.ts'
import { windingAt } from '../../geometry/winding.ts'
import { componentsOf } from './components.ts'
import { coverageOf } from './coverage.ts'
import { inscribedIn } from './inscribed.ts'
import { mirroredShare } from './mirrored-share.ts'
import { nest } from './nesting.ts'
import { scan } from './scan.ts'

const RUNS = process.env['BURIN_FUZZ'] === 'full' ? 2000 : 60
const box = (x: number, y: number, width: number, height: number): Loop =>
  boxLoop({ x0: x, y0: y, x1: x + width, y1: y + height })
const hole = (loop: Loop): Loop => (areaOf(loop) > 0 ? reverseLoop(loop) : loop)
const place = fc.integer({ min: 8, max: 88 }).map((n) => n / 4)
const skeletons = fc.array(fc.array(fc.tuple(place, place), { minLength: 2, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
})

function inkOf(skeleton: readonly (readonly (readonly [number, number])[])[]): Loop[] {
  return union(
    skeleton.flatMap((points) => {
      const segments = points.slice(1).map(([x, y], i) => line(points[i]?.[0] ?? 0, points[i]?.[1] ?? 0, x, y))
      return strokePath({ segments, closed: false }, 2, { cap: 'round', join: 'round', miterLimit: 4 })
    }),
  )
}

describe('scan', () => {
  for (const across of ['x', 'y'] as const) {
    it(`agrees with the winding at any place (${across})`, () => {
      fc.assert(
        fc.property(skeletons, fc.double({ min: 0, max: 24, noNaN: true }), fc.nat(191), (skeleton, along, index) => {
          const ink = inkOf(skeleton)
          const lines = scan(ink, 24, 192, across)
          const at = (index + 0.5) / 8
          let inside = false
          for (let k = lines.first[index] ?? 0; k < (lines.first[index + 1] ?? 0); k++) {
            const [start = 0, end = 0] = [lines.ends[2 * k], lines.ends[2 * k + 1]]
            if (Math.abs(start - along) < 1e-6 || Math.abs(end - along) < 1e-6) return
            if (along > start && along < end) inside = true
          }
          assert.equal(inside, (across === 'y' ? windingAt(ink, along, at) : windingAt(ink, at, along)) !== 0)
        }),
        { numRuns: RUNS, seed: 7 },
      )
    })
  }
})

describe('coverage', () => {
  it('sums up to the exact area', () => {
    fc.assert(
      fc.property(skeletons, (skeleton) => {
        const ink = inkOf(skeleton)
        const sum = coverageOf(scan(ink, 24, 192, 'y')).reduce((a, b) => a + b, 0)
        assert.ok(Math.abs(sum - momentsOf(ink).area) < 0.02 * sum)
      }),
      { numRuns: RUNS, seed: 7 },
    )
  })

  it('is exact across a pixel', () => {
    const cells = coverageOf(scan([box(2.3, 4, 3, 2)], 24, 192, 'y'))
    assert.deepEqual(
      [2, 3, 4, 5, 6].map((x) => Math.round((cells[4 * 24 + x] ?? 0) * 1000) / 1000),
      [0.7, 1, 1, 0.3, 0],
    )
  })
})

describe('components', () => {
  const cells = Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1])
  it('joins pixels at their corners only when told to', () => {
    assert.equal(componentsOf(cells, 3, true, true, 0.5).length, 1)
    assert.equal(componentsOf(cells, 3, true, false, 0.5).length, 3)
    assert.equal(componentsOf(cells, 3, false, false, 0.5).length, 2)
  })
})

describe('inscribed', () => {
  it('finds the largest circle of a slot, a disc and what an island leaves', () => {
    const diameter = (...loops: Loop[]): number => inscribedIn(loops, Infinity).diameter
    assert.ok(Math.abs(diameter(hole(box(4, 4, 12, 1.5))) - 1.5) < 0.03)
    assert.ok(Math.abs(diameter(hole(circleLoop(8, 8, 2))) - 4) < 0.03)
    assert.ok(Math.abs(diameter(hole(circleLoop(12, 12, 8)), circleLoop(12, 12, 5)) - 3) < 0.03)
    assert.ok(Math.abs(diameter(hole([line(0, 0, 6, 0), line(6, 0, 0, 8), line(0, 8, 0, 0)])) - 4) < 0.03)
  })

  it('stops once there is enough', () => assert.ok(inscribedIn([hole(box(2, 2, 20, 20))], 2).diameter >= 2))
})

describe('nest', () => {
  it('tells parts, holes and islands', () => {
    const loops = nest([
      box(1, 1, 22, 22),
      hole(box(3, 3, 18, 18)),
      circleLoop(12, 12, 5),
      hole(circleLoop(12, 12, 2)),
      box(12, 0, 1, 0.5),
    ])
    assert.deepEqual(
      loops.map((one) => [one.hole, one.part, one.inside]),
      [
        [false, 0, -1],
        [true, 0, -1],
        [false, 2, 1],
        [true, 2, -1],
        [false, 4, -1],
      ],
    )
  })
})

describe('mirroredShare', () => {
  const share = (ink: Loop[], at: number): number =>
    Math.round(mirroredShare(scan(ink, 24, 192, 'y'), at) * 1000) / 1000
  it('is whole about the axis of a symmetrical drawing, wherever it lies', () => {
    assert.equal(share([circleLoop(11.3, 12, 4), box(2.3, 2, 18, 3)], 11.3), 1)
  })
  it('counts what falls on white', () => assert.equal(share([box(2, 2, 3, 20), box(20, 2, 2, 20)], 12), 0.8))
})
