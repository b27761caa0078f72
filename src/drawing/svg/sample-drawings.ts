import { arc, arcBetween, line } from '../geometry/construct.ts'
import { reverseLoop } from '../geometry/measure.ts'
import type { Path, Segment } from '../geometry/segment.ts'
import type { Cut } from '../model/cut.ts'
import type { Drawing, Mark, Traits } from '../model/drawing.ts'

/** Drawings made by hand, so that tests of the writer need no compiler. */

const TRAITS: Traits = { keyline: 'free', directional: false, partial: false, unfillable: false, badge: null }
const SPAN = { start: 0, end: 0, line: 1, column: 1 }

/** A stroked drawing at 24 px and stroke 2; a radius of 0 gives butt caps and mitred joins. */
export function strokedDrawing(marks: readonly Mark[], cut: Partial<Cut> = {}): Drawing {
  const whole: Cut = { size: 24, stroke: 2, radius: 3, finish: 'outlined', ...cut }
  const [cap, join] = whole.radius === 0 ? (['butt', 'miter'] as const) : (['round', 'round'] as const)
  return { cut: whole, strokeWidth: whole.stroke, cap, join, marks, ink: [], traits: TRAITS, twin: null }
}

/** A filled drawing of loops that are already wound as the contract of `Drawing.ink` wants it. */
export function filledDrawing(ink: readonly (readonly Segment[])[]): Drawing {
  const marks = ink.map((segments) => mark({ segments, closed: true }))
  const cut: Cut = { size: 24, stroke: 2, radius: 3, finish: 'filled' }
  return { ...strokedDrawing(marks), cut, strokeWidth: null, ink }
}

export function mark(path: Path): Mark {
  return { path, span: SPAN, part: '', dot: null }
}

export function dot(x: number, y: number, diameter: number): Mark {
  return { ...mark({ segments: [line(x, y, x, y)], closed: false }), dot: { x, y, diameter } }
}

/** A straight run through points. */
export function chain(points: readonly (readonly [number, number])[], closed = false): Path {
  const ends = closed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1)
  const segments = ends.map(([x, y], index) => {
    const [x0, y0] = points[index] ?? [x, y]
    return line(x0, y0, x, y)
  })
  return { segments, closed }
}

/** A box with round corners, clockwise from its upper left side. */
export function roundBox(x0: number, y0: number, x1: number, y1: number, r: number): Path {
  const quarter = Math.PI / 2
  const segments: Segment[] = [
    line(x0 + r, y0, x1 - r, y0),
    arcBetween(x1 - r, y0, x1, y0 + r, quarter),
    line(x1, y0 + r, x1, y1 - r),
    arcBetween(x1, y1 - r, x1 - r, y1, quarter),
    line(x1 - r, y1, x0 + r, y1),
    arcBetween(x0 + r, y1, x0, y1 - r, quarter),
    line(x0, y1 - r, x0, y0 + r),
    arcBetween(x0, y0 + r, x0 + r, y0, quarter),
  ]
  return { segments, closed: true }
}

export function circle(cx: number, cy: number, r: number): Path {
  return { segments: [arc(cx, cy, r, 0, Math.PI), arc(cx, cy, r, Math.PI, Math.PI)], closed: true }
}

/** Named drawings that together use every form the writer knows. */
export function sampleDrawings(): ReadonlyMap<string, Drawing> {
  const dots = [dot(12, 12, 2), dot(5.25, 12, 3), dot(18.75, 12, 2)]
  const triangle = mark(
    chain(
      [
        [3, 20.123],
        [12, 3.987],
        [21, 20.123],
      ],
      true,
    ),
  )
  const ring = [
    circle(12, 12, 10).segments,
    reverseLoop(circle(12, 12, 6.123).segments),
    roundBox(10, 10, 14, 14, 0.75).segments,
  ]
  return new Map([
    ['bell', strokedDrawing(bell())],
    [
      'clock',
      strokedDrawing(
        [
          mark(circle(12, 12, 9.5)),
          mark(
            chain([
              [12, 7],
              [12, 12],
              [15.37, 14.18],
            ]),
          ),
        ],
        { size: 20, stroke: 1.5 },
      ),
    ],
    ['wave', strokedDrawing([wave()])],
    ['dots', strokedDrawing(dots)],
    ['square-dots', strokedDrawing(dots, { radius: 0 })],
    ['many', strokedDrawing([...manyLines(), mark(circle(18, 18, 3.5)), dot(4, 20, 3)])],
    [
      'box',
      strokedDrawing(
        [
          mark(roundBox(3, 4.5, 21, 19.5, 3)),
          mark(
            chain([
              [7, 12],
              [17, 12],
            ]),
          ),
        ],
        { stroke: 1 },
      ),
    ],
    ['sharp', strokedDrawing([triangle], { radius: 0, stroke: 3 })],
    ['ring', filledDrawing(ring)],
  ])
}

function bell(): Mark[] {
  const body = [
    line(4, 17, 6, 14.33),
    line(6, 14.33, 6, 9),
    arc(12, 9, 6, Math.PI, Math.PI),
    line(18, 9, 18, 14.33),
    line(18, 14.33, 20, 17),
    line(20, 17, 4, 17),
  ]
  return [mark({ segments: body, closed: true }), mark({ segments: [arc(12, 20, 2, 0.3, 2.5)], closed: false })]
}

function wave(): Mark {
  const segments = [arcBetween(3.111, 14.777, 10.05, 10.303, 2.7), arcBetween(10.05, 10.303, 12.345, 9.876, -5.9)]
  return mark({ segments, closed: false })
}

function manyLines(): Mark[] {
  return Array.from({ length: 12 }, (_, index) =>
    mark(
      chain([
        [2 + index * 1.7, 4],
        [3 + index * 1.7, 7.77 + index],
      ]),
    ),
  )
}
