import type { Point } from './segment.ts'

/** Corners of the smallest convex polygon that holds all points, clockwise on screen; two for points on one line, one for a single point. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const first = sorted[0]
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return []
  if (first.x === last.x && first.y === last.y) return [first]
  // One half over the points from left to right, the other back: each ends where the other begins.
  return [...half(sorted), ...half(sorted.reverse())]
}

function half(points: readonly Point[]): Point[] {
  const corners: Point[] = []
  for (const point of points) {
    while (corners.length > 1 && turn(corners.at(-2)!, corners.at(-1)!, point) <= 0) corners.pop()
    corners.push(point)
  }
  return corners.slice(0, -1)
}

/** Above 0 where the way from a over b to c turns clockwise on screen. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
}
