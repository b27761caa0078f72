import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { areaOf } from '../../geometry/area.ts'
import { union } from '../../geometry/combine.ts'
import { arc, boxLoop, circleLoop, line } from '../../geometry/construct.ts'
import { distanceBetween } from '../../geometry/distance.ts'
import { reverseLoop } from '../../geometry/measure.ts'
import type { Loop, Path } from '../../geometry/segment.ts'
import { strokePath } from '../../geometry/stroke.ts'
import { boundaryOf } from './boundary.ts'
import { type Facing, facingsOf } from './facing.ts'

const REACH = 3
const RUNS = process.env['BURIN_FUZZ'] === 'full' ? 3000 : 80
const gaps = (ink: readonly Loop[]): number[] => widths(facingsOf(boundaryOf(ink), REACH).gaps)
const bridges = (ink: readonly Loop[]): number[] => widths(facingsOf(boundaryOf(ink), REACH).bridges)
const widths = (facings: readonly Facing[]): number[] => [
  ...new Set(facings.map(({ distance }) => Math.round(distance * 1000) / 1000)),
]
const box = (x: number, y: number, width: number, height: number): Loop =>
  boxLoop({ x0: x, y0: y, x1: x + width, y1: y + height })
const hole = (loop: Loop): Loop => (areaOf(loop) > 0 ? reverseLoop(loop) : loop)
const open = (...points: number[]): Path => ({
  segments: points
    .slice(0, -2)
    .flatMap((_, i) =>
      i % 2 === 0 ? [line(points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0, points[i + 3] ?? 0)] : [],
    ),
  closed: false,
})
const stroke = (width: number, ...paths: Path[]): Loop[] =>
  union(paths.flatMap((path) => strokePath(path, width, { cap: 'round', join: 'round', miterLimit: 4 })))

describe('gaps', () => {
  it('measures parallel walls', () => assert.deepEqual(gaps([box(2, 2, 4, 20), box(7.5, 2, 4, 20)]), [1.5]))
  it('measures boxes that stand corner to corner', () =>
    assert.deepEqual(gaps([box(2, 2, 4, 4), box(7, 7, 4, 4)]), [1.414]))
  it('measures circles along the line between their centres', () =>
    assert.deepEqual(gaps([circleLoop(6, 6, 3), circleLoop(12, 14, 5.5)]), [1.5]))
  it('measures a circle against a wall', () => assert.deepEqual(gaps([circleLoop(6, 6, 3), box(10, 0, 4, 12)]), [1]))
  it('measures a disc inside a ring, off its middle', () => {
    assert.deepEqual(gaps([circleLoop(12, 12, 10), hole(circleLoop(12, 12, 8)), circleLoop(14, 12, 4)]), [2])
  })
  it('measures concentric circles once round', () =>
    assert.deepEqual(gaps([circleLoop(12, 12, 10), hole(circleLoop(12, 12, 8)), circleLoop(12, 12, 6)]), [2]))
  it('measures a slot in one part', () => assert.ok(gaps(stroke(2, open(8, 4, 8, 20, 11, 20, 11, 4))).includes(1)))
  it('measures a tip against a wall', () =>
    assert.deepEqual(gaps(stroke(2, open(4, 4, 4, 20), open(7.5, 12, 18, 12))), [1.5]))
  it('sees a hollow with a neck', () => {
    // A ring that is open by 1 px between two butt ends.
    const bow: Path = { segments: [arc(12, 12, 8, 0.0626, 2 * Math.PI - 0.1252)], closed: false }
    const [first = 0] = gaps(union(strokePath(bow, 2, { cap: 'butt', join: 'miter', miterLimit: 4 })))
    assert.ok(Math.abs(first - 14 * Math.sin(0.0626)) < 0.01)
  })
  it('finds parts that touch', () => {
    assert.deepEqual(gaps([circleLoop(6, 6, 3), circleLoop(12, 6, 3)]), [0])
    assert.deepEqual(gaps([box(2, 2, 8, 4), circleLoop(6, 9, 3)]), [0])
    assert.deepEqual(gaps([box(2, 2, 4, 4), box(6, 6, 4, 4)]), [0])
    assert.deepEqual(gaps([box(2, 2, 4, 18), [line(6, 10, 12, 6), line(12, 6, 12, 14), line(12, 14, 6, 10)]]), [0])
  })
  it('counts no joint of more than 12 degrees', () => {
    const angle = (13 * Math.PI) / 180
    assert.deepEqual(
      gaps(stroke(2, open(4, 4, 20, 4), open(4, 4, 4 + 16 * Math.cos(angle), 4 + 16 * Math.sin(angle)))),
      [],
    )
  })
  it('counts a wedge of less than 12 degrees as closed', () => {
    const angle = (11 * Math.PI) / 180
    assert.equal(
      gaps(stroke(2, open(4, 4, 20, 4), open(4, 4, 4 + 16 * Math.cos(angle), 4 + 16 * Math.sin(angle))))[0],
      0,
    )
  })
  it('counts no crossing', () => assert.deepEqual(gaps(stroke(2, open(4, 4, 20, 20), open(20, 4, 4, 20))), []))
  it('counts no smooth bend and no fillet', () => {
    const bend: Path = {
      segments: [line(4, 4, 12, 4), arc(12, 8, 4, -Math.PI / 2, Math.PI / 2), line(16, 8, 16, 18)],
      closed: false,
    }
    assert.deepEqual(gaps(stroke(2, bend)), [])
  })
  it('counts no curve that leaves a line smoothly', () => {
    const curve: Path = { segments: [arc(4, 10, 6, Math.PI / 2, -Math.PI / 2)], closed: false }
    assert.deepEqual(gaps(stroke(2, open(4, 16, 20, 16), curve)), [])
  })
  it('does not look through ink', () =>
    assert.deepEqual(gaps([box(2, 2, 4, 20), box(6.8, 2, 0.8, 20), box(8.5, 2, 4, 20)]), [0.8, 0.9]))
})

