import { lengthOf, parameterAt } from './measure.ts'
import type { Arc, Line, Point, Segment } from './segment.ts'

/** A common point of two segments, with its share of the length on each. */
export interface Crossing {
  readonly x: number
  readonly y: number
  readonly ta: number
  readonly tb: number
}

/** How far past an end (in units of length) a common point may lie. */
const REACH = 1e-7

/**
 * The common points of two segments; points within 1e-7 of an end count as on it. Where the two run along each
 * other, the ends of the common stretch.
 */
export function intersections(a: Segment, b: Segment): Crossing[] {
  const found: Crossing[] = []
  for (const p of carrierCrossings(a, b)) collect(found, a, b, p.x, p.y)
  if (touches(b, a.x0, a.y0)) collect(found, a, b, a.x0, a.y0)
  if (touches(b, a.x1, a.y1)) collect(found, a, b, a.x1, a.y1)
  if (touches(a, b.x0, b.y0)) collect(found, a, b, b.x0, b.y0)
  if (touches(a, b.x1, b.y1)) collect(found, a, b, b.x1, b.y1)
  return found
}

/** Where the carriers (the infinite line, the full circle) meet. None when they coincide; a near touch counts once. */
export function carrierCrossings(a: Segment, b: Segment): Point[] {
  if (a.kind === 'line') return b.kind === 'line' ? lineLine(a, b) : lineCircle(a, b)
  return b.kind === 'line' ? lineCircle(b, a) : circleCircle(a, b)
}

function collect(found: Crossing[], a: Segment, b: Segment, x: number, y: number): void {
  const ta = within(a, parameterAt(a, x, y))
  const tb = within(b, parameterAt(b, x, y))
  if (ta === null || tb === null) return
  for (const f of found) if (Math.hypot(f.x - x, f.y - y) < 2 * REACH) return
  found.push({ x, y, ta, tb })
}

function within(s: Segment, t: number): number | null {
  const slack = REACH / Math.max(lengthOf(s), REACH)
  if (t < -slack || t > 1 + slack) return null
  return Math.min(1, Math.max(0, t))
}

function touches(s: Segment, x: number, y: number): boolean {
  if (s.kind === 'arc') return Math.abs(Math.hypot(x - s.cx, y - s.cy) - s.r) < REACH
  const length = lengthOf(s)
  if (length === 0) return Math.hypot(x - s.x0, y - s.y0) < REACH
  return Math.abs((x - s.x0) * (s.y1 - s.y0) - (y - s.y0) * (s.x1 - s.x0)) < REACH * length
}

function lineLine(a: Line, b: Line): Point[] {
  const ax = a.x1 - a.x0
  const ay = a.y1 - a.y0
  const bx = b.x1 - b.x0
  const by = b.y1 - b.y0
  const cross = ax * by - ay * bx
  if (Math.abs(cross) <= 1e-12 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return []
  const t = ((b.x0 - a.x0) * by - (b.y0 - a.y0) * bx) / cross
  return [{ x: a.x0 + t * ax, y: a.y0 + t * ay }]
}

function lineCircle(a: Line, c: Arc): Point[] {
  const length = lengthOf(a)
  if (length === 0) return []
  const ux = (a.x1 - a.x0) / length
  const uy = (a.y1 - a.y0) / length
  const along = (c.cx - a.x0) * ux + (c.cy - a.y0) * uy
  const footX = a.x0 + along * ux
  const footY = a.y0 + along * uy
  const off = Math.hypot(c.cx - footX, c.cy - footY)
  if (off > c.r + REACH) return []
  const half = Math.sqrt(Math.max(0, (c.r - off) * (c.r + off)))
  if (half < REACH) return [{ x: footX, y: footY }]
  return [
    { x: footX - half * ux, y: footY - half * uy },
    { x: footX + half * ux, y: footY + half * uy },
  ]
}

function circleCircle(a: Arc, b: Arc): Point[] {
  const dx = b.cx - a.cx
  const dy = b.cy - a.cy
  const apart = Math.hypot(dx, dy)
  if (apart < 1e-9 || apart > a.r + b.r + REACH || apart < Math.abs(a.r - b.r) - REACH) return []
  const along = (apart + ((a.r - b.r) * (a.r + b.r)) / apart) / 2
  const half = Math.sqrt(Math.max(0, (a.r - along) * (a.r + along)))
  const ux = dx / apart
  const uy = dy / apart
  const x = a.cx + along * ux
  const y = a.cy + along * uy
  if (half < REACH) return [{ x, y }]
  return [
    { x: x - half * uy, y: y + half * ux },
    { x: x + half * uy, y: y - half * ux },
  ]
}
