import type { Loop, Point, Segment } from '../../geometry/segment.ts'
import { boundsOf } from '../../geometry/bounds.ts'

/** Scan lines per px. */
const ROWS = 16
/** Keeps scan lines off the round coordinates at which loops have their corners and extremes. */
const OFF_GRID = 0.00137

/** The area in px² that one of the fill rules (nonzero, even-odd) paints and the other does not, and a point in it. */
export function fillRuleDifference(loops: readonly Loop[]): { readonly area: number; readonly at: Point | null } {
  const segments = loops.flatMap((loop) => [...loop])
  if (segments.length === 0) return { area: 0, at: null }
  const { y0, y1 } = boundsOf(segments)
  const first = Math.floor(y0 * ROWS)
  const rows: Crossing[][] = Array.from({ length: Math.max(0, Math.ceil(y1 * ROWS) - first) }, () => [])
  for (const segment of segments) cross(segment, first, rows)
  let length = 0
  let widest: { readonly x: number; readonly y: number; readonly length: number } | null = null
  for (const [index, crossings] of rows.entries()) {
    for (const [from, to] of differingRuns(crossings)) {
      length += to - from
      if (widest === null || to - from > widest.length)
        widest = { x: (from + to) / 2, y: heightOf(first + index), length: to - from }
    }
  }
  return { area: length / ROWS, at: widest === null ? null : { x: widest.x, y: widest.y } }
}

function heightOf(row: number): number {
  return (row + 0.5) / ROWS + OFF_GRID
}

interface Crossing {
  readonly x: number
  readonly direction: number
}

/** Enters where the scan lines meet a segment; `rows` begin with the row `first`. */
function cross(segment: Segment, first: number, rows: readonly Crossing[][]): void {
  const { y0, y1 } = boundsOf([segment])
  // A row more at either side, because bounds are rounded; whether a line meets the segment is found exactly.
  const last = Math.min(rows.length, Math.ceil(y1 * ROWS) + 1 - first)
  for (let index = Math.max(0, Math.floor(y0 * ROWS) - 1 - first); index < last; index++)
    rows[index]!.push(...crossingsOf(segment, heightOf(first + index)))
}

/** The stretches of a scan line that are wound round an even number of times, but not zero. */
function differingRuns(met: readonly Crossing[]): (readonly [number, number])[] {
  const crossings = met.toSorted((a, b) => a.x - b.x)
  // A sum other than zero means that the line met a corner exactly; such a line tells nothing.
  if (crossings.reduce((sum, crossing) => sum + crossing.direction, 0) !== 0) return []
  const runs: (readonly [number, number])[] = []
  let winding = 0
  crossings.forEach(({ x, direction }, index) => {
    winding += direction
    const next = crossings[index + 1]
    if (next !== undefined && winding !== 0 && winding % 2 === 0) runs.push([x, next.x])
  })
  return runs
}

function crossingsOf(segment: Segment, y: number): Crossing[] {
  if (segment.kind === 'line') {
    const { x0, y0, x1, y1 } = segment
    if (y0 <= y === y1 <= y) return []
    return [{ x: x0 + ((x1 - x0) * (y - y0)) / (y1 - y0), direction: y1 > y0 ? 1 : -1 }]
  }
  const { cx, cy, r, start, sweep } = segment
  const sine = (y - cy) / r
  if (Math.abs(sine) >= 1) return []
  const turn = 2 * Math.PI
  return [Math.asin(sine), Math.PI - Math.asin(sine)].flatMap((angle) => {
    const ahead = sweep > 0 ? angle - start : start - angle
    const along = ahead - Math.floor(ahead / turn) * turn
    if (along > Math.abs(sweep)) return []
    return [{ x: cx + r * Math.cos(angle), direction: Math.cos(angle) * sweep > 0 ? 1 : -1 }]
  })
}
