import type { Point } from '../../../drawing/geometry/segment.ts'

/** Running sums over a course of points: what any stretch of it needs for the best line or circle, at once. */
export interface Sums {
  readonly origin: Point
  /** Nine sums for each count of points: 1, x, y, xx, xy, yy, xz, yz, zz with z = xx + yy, about the origin. */
  readonly sums: Float64Array
}

/** The line that fits a stretch best, and how well: the sum of squared distances. */
export interface FittedLine {
  readonly kind: 'line'
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly error: number
}

/** The circle that fits a stretch best, and how well. */
export interface FittedCircle {
  readonly kind: 'circle'
  readonly x: number
  readonly y: number
  readonly r: number
  readonly error: number
}

const COUNT = 9

/** Sums up a course. */
export function sumsOf(points: readonly Point[]): Sums {
  const origin = {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  }
  const sums = new Float64Array((points.length + 1) * COUNT)
  for (const [i, point] of points.entries()) {
    const x = point.x - origin.x
    const y = point.y - origin.y
    const z = x * x + y * y
    const values = [1, x, y, x * x, x * y, y * y, x * z, y * z, z * z]
    for (let k = 0; k < COUNT; k++) sums[(i + 1) * COUNT + k] = sums[i * COUNT + k]! + values[k]!
  }
  return { origin, sums }
}

/** The line nearest to the points `from` to `to`, both included; which of its two directions it has says nothing. */
export function lineThrough({ origin, sums }: Sums, from: number, to: number): FittedLine {
  const a = from * COUNT
  const b = (to + 1) * COUNT
  const n = sums[b]! - sums[a]!
  const mx = (sums[b + 1]! - sums[a + 1]!) / n
  const my = (sums[b + 2]! - sums[a + 2]!) / n
  const xx = (sums[b + 3]! - sums[a + 3]!) / n - mx * mx
  const xy = (sums[b + 4]! - sums[a + 4]!) / n - mx * my
  const yy = (sums[b + 5]! - sums[a + 5]!) / n - my * my
  const half = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy)
  const least = Math.max(0, (xx + yy) / 2 - half)
  const most = (xx + yy) / 2 + half
  // Of the two ways to write the direction, the one that does not cancel out.
  const [vx, vy] = xx > yy ? [most - yy, xy] : [xy, most - xx]
  const length = Math.hypot(vx, vy) || 1
  return { kind: 'line', x: origin.x + mx, y: origin.y + my, dx: vx / length, dy: vy / length, error: least * n }
}

/** How well that line fits, without the line: it is asked for far more often. */
export function errorOfLine({ sums }: Sums, from: number, to: number): number {
  const a = from * COUNT
  const b = (to + 1) * COUNT
  const n = sums[b]! - sums[a]!
  const mx = (sums[b + 1]! - sums[a + 1]!) / n
  const my = (sums[b + 2]! - sums[a + 2]!) / n
  const xx = (sums[b + 3]! - sums[a + 3]!) / n - mx * mx
  const xy = (sums[b + 4]! - sums[a + 4]!) / n - mx * my
  const yy = (sums[b + 5]! - sums[a + 5]!) / n - my * my
  const half = (xx - yy) / 2
  return Math.max(0, (xx + yy) / 2 - Math.sqrt(half * half + xy * xy)) * n
}

/** The circle nearest to the points `from` to `to`, by squares of distances from the middle; null where they are straight. */
export function circleThrough({ origin, sums }: Sums, from: number, to: number): FittedCircle | null {
  const a = from * COUNT
  const b = (to + 1) * COUNT
  const n = sums[b]! - sums[a]!
  const mx = (sums[b + 1]! - sums[a + 1]!) / n
  const my = (sums[b + 2]! - sums[a + 2]!) / n
  const xxRaw = (sums[b + 3]! - sums[a + 3]!) / n
  const yyRaw = (sums[b + 5]! - sums[a + 5]!) / n
  const mz = xxRaw + yyRaw
  const xx = xxRaw - mx * mx
  const yy = yyRaw - my * my
  const xy = (sums[b + 4]! - sums[a + 4]!) / n - mx * my
  const xz = (sums[b + 6]! - sums[a + 6]!) / n - mx * mz
  const yz = (sums[b + 7]! - sums[a + 7]!) / n - my * mz
  const zz = (sums[b + 8]! - sums[a + 8]!) / n - mz * mz
  const det = xx * yy - xy * xy
  if (det < 1e-9) return null
  const p = (xz * yy - yz * xy) / det
  const q = (yz * xx - xz * xy) / det
  const square = mz - p * mx - q * my + (p * p + q * q) / 4
  if (!(square > 1e-6)) return null
  const error = Math.max(0, zz - p * xz - q * yz) / (4 * square)
  return { kind: 'circle', x: origin.x + p / 2, y: origin.y + q / 2, r: Math.sqrt(square), error: error * n }
}
