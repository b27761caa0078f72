import type { Arc, Box, Line, Segment } from './segment.ts'

/** Below this turn (radians) an arc is not told apart from its chord. */
const STRAIGHT = 1e-7

/** A straight piece between two points. */
export function line(x0: number, y0: number, x1: number, y1: number): Line {
  return { kind: 'line', x0, y0, x1, y1 }
}

/** An arc round (cx, cy) from the angle `start` over the signed turn `sweep`, both in radians. */
export function arc(cx: number, cy: number, r: number, start: number, sweep: number): Arc {
  const x0 = cx + r * Math.cos(start)
  const y0 = cy + r * Math.sin(start)
  const whole = Math.abs(sweep) >= 2 * Math.PI
  const x1 = whole ? x0 : cx + r * Math.cos(start + sweep)
  const y1 = whole ? y0 : cy + r * Math.sin(start + sweep)
  return { kind: 'arc', x0, y0, x1, y1, cx, cy, r, start, sweep }
}

/** An arc whose end points are given, so that it meets its neighbours exactly and not only to rounding. */
export function arcWithEnds(
  cx: number,
  cy: number,
  r: number,
  start: number,
  sweep: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Arc {
  return { kind: 'arc', x0, y0, x1, y1, cx, cy, r, start, sweep }
}

/** The arc through both points that turns by `sweep` radians; a line when it hardly turns or the points coincide. */
export function arcBetween(x0: number, y0: number, x1: number, y1: number, sweep: number): Segment {
  const dx = x1 - x0
  const dy = y1 - y0
  const chord = Math.hypot(dx, dy)
  const half = sweep / 2
  if (Math.abs(sweep) < STRAIGHT || chord === 0 || Math.abs(Math.sin(half)) < STRAIGHT) return line(x0, y0, x1, y1)
  const r = chord / (2 * Math.sin(Math.abs(half)))
  const reach = 1 / (2 * Math.tan(half))
  const cx = (x0 + x1) / 2 - dy * reach
  const cy = (y0 + y1) / 2 + dx * reach
  return arcWithEnds(cx, cy, r, Math.atan2(y0 - cy, x0 - cx), sweep, x0, y0, x1, y1)
}

/** The arc that leaves (x0, y0) along the unit tangent (tx, ty) and ends in (x1, y1); a line when that is straight. */
export function tangentArc(x0: number, y0: number, tx: number, ty: number, x1: number, y1: number): Segment {
  const dx = x1 - x0
  const dy = y1 - y0
  const cross = tx * dy - ty * dx
  const chord = Math.hypot(dx, dy)
  if (Math.abs(cross) <= STRAIGHT * chord) return line(x0, y0, x1, y1)
  const signedRadius = (chord * chord) / (2 * cross)
  const cx = x0 - ty * signedRadius
  const cy = y0 + tx * signedRadius
  const sweep = 2 * Math.atan2(cross, tx * dx + ty * dy)
  return arcWithEnds(cx, cy, Math.abs(signedRadius), Math.atan2(y0 - cy, x0 - cx), sweep, x0, y0, x1, y1)
}

/** A full circle, clockwise from its rightmost point, as two half arcs. */
export function circleLoop(cx: number, cy: number, r: number): Segment[] {
  return [
    arcWithEnds(cx, cy, r, 0, Math.PI, cx + r, cy, cx - r, cy),
    arcWithEnds(cx, cy, r, Math.PI, Math.PI, cx - r, cy, cx + r, cy),
  ]
}

/** The outline of a box, clockwise from its top left corner. */
export function boxLoop(box: Box): Segment[] {
  const { x0, y0, x1, y1 } = box
  return [line(x0, y0, x1, y0), line(x1, y0, x1, y1), line(x1, y1, x0, y1), line(x0, y1, x0, y0)]
}
