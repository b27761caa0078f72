import type { Point } from '../../../drawing/geometry/segment.ts'
import {
  circleThrough,
  errorOfLine,
  type FittedCircle,
  type FittedLine,
  lineThrough,
  type Sums,
  sumsOf,
} from './sums.ts'

/** A stretch of a course that one line or one arc fits. */
export interface FittedPiece {
  readonly carrier: FittedLine | FittedCircle
  /** How far an arc turns, in radians, clockwise positive; 0 for a line. */
  readonly sweep: number
  /** Where it begins, a place half-way, and where it ends, as they were seen; pieces share their ends. */
  readonly start: Point
  readonly middle: Point
  readonly end: Point
}

/** The same while it is looked for: `from` and `to` are the indices of its first and last point. */
interface Stretch extends Pick<FittedPiece, 'carrier' | 'sweep'> {
  readonly from: number
  readonly to: number
}

/** What a piece costs: an arc must be worth more than a line. */
const PRICE = { line: 1, arc: 1.35 }
/** Points may be this many tolerances off the piece that fits best on the whole. */
const FARTHEST = 1.7
const SWEEP = { least: 0.2, most: 5.8 }
/** Flatter and smaller arcs than these are lines, in units. */
const ARC_RADIUS = { least: 0.3, most: 60 }

/**
 * The fewest lines and arcs along points that stand `step` apart, found by dynamic programming: each piece costs, and so does
 * the distance from it. `tolerance` in units.
 */
export function fitPieces(points: readonly Point[], step: number, tolerance: number): FittedPiece[] {
  const count = points.length
  const sums = sumsOf(points)
  const cost = new Float64Array(count).fill(Infinity)
  const best: (Stretch | undefined)[] = []
  cost[0] = 0
  const weight = step / (tolerance * tolerance)
  const farthest = tolerance * FARTHEST
  for (let to = 1; to < count; to++) {
    for (let from = to - 1; from >= 0; from--) {
      const before = cost[from]!
      if (before + PRICE.line >= cost[to]!) continue
      const asLine = before + PRICE.line + errorOfLine(sums, from, to) * weight
      if (asLine < cost[to]!) {
        const line = lineThrough(sums, from, to)
        if (isNear(points, from, to, line, farthest)) {
          cost[to] = asLine
          best[to] = { from, to, carrier: line, sweep: 0 }
        }
      }
      if (to - from < 4 || before + PRICE.arc >= cost[to]!) continue
      const circle = circleThrough(sums, from, to)
      if (circle === null) continue
      const asArc = before + PRICE.arc + circle.error * weight
      if (asArc >= cost[to]!) continue
      const arc = arcAlong(circle, points, from, to, step)
      if (arc !== null && isNear(points, from, to, circle, farthest)) {
        cost[to] = asArc
        best[to] = arc
      }
    }
  }
  const stretches: Stretch[] = []
  for (let to = count - 1; to > 0;) {
    const stretch = best[to]!
    stretches.push(stretch)
    to = stretch.from
  }
  return stretches.toReversed().map(({ from, to, carrier, sweep }) => ({
    carrier: along(refined({ from, to, carrier, sweep }, sums, count, step), points[from]!, points[to]!),
    sweep,
    start: points[from]!,
    middle: points[Math.round((from + to) / 2)]!,
    end: points[to]!,
  }))
}

/** A line that leads from one point to another, not back. */
function along(carrier: FittedPiece['carrier'], from: Point, to: Point): FittedPiece['carrier'] {
  if (carrier.kind === 'circle' || carrier.dx * (to.x - from.x) + carrier.dy * (to.y - from.y) >= 0) return carrier
  return { ...carrier, dx: -carrier.dx, dy: -carrier.dy }
}

/** What fits a stretch without the points next to its ends: those a corner has rounded. */
function refined({ from, to, carrier }: Stretch, sums: Sums, count: number, step: number): FittedPiece['carrier'] {
  const spare = Math.min(Math.round(0.5 / step), Math.floor((to - from - 3) / 4))
  if (spare < 1) return carrier
  const start = from === 0 ? from : from + spare
  const end = to === count - 1 ? to : to - spare
  if (carrier.kind === 'line') return lineThrough(sums, start, end)
  const inner = circleThrough(sums, start, end)
  return inner === null || Math.abs(inner.r - carrier.r) > 0.3 * carrier.r ? carrier : inner
}

function arcAlong(
  circle: FittedCircle,
  points: readonly Point[],
  from: number,
  to: number,
  step: number,
): Stretch | null {
  if (circle.r < ARC_RADIUS.least || circle.r > ARC_RADIUS.most) return null
  const sweep = sweepAbout(circle, points, from, to)
  if (Math.abs(sweep) < SWEEP.least || Math.abs(sweep) > SWEEP.most) return null
  const length = (to - from) * step
  if (Math.abs(Math.abs(sweep) * circle.r - length) > 0.2 * length) return null
  return { from, to, carrier: circle, sweep }
}

/** How far a stretch turns round a middle, in radians, by way of two points between. */
function sweepAbout(middle: Point, points: readonly Point[], from: number, to: number): number {
  let sweep = 0
  let last = points[from]!
  for (let k = 1; k <= 3; k++) {
    const next = points[from + Math.round(((to - from) * k) / 3)]!
    const ax = last.x - middle.x
    const ay = last.y - middle.y
    const bx = next.x - middle.x
    const by = next.y - middle.y
    sweep += Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
    last = next
  }
  return sweep
}

function isNear(
  points: readonly Point[],
  from: number,
  to: number,
  carrier: FittedLine | FittedCircle,
  farthest: number,
): boolean {
  for (let i = from; i <= to; i++) if (distanceFrom(carrier, points[i]!) > farthest) return false
  return true
}

/** How far a point is from the line or circle that carries a piece. */
export function distanceFrom(carrier: FittedLine | FittedCircle, { x, y }: Point): number {
  const dx = x - carrier.x
  const dy = y - carrier.y
  return carrier.kind === 'line'
    ? Math.abs(dx * carrier.dy - dy * carrier.dx)
    : Math.abs(Math.sqrt(dx * dx + dy * dy) - carrier.r)
}
