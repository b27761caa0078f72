import { intersections } from './intersect.ts'
import { parameterAt, pointAt } from './measure.ts'
import type { Arc, Line, Segment } from './segment.ts'

/** The shortest link between two segments: its length and its end on each. */
export interface Link {
  readonly distance: number
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
}

/** The distance from (x, y) to the nearest point of a segment. */
export function distanceTo(s: Segment, x: number, y: number): number {
  if (s.kind === 'arc') {
    const t = parameterAt(s, x, y)
    if (t >= 0 && t <= 1) return Math.abs(Math.hypot(x - s.cx, y - s.cy) - s.r)
    return Math.min(Math.hypot(x - s.x0, y - s.y0), Math.hypot(x - s.x1, y - s.y1))
  }
  const dx = s.x1 - s.x0
  const dy = s.y1 - s.y0
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - s.x0) * dx + (y - s.y0) * dy) / square))
  return Math.hypot(x - s.x0 - t * dx, y - s.y0 - t * dy)
}

/** The nearest point of a segment to (x, y), its share `t` of the length, and its distance. */
export function nearestOn(s: Segment, x: number, y: number): { x: number; y: number; t: number; distance: number } {
  let t = parameterAt(s, x, y)
  if (s.kind === 'arc' && (t < 0 || t > 1)) {
    t = Math.hypot(x - s.x0, y - s.y0) <= Math.hypot(x - s.x1, y - s.y1) ? 0 : 1
  }
  t = Math.min(1, Math.max(0, t))
  const p = pointAt(s, t)
  return { x: p.x, y: p.y, t, distance: Math.hypot(x - p.x, y - p.y) }
}

/** The shortest link between two segments; length 0 at a common point. Exact for lines and arcs in any pairing. */
export function distanceBetween(a: Segment, b: Segment): Link {
  const meeting = intersections(a, b)[0]
  if (meeting) return { distance: 0, ax: meeting.x, ay: meeting.y, bx: meeting.x, by: meeting.y }
  let best = fromPointOfA(b, a.x0, a.y0)
  best = shorter(best, fromPointOfA(b, a.x1, a.y1))
  best = shorter(best, swapped(fromPointOfA(a, b.x0, b.y0)))
  best = shorter(best, swapped(fromPointOfA(a, b.x1, b.y1)))
  for (const link of innerLinks(a, b)) best = shorter(best, link)
  return best
}

function shorter(a: Link, b: Link): Link {
  return b.distance < a.distance ? b : a
}

function swapped(link: Link): Link {
  return { distance: link.distance, ax: link.bx, ay: link.by, bx: link.ax, by: link.ay }
}

function fromPointOfA(b: Segment, x: number, y: number): Link {
  const near = nearestOn(b, x, y)
  return { distance: near.distance, ax: x, ay: y, bx: near.x, by: near.y }
}

/** Links between inner points stand upright on both segments, so they pass through the centres. */
function innerLinks(a: Segment, b: Segment): Link[] {
  if (a.kind === 'line') return b.kind === 'line' ? [] : lineToArc(a, b)
  return b.kind === 'line' ? lineToArc(b, a).map(swapped) : arcToArc(a, b)
}

function lineToArc(a: Line, b: Arc): Link[] {
  const foot = nearestOn(a, b.cx, b.cy)
  return foot.t > 0 && foot.t < 1 ? [fromPointOfA(b, foot.x, foot.y)] : []
}

function arcToArc(a: Arc, b: Arc): Link[] {
  const apart = Math.hypot(b.cx - a.cx, b.cy - a.cy)
  if (apart === 0) return []
  const links: Link[] = []
  for (const side of [1, -1]) {
    const x = a.cx + ((b.cx - a.cx) / apart) * a.r * side
    const y = a.cy + ((b.cy - a.cy) / apart) * a.r * side
    const t = parameterAt(a, x, y)
    if (t >= 0 && t <= 1) links.push(fromPointOfA(b, x, y))
  }
  return links
}
