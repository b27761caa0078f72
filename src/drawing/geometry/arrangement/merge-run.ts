import { arcWithEnds, line } from '../construct.ts'
import type { Segment } from '../segment.ts'
import type { Side } from './boundary.ts'

/** Pieces of one carrier that follow each other, as they grow together. */
interface Stretch {
  x0: number
  y0: number
  x1: number
  y1: number
  readonly cx: number
  readonly cy: number
  readonly r: number
  readonly turn: -1 | 0 | 1
  sweep: number
}

/** How far (in units) a corner may lie off the merged line, or two circles apart, and still be one piece. */
const SAME = 2e-6

/** A closed run as the fewest segments: collinear lines and arcs of one circle are put together again. */
export function mergeRun(run: readonly Side[]): Segment[] {
  const stretches: Stretch[] = []
  for (const side of run) {
    const next = stretchOf(side)
    const last = stretches[stretches.length - 1]
    if (!last || !grow(last, next)) stretches.push(next)
  }
  while (stretches.length > 1 && grow(stretches[stretches.length - 1]!, stretches[0]!)) {
    stretches[0] = stretches.pop()!
  }
  const segments: Segment[] = []
  for (const stretch of stretches) addSegments(segments, stretch)
  return segments
}

function stretchOf({ edge, forward }: Side): Stretch {
  const x0 = forward ? edge.x0 : edge.x1
  const y0 = forward ? edge.y0 : edge.y1
  const x1 = forward ? edge.x1 : edge.x0
  const y1 = forward ? edge.y1 : edge.y0
  const turn = edge.turn === 0 || forward ? edge.turn : edge.turn === 1 ? -1 : 1
  const { cx, cy, r } = edge
  const sweep =
    turn === 0
      ? 0
      : Math.atan2((x0 - cx) * (y1 - cy) - (y0 - cy) * (x1 - cx), (x0 - cx) * (x1 - cx) + (y0 - cy) * (y1 - cy))
  return { x0, y0, x1, y1, cx, cy, r, turn, sweep }
}

/** Adds `b` to the end of `a` if both lie on one carrier and run the same way. */
function grow(a: Stretch, b: Stretch): boolean {
  if (a.turn !== b.turn) return false
  if (a.turn === 0 ? !sameLine(a, b) : !sameCircle(a, b)) return false
  a.x1 = b.x1
  a.y1 = b.y1
  a.sweep += b.sweep
  return true
}

function sameLine(a: Stretch, b: Stretch): boolean {
  const ax = a.x1 - a.x0
  const ay = a.y1 - a.y0
  const bx = b.x1 - a.x1
  const by = b.y1 - a.y1
  if (ax * bx + ay * by <= 0) return false
  const whole = Math.hypot(b.x1 - a.x0, b.y1 - a.y0)
  return Math.abs(ax * by - ay * bx) <= SAME * whole
}

function sameCircle(a: Stretch, b: Stretch): boolean {
  if (Math.abs(a.r - b.r) > SAME || Math.abs(a.cx - b.cx) > SAME || Math.abs(a.cy - b.cy) > SAME) return false
  return Math.abs(a.sweep + b.sweep) <= 2 * Math.PI + 1e-6
}

function addSegments(segments: Segment[], s: Stretch): void {
  if (s.turn === 0) {
    segments.push(line(s.x0, s.y0, s.x1, s.y1))
    return
  }
  const start = Math.atan2(s.y0 - s.cy, s.x0 - s.cx)
  if (Math.abs(s.sweep) < 2 * Math.PI - 1e-3) {
    segments.push(arcWithEnds(s.cx, s.cy, s.r, start, s.sweep, s.x0, s.y0, s.x1, s.y1))
    return
  }
  // A (nearly) full circle cannot be told from its ends, so it is given as two halves.
  const half = s.sweep / 2
  const x = s.cx + s.r * Math.cos(start + half)
  const y = s.cy + s.r * Math.sin(start + half)
  segments.push(arcWithEnds(s.cx, s.cy, s.r, start, half, s.x0, s.y0, x, y))
  segments.push(arcWithEnds(s.cx, s.cy, s.r, start + half, half, x, y, s.x1, s.y1))
}
