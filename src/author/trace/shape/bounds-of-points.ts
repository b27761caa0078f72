import type { Box, Point } from '../../../drawing/geometry/segment.ts'

/** The box round points; an empty one at 0,0 where there are none. */
export function boundsOfPoints(points: readonly Point[]): Box {
  if (points.length === 0) return { x0: 0, y0: 0, x1: 0, y1: 0 }
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  return { x0, y0, x1, y1 }
}
