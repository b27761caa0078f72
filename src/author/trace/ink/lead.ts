import type { Point } from '../../../drawing/geometry/segment.ts'

/** Where a sound run of a rail begins, and which way (a unit vector) the pen came from before it. */
export interface Lead {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

/** A run that is shorter than this share of its reach has no direction to go by. */
const LEAST_RUN = 0.28

/** A run may have unsound gaps, each of so large a share of its reach. */
const MOST_GAP = 0.3

/**
 * The lead of the run of points that begins at `start` and goes on by `step` (1 or −1) for `reach` px at the most: the tangent, at its
 * beginning, of the parabola nearest to its points. Null where the run is too short to have a direction.
 */
export function leadOf(
  points: readonly Point[],
  sound: readonly boolean[],
  start: number,
  step: number,
  reach: number,
): Lead | null {
  const run: { x: number; y: number; s: number }[] = []
  let s = 0
  for (let index = start; index >= 0 && index < points.length && s <= reach; index += step) {
    const point = points[index]!
    const before = points[index - step]
    if (before !== undefined && index !== start) s += Math.hypot(point.x - before.x, point.y - before.y)
    if (sound[index] === true) run.push({ ...point, s })
    else if (s - (run.at(-1)?.s ?? 0) > MOST_GAP * reach) break
  }
  if (run.length < 3 || run.at(-1)!.s < LEAST_RUN * reach) return null
  const [x, dx] = beginning(
    run.map(({ s }) => s),
    run.map(({ x }) => x),
  )
  const [y, dy] = beginning(
    run.map(({ s }) => s),
    run.map(({ y }) => y),
  )
  const length = Math.hypot(dx, dy)
  return length < 1e-6 ? null : { x, y, dx: -dx / length, dy: -dy / length }
}

/** Value and slope at 0 of the parabola (of the line, for few values) of least squares. */
function beginning(at: readonly number[], values: readonly number[]): [number, number] {
  const count = at.length
  const span = at.at(-1)!
  const powers = [0, 0, 0, 0, 0]
  const sums = [0, 0, 0]
  for (let i = 0; i < count; i++) {
    let power = 1
    const u = at[i]! / span
    for (let k = 0; k < 5; k++) {
      powers[k]! += power
      if (k < 3) sums[k]! += power * values[i]!
      power *= u
    }
  }
  const [n, p1, p2, p3, p4] = powers as [number, number, number, number, number]
  const [v0, v1, v2] = sums as [number, number, number]
  if (count >= 7) {
    const determinant = n * (p2 * p4 - p3 * p3) - p1 * (p1 * p4 - p2 * p3) + p2 * (p1 * p3 - p2 * p2)
    if (Math.abs(determinant) > 1e-9) {
      const value = v0 * (p2 * p4 - p3 * p3) - p1 * (v1 * p4 - v2 * p3) + p2 * (v1 * p3 - v2 * p2)
      const slope = n * (v1 * p4 - v2 * p3) - v0 * (p1 * p4 - p2 * p3) + p2 * (p1 * v2 - p2 * v1)
      return [value / determinant, slope / determinant / span]
    }
  }
  const slope = (n * v1 - p1 * v0) / (n * p2 - p1 * p1)
  return [(v0 - slope * p1) / n, slope / span]
}

/** Where two leads meet, if they go on; null where they are nearly parallel. */
export function meetingOf(one: Lead, other: Lead): Point | null {
  const cross = one.dx * other.dy - one.dy * other.dx
  if (Math.abs(cross) < 0.3) return null
  const along = ((other.x - one.x) * other.dy - (other.y - one.y) * other.dx) / cross
  return { x: one.x + along * one.dx, y: one.y + along * one.dy }
}

/** Points about 1 px apart on the smooth way from one lead to another that it goes on into; without their own. */
export function smoothWay(one: Lead, other: Lead): Point[] {
  const length = Math.hypot(other.x - one.x, other.y - one.y)
  const count = Math.max(1, Math.round(length))
  return Array.from({ length: count - 1 }, (_, index) => {
    const t = (index + 1) / count
    const [a, b, c, d] = [(1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2, t * t * (3 - 2 * t), t * t * (1 - t)]
    return {
      x: a * one.x + b * length * one.dx + c * other.x + d * length * other.dx,
      y: a * one.y + b * length * one.dy + c * other.y + d * length * other.dy,
    }
  })
}

/** Points about 1 px apart on the straight way between two; without them. */
export function straightWay(one: Point, other: Point): Point[] {
  const count = Math.max(1, Math.round(Math.hypot(other.x - one.x, other.y - one.y)))
  return Array.from({ length: count - 1 }, (_, index) => {
    const t = (index + 1) / count
    return { x: one.x + t * (other.x - one.x), y: one.y + t * (other.y - one.y) }
  })
}
