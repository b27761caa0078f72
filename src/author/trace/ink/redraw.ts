import { distanceMap } from './distance-map.ts'
import type { Strands } from './find-strands.ts'
import type { Grid } from './grid.ts'
import type { Areas } from './label-areas.ts'

/** What a pen that goes along the strands of a part would draw otherwise than the part is. */
export interface Misfit {
  /** Ink that no stroke reaches, in px. */
  readonly missing: number
  /** Ground that a stroke would cover, in px. */
  readonly added: number
}

/** How far the edge of a stroke may be from that of the ink, in pen widths, and at the least in what an edge may be off. */
const LEEWAY = 0.12
const LEEWAY_EDGE = 1.1

/** Draws all parts again with their pens, and compares: by the number of each part, those without strands excepted. Edges may be `blur` px off. */
export function redraw(
  strands: ReadonlyMap<number, Strands>,
  areas: Areas,
  { width, height }: Grid,
  blur: number,
): Map<number, Misfit> {
  if (strands.size === 0) return new Map()
  const away = new Uint8Array(width * height).fill(1)
  const owners = new Int32Array(width * height)
  for (const [label, { rails }] of strands) {
    for (const { points, closed } of rails) {
      points.forEach((point, index) => {
        const next = points[index + 1] ?? (closed ? points[0]! : point)
        const steps = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y)))
        for (let step = 0; step < steps; step++) {
          const x = Math.floor(point.x + ((next.x - point.x) * step) / steps)
          const y = Math.floor(point.y + ((next.y - point.y) * step) / steps)
          if (x < 0 || y < 0 || x >= width || y >= height) continue
          away[y * width + x] = 0
          owners[y * width + x] = label
        }
      })
    }
  }
  const count = areas.sizes.length
  const [halves, leeways] = [new Float64Array(count), new Float64Array(count).fill(Infinity)]
  let reach = 0
  for (const [label, { pen }] of strands) {
    const leeway = Math.max(LEEWAY * pen, LEEWAY_EDGE * blur)
    halves[label] = pen / 2
    leeways[label] = leeway
    reach = Math.max(reach, pen / 2 + leeway)
  }
  const { feet, distances } = distanceMap(away, width, reach)
  const [missing, added] = [new Int32Array(count), new Int32Array(count)]
  for (let at = 0; at < owners.length; at++) {
    const label = areas.labels[at]!
    if (label > 0) {
      if (distances[at]! - halves[label]! > leeways[label]!) missing[label]!++
    } else {
      const other = owners[feet[at]!]!
      if (distances[at]! - halves[other]! < -leeways[other]!) added[other]!++
    }
  }
  return new Map([...strands.keys()].map((label) => [label, { missing: missing[label]!, added: added[label]! }]))
}
