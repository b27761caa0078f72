import { arcWithEnds, line } from './construct.ts'
import type { Point, Segment } from './segment.ts'

const TURN = 2 * Math.PI

/** The length of a segment along its course. */
export function lengthOf(s: Segment): number {
  return s.kind === 'line' ? Math.hypot(s.x1 - s.x0, s.y1 - s.y0) : Math.abs(s.sweep) * s.r
}

/** The point at the share `t` of the length; exactly the end points at 0 and 1. */
export function pointAt(s: Segment, t: number): Point {
  if (t === 0) return { x: s.x0, y: s.y0 }
  if (t === 1) return { x: s.x1, y: s.y1 }
  if (s.kind === 'line') return { x: s.x0 + (s.x1 - s.x0) * t, y: s.y0 + (s.y1 - s.y0) * t }
  const angle = s.start + s.sweep * t
  return { x: s.cx + s.r * Math.cos(angle), y: s.cy + s.r * Math.sin(angle) }
}

/** The unit vector of travel at `t`. A line of no length points to the right. */
export function tangentAt(s: Segment, t: number): Point {
  if (s.kind === 'line') {
    const length = Math.hypot(s.x1 - s.x0, s.y1 - s.y0)
    return length === 0 ? { x: 1, y: 0 } : { x: (s.x1 - s.x0) / length, y: (s.y1 - s.y0) / length }
  }
  const angle = s.start + s.sweep * t
  const turn = s.sweep < 0 ? -1 : 1
  return { x: -Math.sin(angle) * turn, y: Math.cos(angle) * turn }
}

/** The same course travelled backwards. */
export function reverse(s: Segment): Segment {
  if (s.kind === 'line') return line(s.x1, s.y1, s.x0, s.y0)
  return arcWithEnds(s.cx, s.cy, s.r, s.start + s.sweep, -s.sweep, s.x1, s.y1, s.x0, s.y0)
}

/** A run of segments travelled backwards. */
export function reverseLoop(segments: readonly Segment[]): Segment[] {
  return segments.map(reverse).reverse()
}

/** The part between two shares of the length; its ends are exact where a share is 0 or 1. */
export function slice(s: Segment, t0: number, t1: number): Segment {
  const from = pointAt(s, t0)
  const to = pointAt(s, t1)
  if (s.kind === 'line') return line(from.x, from.y, to.x, to.y)
  return arcWithEnds(s.cx, s.cy, s.r, s.start + s.sweep * t0, s.sweep * (t1 - t0), from.x, from.y, to.x, to.y)
}

/**
 * The share of the length at which (x, y), projected on the carrier, lies. Outside 0..1 when it lies before or
 * after the segment; for an arc the nearer end decides which.
 */
export function parameterAt(s: Segment, x: number, y: number): number {
  if (s.kind === 'line') {
    const dx = s.x1 - s.x0
    const dy = s.y1 - s.y0
    const square = dx * dx + dy * dy
    return square === 0 ? 0 : ((x - s.x0) * dx + (y - s.y0) * dy) / square
  }
  const size = Math.abs(s.sweep)
  if (size === 0) return 0
  const raw = (Math.atan2(y - s.cy, x - s.cx) - s.start) * (s.sweep < 0 ? -1 : 1)
  const turned = raw - TURN * Math.floor(raw / TURN)
  return (turned > Math.PI + size / 2 ? turned - TURN : turned) / size
}

/** The signed turn, in radians within -π..π, from the end of `a` to the start of `b`; clockwise is positive. */
export function headingChange(a: Segment, b: Segment): number {
  const from = tangentAt(a, 1)
  const to = tangentAt(b, 0)
  return Math.atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
}
/** Moved by (dx, dy). */
export function translate(s: Segment, dx: number, dy: number): Segment {
  if (s.kind === 'line') return line(s.x0 + dx, s.y0 + dy, s.x1 + dx, s.y1 + dy)
  return arcWithEnds(s.cx + dx, s.cy + dy, s.r, s.start, s.sweep, s.x0 + dx, s.y0 + dy, s.x1 + dx, s.y1 + dy)
}

/** Scaled about the origin; a negative factor also turns by half a turn. */
export function scale(s: Segment, k: number): Segment {
  if (s.kind === 'line') return line(s.x0 * k, s.y0 * k, s.x1 * k, s.y1 * k)
  const start = k < 0 ? s.start + Math.PI : s.start
  return arcWithEnds(s.cx * k, s.cy * k, s.r * Math.abs(k), start, s.sweep, s.x0 * k, s.y0 * k, s.x1 * k, s.y1 * k)
}

/** Turned by `radians` (clockwise on screen) about (x, y). */
export function rotate(s: Segment, radians: number, x: number, y: number): Segment {
  const cos = exact(Math.cos(radians))
  const sin = exact(Math.sin(radians))
  const turnX = (px: number, py: number): number => x + (px - x) * cos - (py - y) * sin
  const turnY = (px: number, py: number): number => y + (px - x) * sin + (py - y) * cos
  const x0 = turnX(s.x0, s.y0)
  const y0 = turnY(s.x0, s.y0)
  const x1 = turnX(s.x1, s.y1)
  const y1 = turnY(s.x1, s.y1)
  if (s.kind === 'line') return line(x0, y0, x1, y1)
  return arcWithEnds(turnX(s.cx, s.cy), turnY(s.cx, s.cy), s.r, s.start + radians, s.sweep, x0, y0, x1, y1)
}

/** Quarter turns must map a grid onto itself, so the rounding dust of sine and cosine is removed. */
function exact(value: number): number {
  const nearest = Math.round(value)
  return Math.abs(value - nearest) < 1e-15 ? nearest : value
}

/** Mirrored: axis 'x' maps x to 2·at − x (the mirror stands upright at x = at), axis 'y' maps y to 2·at − y. */
export function reflect(s: Segment, axis: 'x' | 'y', at: number): Segment {
  const upright = axis === 'x'
  const flipX = (x: number): number => (upright ? 2 * at - x : x)
  const flipY = (y: number): number => (upright ? y : 2 * at - y)
  if (s.kind === 'line') return line(flipX(s.x0), flipY(s.y0), flipX(s.x1), flipY(s.y1))
  const start = upright ? Math.PI - s.start : -s.start
  return arcWithEnds(flipX(s.cx), flipY(s.cy), s.r, start, -s.sweep, flipX(s.x0), flipY(s.y0), flipX(s.x1), flipY(s.y1))
}
