import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arc, circleLoop, line } from '../../../drawing/geometry/construct.ts'
import { lengthOf, pointAt } from '../../../drawing/geometry/measure.ts'
import type { Point, Segment } from '../../../drawing/geometry/segment.ts'
import { parse } from '../../../drawing/language/parse.ts'
import { print } from '../../../drawing/language/print.ts'
import type { Raster } from '../../../drawing/model/raster.ts'
import type { InkPart, Strand } from '../ink-part.ts'
import type { TraceOptions } from '../traced.ts'
import { programOf } from './program-of.ts'
import { shapesOf } from './shapes-of.ts'

const RASTER: Raster = {
  width: 240,
  height: 240,
  pixels: new Uint8Array(),
  source: { width: 240, height: 240 },
  id: '',
}
const OPTIONS: TraceOptions = {
  tolerance: 0.11,
  isSymmetric: true,
  isOtherKind: false,
  wholeFromLanes: 6,
  mostElements: 12,
}

/** Points 1 px apart along segments in units, ten px to a unit, each a little off as a skeleton's are. */
function course(segments: readonly Segment[]): Point[] {
  return segments.flatMap((segment, index) => {
    const count = Math.max(1, Math.round(lengthOf(segment) * 10))
    return Array.from({ length: index === segments.length - 1 ? count + 1 : count }, (_, i) => {
      const { x, y } = pointAt(segment, i / count)
      const off = ((i * 7919) % 13) / 40 - 0.15
      return { x: 10 * x + off, y: 10 * y - off }
    })
  })
}

function strand(segments: readonly Segment[], from: number | null = null, to: number | null = null): Strand {
  return { points: course(segments), closed: false, from, to }
}

function loop(segments: readonly Segment[]): Strand {
  return { points: course(segments).slice(0, -1), closed: true, from: null, to: null }
}

function pen(...strands: Strand[]): InkPart {
  const length = strands.reduce((sum, { points }) => sum + points.length, 0)
  return { layer: 0, area: 20 * length, kind: 'stroke', certainty: 1, width: 20, strands, contours: [] }
}

function solid(segments: readonly Segment[], ...holes: Segment[][]): InkPart {
  const contours = [segments, ...holes].map((edge, i) => ({ points: course(edge).slice(0, -1), isHole: i > 0 }))
  return { layer: 0, area: 10_000, kind: 'solid', certainty: 1, width: 60, strands: [], contours }
}

/** Lines through points, `x,y` each. */
function lines(...points: [number, number][]): Segment[] {
  return points.slice(1).map(([x, y], i) => line(points[i]![0], points[i]![1], x, y))
}

/** A box whose corners have a radius, clockwise from the middle of its left side. */
function roundBox(x0: number, y0: number, x1: number, y1: number, r: number): Segment[] {
  const quarter = Math.PI / 2
  return [
    line(x0, (y0 + y1) / 2, x0, y0 + r),
    arc(x0 + r, y0 + r, r, Math.PI, quarter),
    line(x0 + r, y0, x1 - r, y0),
    arc(x1 - r, y0 + r, r, -quarter, quarter),
    line(x1, y0 + r, x1, y1 - r),
    arc(x1 - r, y1 - r, r, 0, quarter),
    line(x1 - r, y1, x0 + r, y1),
    arc(x0 + r, y1 - r, r, quarter, quarter),
    line(x0, y1 - r, x0, (y0 + y1) / 2),
  ]
}

/** The statements of what is made of parts, a line each. */
function drawn(...parts: InkPart[]): string[] {
  const { figures } = shapesOf(RASTER, parts, OPTIONS)
  return print(programOf(figures)).trimEnd().split('\n').slice(1)
}

