import { arcWithEnds, circleLoop, line, tangentArc } from './construct.ts'
import { headingChange, lengthOf, reverse, translate } from './measure.ts'
import type { Point, Segment } from './segment.ts'

/**
 * Two arcs that leave (x0, y0) along the unit tangent t0 and reach (x1, y1) along t1, smooth where they meet; one
 * arc or a line where that is enough, nothing between equal points.
 */
export function biarc(x0: number, y0: number, t0: Point, x1: number, y1: number, t1: Point): Segment[] {
  const vx = x1 - x0
  const vy = y1 - y0
  const square = vx * vx + vy * vy
  if (square === 0) return []
  const along = vx * (t0.x + t1.x) + vy * (t0.y + t1.y)
  const bend = 2 * (1 - (t0.x * t1.x + t0.y * t1.y))
  const across = vx * t1.x + vy * t1.y
  let reach: number
  if (bend > 1e-9) reach = (Math.sqrt(along * along + bend * square) - along) / bend
  else if (Math.abs(across) > 1e-9) reach = square / (4 * across)
  else return joinedAt(x0, y0, t0, x1, y1, t1, (x0 + x1) / 2, (y0 + y1) / 2)
  const x = (x0 + x1 + reach * (t0.x - t1.x)) / 2
  const y = (y0 + y1 + reach * (t0.y - t1.y)) / 2
  return joinedAt(x0, y0, t0, x1, y1, t1, x, y)
}

function joinedAt(
  x0: number,
  y0: number,
  t0: Point,
  x1: number,
  y1: number,
  t1: Point,
  x: number,
  y: number,
): Segment[] {
  const first = tangentArc(x0, y0, t0.x, t0.y, x, y)
  const second = reverse(tangentArc(x1, y1, -t1.x, -t1.y, x, y))
  if (first.kind === 'line' && second.kind === 'line' && Math.abs(headingChange(first, second)) < 1e-6) {
    return [line(x0, y0, x1, y1)]
  }
  if (first.kind === 'arc' && second.kind === 'arc' && Math.hypot(first.cx - second.cx, first.cy - second.cy) < 1e-9) {
    return [{ ...first, x1, y1, sweep: first.sweep + second.sweep }]
  }
  return [first, second].filter((s) => lengthOf(s) > 1e-9)
}

/** A point a curve runs through; at a sharp one it may turn a corner. */
export interface CurvePoint extends Point {
  readonly sharp: boolean
}

/**
 * A smooth curve of biarcs through points. At a smooth point the tangent is that of the circle through it and its
 * two neighbours; at an end or a sharp point it mirrors the tangent at the other end of the span. Between two sharp
 * points runs a line.
 */
export function smoothCurve(points: readonly CurvePoint[], closed: boolean): Segment[] {
  const distinct = points.filter((p, i) => {
    const before = points[i - 1] ?? (closed ? points[points.length - 1] : undefined)
    return before === undefined || before === p || Math.hypot(p.x - before.x, p.y - before.y) > 1e-9
  })
  const count = distinct.length
  if (count < 2) return []
  const tangents = distinct.map((p, i) => {
    const before = closed ? distinct[(i + count - 1) % count] : distinct[i - 1]
    const after = closed ? distinct[(i + 1) % count] : distinct[i + 1]
    return p.sharp || !before || !after ? null : circleTangent(before, p, after)
  })
  const segments: Segment[] = []
  const spans = closed ? count : count - 1
  for (let i = 0; i < spans; i++) {
    const j = (i + 1) % count
    addSpan(segments, distinct[i]!, tangents[i]!, distinct[j]!, tangents[j]!)
  }
  return segments
}

function addSpan(segments: Segment[], a: Point, from: Point | null, b: Point, to: Point | null): void {
  const t0 = from ?? (to && mirrored(to, a, b))
  const t1 = to ?? (from && mirrored(from, a, b))
  if (t0 && t1) segments.push(...biarc(a.x, a.y, t0, b.x, b.y, t1))
  else segments.push(line(a.x, a.y, b.x, b.y))
}

