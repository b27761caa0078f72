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
  const { feet, distances } = distanceMap(away, width)
  const misfits = new Map([...strands.keys()].map((label) => [label, { missing: 0, added: 0 }]))
  const leeways = new Map([...strands].map(([label, { pen }]) => [label, Math.max(LEEWAY * pen, LEEWAY_EDGE * blur)]))
  for (let at = 0; at < owners.length; at++) {
    const label = areas.labels[at]!
    const own = strands.get(label === 0 ? owners[feet[at]!]! : label)
    if (own === undefined) continue
    const off = distances[at]! - own.pen / 2
    if (label > 0 && off > leeways.get(label)!) misfits.get(label)!.missing++
    const other = owners[feet[at]!]!
    if (label === 0 && off < -leeways.get(other)!) misfits.get(other)!.added++
  }
  return misfits
}
