import type { Arc, Line, Loop, Point, Segment } from '../../geometry/segment.ts'
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
  const rows: Row[] = Array.from({ length: Math.max(0, Math.ceil(y1 * ROWS) - first) }, () => [])
  for (const segment of segments) cross(segment, first, rows)
  const found: Found = { length: 0, widest: -Infinity, x: 0, y: 0 }
  for (let index = 0; index < rows.length; index++) addRuns(rows[index]!, heightOf(first + index), found)
  return { area: found.length / ROWS, at: found.widest === -Infinity ? null : { x: found.x, y: found.y } }
}

/** Where a scan line meets the loops: x and direction, x and direction … Spelled out in numbers, because there are thousands of them. */
type Row = number[]

/** The stretches on which the rules differ: their length together, and the middle of the widest. */
interface Found {
  length: number
  widest: number
  x: number
  y: number
}

function heightOf(row: number): number {
  return (row + 0.5) / ROWS + OFF_GRID
}

/** Enters where the scan lines meet a segment; `rows` begin with the row `first`. */
function cross(segment: Segment, first: number, rows: readonly Row[]): void {
  const { y0, y1 } = boundsOf([segment])
  // A row more at either side, because bounds are rounded; whether a line meets the segment is found exactly.
  const last = Math.min(rows.length, Math.ceil(y1 * ROWS) + 1 - first)
  for (let index = Math.max(0, Math.floor(y0 * ROWS) - 1 - first); index < last; index++) {
    const y = heightOf(first + index)
    if (segment.kind === 'line') crossLine(segment, y, rows[index]!)
    else crossArc(segment, y, rows[index]!)
  }
}

function crossLine({ x0, y0, x1, y1 }: Line, y: number, row: Row): void {
  if (y0 <= y !== y1 <= y) row.push(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0), y1 > y0 ? 1 : -1)
}

function crossArc(arc: Arc, y: number, row: Row): void {
  const sine = (y - arc.cy) / arc.r
  if (Math.abs(sine) >= 1) return
  const angle = Math.asin(sine)
  crossAt(arc, angle, row)
  crossAt(arc, Math.PI - angle, row)
}

function crossAt({ cx, r, start, sweep }: Arc, angle: number, row: Row): void {
  const turn = 2 * Math.PI
  const ahead = sweep > 0 ? angle - start : start - angle
  const along = ahead - Math.floor(ahead / turn) * turn
  if (along > Math.abs(sweep)) return
  const cosine = Math.cos(angle)
  row.push(cx + r * cosine, cosine * sweep > 0 ? 1 : -1)
}

/** Adds the stretches of a scan line that are wound round an even number of times, but not zero. */
function addRuns(row: Row, y: number, found: Found): void {
  sortByPlace(row)
  let sum = 0
  for (let i = 1; i < row.length; i += 2) sum += row[i]!
  // A sum other than zero means that the line met a corner exactly; such a line tells nothing.
  if (sum !== 0) return
  let winding = 0
  for (let i = 0; i + 2 < row.length; i += 2) {
    winding += row[i + 1]!
    if (winding === 0 || winding % 2 !== 0) continue
    const [from, to] = [row[i]!, row[i + 2]!]
    found.length += to - from
    if (to - from <= found.widest) continue
    found.widest = to - from
    found.x = (from + to) / 2
    found.y = y
  }
}

/** Few meet a line, and most are in order. */
function sortByPlace(row: Row): void {
  for (let i = 2; i < row.length; i += 2) {
    const [x, direction] = [row[i]!, row[i + 1]!]
    let j = i - 2
    for (; j >= 0 && row[j]! > x; j -= 2) {
      row[j + 2] = row[j]!
      row[j + 3] = row[j + 1]!
    }
    row[j + 2] = x
    row[j + 3] = direction
  }
}