/** The direction in which the circle through three points passes the middle one. */
function circleTangent(before: Point, p: Point, after: Point): Point {
  const ux = p.x - before.x
  const uy = p.y - before.y
  const vx = after.x - p.x
  const vy = after.y - p.y
  const u = ux * ux + uy * uy
  const v = vx * vx + vy * vy
  const x = ux / u + vx / v
  const y = uy / u + vy / v
  const length = Math.hypot(x, y)
  if (length * Math.sqrt(u) > 1e-9) return { x: x / length, y: y / length }
  // Straight there and back: turn round clockwise.
  const chord = Math.sqrt(u)
  return { x: -uy / chord, y: ux / chord }
}

/** The tangent at one end of an arc over the chord a-b whose other end has the tangent t. */
function mirrored(t: Point, a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const ux = (b.x - a.x) / length
  const uy = (b.y - a.y) / length
  const along = 2 * (t.x * ux + t.y * uy)
  return { x: along * ux - t.x, y: along * uy - t.y }
}

/**
 * An ellipse as eight arcs, two per quarter, tangent continuous, symmetric in both axes, clockwise from its
 * rightmost point. With equal radii the exact circle. Farthest from the true ellipse: 1.2 % of the larger radius.
 */
export function ellipseLoop(cx: number, cy: number, rx: number, ry: number): Segment[] {
  if (Math.abs(rx - ry) < 1e-6 * Math.max(rx, ry)) return circleLoop(cx, cy, rx)
  const quarter = ovalQuarter(rx, ry)
  const lowerLeft = quarter.map((s) => mirroredTo(reverse(s), -1, 1)).reverse()
  const upperLeft = quarter.map((s) => mirroredTo(s, -1, -1))
  const upperRight = quarter.map((s) => mirroredTo(reverse(s), 1, -1)).reverse()
  return [...quarter, ...lowerLeft, ...upperLeft, ...upperRight].map((s) => translate(s, cx, cy))
}

/** The lower right quarter: one arc centred on each axis, touching where they meet. */
function ovalQuarter(rx: number, ry: number): Segment[] {
  const small = Math.min(rx, ry)
  const large = Math.max(rx, ry)
  // Fitted to the least deviation: a little flatter than the ellipse at its tip, so that the side is not too full.
  const flat = small / large
  const tipRadius = ((small * small) / large) * flat ** -(0.3 + 0.2 * (1 - flat) ** 2)
  const sideRadius = (small * small + large * large - 2 * large * tipRadius) / (2 * (small - tipRadius))
  const wide = rx > ry
  const right = rx - (wide ? tipRadius : sideRadius)
  const bottom = ry - (wide ? sideRadius : tipRadius)
  const reach = tipRadius / Math.hypot(right, bottom)
  const x = wide ? right + right * reach : -right * reach
  const y = wide ? -bottom * reach : bottom + bottom * reach
  const first = Math.atan2(y, x - right)
  const second = Math.atan2(y - bottom, x)
  return [
    arcWithEnds(right, 0, rx - right, 0, first, rx, 0, x, y),
    arcWithEnds(0, bottom, ry - bottom, second, Math.PI / 2 - second, x, y, 0, ry),
  ]
}

function mirroredTo(s: Segment, signX: 1 | -1, signY: 1 | -1): Segment {
  const x0 = s.x0 * signX
  const y0 = s.y0 * signY
  const x1 = s.x1 * signX
  const y1 = s.y1 * signY
  if (s.kind === 'line') return line(x0, y0, x1, y1)
  const cx = s.cx * signX
  const cy = s.cy * signY
  return arcWithEnds(cx, cy, s.r, Math.atan2(y0 - cy, x0 - cx), s.sweep * signX * signY, x0, y0, x1, y1)
}