describe('bridges', () => {
  it('measures ink between a hole and the edge', () =>
    assert.deepEqual(bridges([box(2, 2, 20, 20), hole(box(3.5, 6, 15.5, 12))]), [1.5, 3]))
  it('measures ink between two holes', () => {
    assert.deepEqual(bridges([box(1, 1, 22, 22), hole(circleLoop(8, 12, 3)), hole(circleLoop(15, 12, 3))]), [1])
  })
  it('measures a stroke', () => assert.deepEqual(bridges(stroke(2, open(4, 12, 20, 12))), [2]))
  it('finds holes that touch the edge', () => {
    assert.deepEqual(bridges([box(2, 2, 20, 20), hole(circleLoop(12, 6, 4))]), [0])
    assert.deepEqual(
      bridges([box(2, 2, 20, 20), hole([line(2, 12, 12, 8), line(12, 8, 12, 16), line(12, 16, 2, 12)])]),
      [0],
    )
  })
  it('takes a disc or a tip for no bridge', () => {
    assert.deepEqual(bridges([circleLoop(12, 12, 1)]), [])
    assert.deepEqual(bridges([[line(4, 20, 12, 4), line(12, 4, 20, 20), line(20, 20, 4, 20)]]), [])
  })
})

describe('facings', () => {
  const place = fc.integer({ min: 8, max: 88 }).map((n) => n / 4)
  const paths = fc.oneof(
    fc
      .tuple(place, place, place, place)
      .filter(([a, b, c, d]) => a !== c || b !== d)
      .map((points) => open(...points)),
    fc
      .tuple(place, place, fc.integer({ min: 5, max: 24 }))
      .map(([x, y, r]): Path => ({ segments: circleLoop(x, y, r / 4), closed: true })),
  )

  it('hold the way from each loop to the nearest other one, which is always straight across white or ink', () => {
    let seen = 0
    fc.assert(
      fc.property(fc.array(paths, { minLength: 2, maxLength: 6 }), (drawn) => {
        const ink = stroke(1.5, ...drawn)
        const { gaps: white, bridges: black } = facingsOf(boundaryOf(ink), REACH)
        for (const loop of ink) {
          const others = ink.filter((other) => other !== loop)
          const nearest = Math.min(
            ...loop.flatMap((a) => others.flatMap((other) => other.map((b) => distanceBetween(a, b).distance))),
          )
          if (nearest > REACH - 0.01 || nearest < 0.01) continue
          seen += 1
          assert.ok(
            [...white, ...black].some(({ distance }) => Math.abs(distance - nearest) < 1e-3),
            `${nearest}`,
          )
        }
      }),
      { numRuns: RUNS, seed: 11 },
    )
    assert.ok(seen > RUNS)
  })
})
