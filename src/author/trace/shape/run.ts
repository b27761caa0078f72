import type { Point } from '../../../drawing/geometry/segment.ts'

/** A course of points as it was found, before lines and arcs are fitted to it. */
export interface Run {
  readonly points: readonly Point[]
  readonly closed: boolean
  /** Whether its first and its last point lie on another run; a closed one has no ends. */
  readonly joinsAtStart: boolean
  readonly joinsAtEnd: boolean
}

/** The length of a run, the way back to its start included where it is closed. */
export function lengthOfRun({ points, closed }: Run): number {
  let length = 0
  for (let i = 1; i < points.length; i++) length += distance(points[i - 1]!, points[i]!)
  return closed && points.length > 1 ? length + distance(points.at(-1)!, points[0]!) : length
}

/** How far two points are apart: by a root, which every processor rounds alike and which takes a fraction of the time of `Math.hypot`. */
export function distance(a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  return Math.sqrt(dx * dx + dy * dy)
}
