import type { Point } from '../../../drawing/geometry/segment.ts'
import { sampleAt, type Grid } from './grid.ts'
import type { Branch } from './skeleton-branches.ts'

/** A branch on its way to a strand: points in the middle of the ink, as far as the ink has a middle there. */
export interface Rail {
  readonly from: number | null
  readonly to: number | null
  readonly closed: boolean
  readonly points: readonly Point[]
  /** How wide the ink is across each point, in px; null where it has no two sides near enough. */
  readonly widths: readonly (number | null)[]
}

/** Widths may be off the expected one by this share before a point is moved to their middle. */
const ODD = 0.3

/** Lays a rail along the pixels of a branch, and moves it twice to the middle between the ink's edges, where these are about `pen` px apart. */
export function railAlong({ from, to, pixels }: Branch, grid: Grid, pen: number): Rail {
  const closed = from === null
  const start = pixels.map((pixel) => ({ x: (pixel % grid.width) + 0.5, y: Math.floor(pixel / grid.width) + 0.5 }))
  let points = smoothed(start, closed, 4)
  let widths: (number | null)[] = []
  for (let round = 0; round < 2; round++) {
    const across = points.map((_, index) => profileAt(grid, points, index, closed, pen))
    points = smoothed(
      points.map((point, index) => {
        const { width, middle } = across[index]!
        return width !== null && Math.abs(width - pen) < ODD * pen + 1 ? middle : point
      }),
      closed,
      2,
    )
    widths = across.map(({ width }) => width)
  }
  return { from, to, closed, points, widths }
}

/** A smoother line through as many points; the ends of an open one stay. */
export function smoothed(points: readonly Point[], closed: boolean, rounds: number): Point[] {
  let smooth = [...points]
  const count = points.length
  for (let round = 0; round < rounds; round++) {
    const before = smooth
    smooth = before.map((point, index) => {
      if (!closed && (index === 0 || index === count - 1)) return point
      const [one, other] = [before[(index + count - 1) % count]!, before[(index + 1) % count]!]
      return { x: (one.x + 2 * point.x + other.x) / 4, y: (one.y + 2 * point.y + other.y) / 4 }
    })
  }
  return smooth
}

/** The ink across a rail at one of its points: how wide, and the middle. */
function profileAt(
  grid: Grid,
  points: readonly Point[],
  index: number,
  closed: boolean,
  pen: number,
): { width: number | null; middle: Point } {
  const count = points.length
  const wanted = Math.max(2, Math.round(pen * 0.3))
  // A loop round a tiny hole in wide ink may be shorter than what is looked at.
  const reach = closed ? Math.min(wanted, Math.floor(count / 3)) : wanted
  const before = closed ? points[(index + count - reach) % count]! : points[Math.max(0, index - reach)]!
  const after = closed ? points[(index + reach) % count]! : points[Math.min(count - 1, index + reach)]!
  const point = points[index]!
  const length = Math.hypot(after.x - before.x, after.y - before.y)
  if (length === 0) return { width: null, middle: point }
  const [dx, dy] = [-(after.y - before.y) / length, (after.x - before.x) / length]
  const left = edgeFrom(grid, point, dx, dy, pen)
  const right = edgeFrom(grid, point, -dx, -dy, pen)
  if (left === null || right === null) return { width: null, middle: point }
  const shift = (left - right) / 2
  return { width: left + right, middle: { x: point.x + dx * shift, y: point.y + dy * shift } }
}

/** How far the edge of the ink is from a point in a direction (a unit vector), in px; null when it is more than a pen away. */
export function edgeFrom(grid: Grid, point: Point, dx: number, dy: number, pen: number): number | null {
  const step = 0.5
  let before = sampleAt(grid, point.x, point.y)
  if (before < 0.5) return null
  for (let way = step; way <= pen + 2; way += step) {
    const value = sampleAt(grid, point.x + dx * way, point.y + dy * way)
    if (value < 0.5) return way - step + (step * (before - 0.5)) / (before - value)
    before = value
  }
  return null
}