describe('shapesOf', () => {
  test('a ring is a circle', () => {
    assert.deepEqual(drawn(pen(loop(circleLoop(12, 12, 9)))), ['circle 12,12 9'])
  })

  test('an octagon is no circle, though its corners are round', () => {
    const eighth = Math.PI / 4
    const corner = (i: number): Point => ({
      x: 12 + 10.4 * Math.cos((i + 0.5) * eighth),
      y: 12 + 10.4 * Math.sin((i + 0.5) * eighth),
    })
    const sides = Array.from({ length: 8 }, (_, i) => [corner(i), corner(i + 1)] as const)
    const octagon = sides.flatMap(([a, b], i): Segment[] => {
      const at = (share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
      const middle = { x: 12 + 8.32 * Math.cos((i + 1.5) * eighth), y: 12 + 8.32 * Math.sin((i + 1.5) * eighth) }
      const [from, to] = [at(0.1), at(0.9)]
      return [line(from.x, from.y, to.x, to.y), arc(middle.x, middle.y, 1.92, (i + 1) * eighth, eighth)]
    })
    assert.deepEqual(drawn(pen(loop(octagon))), ['poly 2.4,8 8,2.4 16,2.4 21.6,8 21.6,16 16,21.6 8,21.6 2.4,16'])
  })

  test('a ring that a line has drawn out where it ends is a circle', () => {
    const [from, turn] = [Math.PI / 2 + 0.4, 2 * Math.PI - 0.8]
    const around = arc(12, 5, 2, from, turn)
    const ring = loop([around, ...lines([around.x1, around.y1], [12, 7.4], [around.x0, around.y0])])
    assert.deepEqual(drawn(pen(ring, strand(lines([12, 7.4], [12, 21])))), ['circle 12,5 2', 'line 12,7 12,21'])
  })

  test('a ring that two lines have parted is put together', () => {
    const parted = pen(
      strand([arc(18, 5, 2, Math.PI, 1.5 * Math.PI)], 0, 1),
      strand(lines([16, 5], [18, 7]), 0, 1),
      strand(lines([16, 5], [3, 5]), 0, null),
      strand(lines([18, 7], [18, 21]), 1, null),
    )
    assert.deepEqual(drawn(parted), ['circle 18,5 2', 'line 3,5 16,5', 'line 18,7 18,21'])
  })

  test('an arc lies on a round circle, so that it reaches as far as its ring or the grid', () => {
    const broken = pen(strand([arc(12, 12, 9, Math.PI + 0.777, -3.1)]))
    assert.deepEqual(drawn(broken), ['path 6.57,4.7 ccw 9 19.16,17.56'])
  })

  test('the radius of an arc is never too small for it', () => {
    for (const across of [1.01, 1.03, 2.01, 4.02]) {
      const half = { x0: 12 - across / 2, x1: 12 + across / 2, y: 12 }
      const nodes = [half.x0, half.x1].map((x) => ({ x, y: half.y, corner: 'cut' as const }))
      const chain = {
        kind: 'chain',
        nodes,
        sweeps: [3.1],
        closed: false,
        joinsAtStart: false,
        joinsAtEnd: false,
      } as const
      const text = print(programOf([{ form: chain, role: 'pen', ink: 1 }]))
      assert.deepEqual(parse(text).problems, [], text)
    }
  })

  test('rounded corners become those of a box, whatever their radius', () => {
    for (const r of [0.5, 1, 2, 3]) {
      assert.deepEqual(drawn(pen(loop(roundBox(3, 5, 21, 19, r)))), ['box 3,5 18x14'], `radius ${r}`)
    }
  })

  test('a check mark keeps its corner', () => {
    assert.deepEqual(drawn(pen(strand(lines([4, 12], [9, 17], [20, 6])))), ['line 4,12 9,17 20,6'])
  })

  test('hands end where they meet, within their ring', () => {
    const ring = pen(loop(circleLoop(12, 12, 10)))
    const hands = pen(strand(lines([12, 6], [12, 12], [16, 14])))
    assert.deepEqual(drawn(ring, hands), ['circle 12,12 10', 'line 12,6 12,12 16,14'])
  })

  test('lines that cross go straight on', () => {
    const cross = pen(
      strand(lines([5, 5], [12, 12]), null, 0),
      strand(lines([19, 5], [12, 12]), null, 0),
      strand(lines([12, 12], [5, 19]), 0, null),
      strand(lines([12, 12], [19, 19]), 0, null),
    )
    assert.deepEqual(drawn(cross).toSorted(), ['line 5,19 19,5', 'line 5,5 19,19'])
  })

  test('a line that meets another ends on it', () => {
    const house = pen(
      strand(lines([9, 21], [3, 21], [3, 10], [12, 3], [21, 10], [21, 21], [15, 21]), 0, 1),
      strand(lines([9, 21.1], [15, 21.1]), 0, 1),
      strand(lines([9, 20.8], [9, 14], [15, 14], [15, 20.8]), 0, 1),
    )
    assert.deepEqual(drawn(house), ['line 9,21 9,14 15,14 15,21', 'poly 3,10 12,3 21,10 21,21 3,21'])
  })

  test('an arch keeps its half circle, and runs into its legs', () => {
    const lock = pen(strand([line(7, 11, 7, 7), arc(12, 7, 5, Math.PI, Math.PI), line(17, 7, 17, 11)]))
    const body = pen(loop(roundBox(3, 11, 21, 22, 2)))
    assert.deepEqual(drawn(lock, body), ['path 7,11 7,7 cw 5 17,7 17,11', 'box 3,11 18x11'])
  })

  test('a small round part is a dot', () => {
    const frame = pen(loop(roundBox(3, 3, 21, 21, 2)))
    const dot = { ...solid(circleLoop(12, 12, 1)), area: 314 }
    assert.deepEqual(drawn(frame, dot), ['box 3,3 18x18', 'dot 12,12 1'])
  })

  test('a dot is as large as it was seen, in steps of half a pen', () => {
    const frame = pen(loop(roundBox(3, 3, 21, 21, 2)))
    const dot = (r: number): InkPart => ({ ...solid(circleLoop(12, 12, r)), area: Math.PI * r * r * 100 })
    assert.deepEqual(drawn(frame, dot(1.5)), ['box 3,3 18x18', 'dot 12,12'])
    assert.deepEqual(drawn(frame, dot(2)), ['box 3,3 18x18', 'dot 12,12 2'])
  })

  test('discs with nothing else are dots, unless they are filled', () => {
    const disc = (x: number, y: number): InkPart => ({ ...solid(circleLoop(x, y, 2)), area: 1256 })
    const discs = [disc(4, 19), disc(11.5, 11.5), disc(19, 4)]
    assert.deepEqual(drawn(...discs), ['dot 4,19 2', 'dot 11.5,11.5 2', 'dot 19,4 2'])
  })

  test('the edge of a solid is drawn in by half a stroke; its hole is as large as it was', () => {
    assert.deepEqual(drawn(solid(circleLoop(12, 12, 10), circleLoop(12, 12, 4))), [
      'circle 12,12 9',
      'circle 12,12 4 hole',
    ])
    assert.deepEqual(drawn(solid(roundBox(2, 4, 22, 20, 2))), ['box 3,5 18x14'])
  })

  test('a part too short to tell is a stroke where the rest was drawn with its pen', () => {
    const frame = pen(loop(roundBox(3, 3, 21, 21, 2)))
    const arms = [lines([9, 11], [12, 14]), lines([12, 14], [15, 11]), lines([12, 8], [12, 14])]
    const edge = solid(lines([9, 8], [15, 8], [15, 14], [9, 14], [9, 8]))
    const strokes = pen(...arms.map((arm, i) => strand(arm, i === 1 ? 0 : null, i === 1 ? null : 0)))
    const arrow: InkPart = { ...strokes, contours: edge.contours }
    const unsure: InkPart = { ...arrow, kind: 'solid', width: 20.4 }
    assert.deepEqual(drawn(frame, unsure), drawn(frame, arrow))
    assert.notDeepEqual(drawn(frame, unsure), drawn(frame, edge))
  })

  test('what is nearly symmetric is made so', () => {
    const lamp = pen(loop(lines([8.1, 4], [16.1, 4.1], [20.1, 16], [4.1, 16.1], [8.1, 4])))
    assert.deepEqual(drawn(lamp), ['poly 8,6 16,6 20,18 4,18'])
  })

  test('a small picture with no grid of its own fills the live area', () => {
    const half = ({ points, ...rest }: Strand): Strand => ({
      ...rest,
      points: points.map(({ x, y }) => ({ x: x / 2, y: y / 2 })),
    })
    const small = { ...pen(half(loop(roundBox(6, 7, 18, 17, 1)))), width: 7 }
    assert.deepEqual(drawn(small), ['box 3.5,5 17x14'])
  })
})
