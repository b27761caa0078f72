import type { Point } from '../../../drawing/geometry/segment.ts'
import { boundsOfPoints } from './bounds-of-points.ts'
import type { Form } from './figure.ts'
import { circleThrough, sumsOf } from './sums.ts'

/** How far points may be from a circle or an oval: a part of its radius, and of a pixel. */
const SLACK = { radius: 0.035, grain: 1 }
/** An oval this near to a circle is one. */
const NEARLY_ROUND = 0.04

/** The circle or upright oval that a closed course is; null for anything else. `grain` is a pixel in units. */
export function roundForm(points: readonly Point[], grain: number): Form | null {
  const circle = circleThrough(sumsOf(points), 0, points.length - 1)
  if (circle === null) return null
  const slack = Math.min(0.4, SLACK.radius * circle.r + SLACK.grain * grain)
  const isOff = (point: Point): boolean =>
    Math.abs(Math.hypot(point.x - circle.x, point.y - circle.y) - circle.r) > slack
  if (!points.some(isOff)) return { kind: 'circle', x: circle.x, y: circle.y, r: circle.r }
  const { x0, y0, x1, y1 } = boundsOfPoints(points)
  const [x, y, rx, ry] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2]
  if (Math.min(rx, ry) < 0.5 || Math.abs(rx - ry) < NEARLY_ROUND * (rx + ry)) return null
  const leaves = (point: Point): boolean => {
    const u = (point.x - x) / rx
    const v = (point.y - y) / ry
    const away = Math.hypot(u, v)
    // The distance to the oval, to first order.
    const slope = Math.hypot(u / rx, v / ry) / (away || 1)
    return Math.abs(away - 1) / (slope || 1) > Math.min(0.4, SLACK.radius * Math.min(rx, ry) + SLACK.grain * grain)
  }
  return points.some(leaves) ? null : { kind: 'oval', x, y, rx, ry }
}
