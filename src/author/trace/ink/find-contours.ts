import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Grid } from './grid.ts'

/** An edge of ink on a lattice, with the ink on its right. */
export interface Edge {
  readonly points: readonly Point[]
  /** A pixel of the ink that it bounds. */
  readonly pixel: number
  /** Signed area in px²: positive round ink, negative round a hole. */
  readonly area: number
}

/** For each of 16 cells (inked corners: 1 top left, 2 top right, 4 bottom right, 8 bottom left), pairs of sides from → to: 0 top, 1 right, 2 bottom, 3 left. */
const STEPS: readonly (readonly number[])[] = [
  [],
  [0, 3],
  [1, 0],
  [1, 3],
  [2, 1],
  [0, 1, 2, 3],
  [2, 0],
  [2, 3],
  [3, 2],
  [0, 2],
  [3, 0, 1, 2],
  [1, 2],
  [3, 1],
  [0, 1],
  [3, 0],
  [],
]

/** The edges of all ink, by marching squares: where coverage passes ½ between the middles of two pixels. Ink holds together at corners. */
export function findContours({ width, height, values }: Grid, mask: Uint8Array): Edge[] {
  const next = followers(mask, width, height)
  const edges: Edge[] = []
  for (let start = 0; start < next.length; start++) {
    if (next[start]! < 0) continue
    const points: Point[] = []
    let area = 0
    let pixel = -1
    for (let at = start; next[at]! >= 0;) {
      const first = at >> 1
      const second = at % 2 === 0 ? first + 1 : first + width
      if (pixel < 0) pixel = mask[first] === 1 ? first : second
      const share = crossing(values[first]!, values[second]!)
      const x = (first % width) + 0.5
      const y = Math.floor(first / width) + 0.5
      const point = at % 2 === 0 ? { x: x + share, y } : { x, y: y + share }
      const before = points.at(-1)
      if (before !== undefined) area += before.x * point.y - point.x * before.y
      points.push(point)
      const following = next[at]!
      next[at] = -1
      at = following
    }
    const last = points.at(-1)!
    area += last.x * points[0]!.y - points[0]!.x * last.y
    edges.push({ points, pixel, area: area / 2 })
  }
  return edges
}

/** For each crossing, the next one of its edge; −1 where there is none. Crossing 2p lies right of pixel p, 2p + 1 below it. */
function followers(mask: Uint8Array, width: number, height: number): Int32Array {
  const next = new Int32Array(2 * width * height).fill(-1)
  const sides = [0, 0, 0, 0]
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x
      const cell = mask[at]! + 2 * mask[at + 1]! + 4 * mask[at + width + 1]! + 8 * mask[at + width]!
      if (cell === 0 || cell === 15) continue
      sides[0] = 2 * at
      sides[1] = 2 * (at + 1) + 1
      sides[2] = 2 * (at + width)
      sides[3] = 2 * at + 1
      const steps = STEPS[cell]!
      for (let i = 0; i < steps.length; i += 2) next[sides[steps[i]!]!] = sides[steps[i + 1]!]!
    }
  }
  return next
}

/** Which share of the way from one pixel to the next the edge lies at; kept off the middles, so that no two points are one. */
function crossing(first: number, second: number): number {
  const share = (0.5 - first) / (second - first)
  return Number.isFinite(share) ? Math.min(0.98, Math.max(0.02, share)) : 0.5
}
