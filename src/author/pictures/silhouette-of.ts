import type { Silhouette } from '../../lexicon/silhouettes.ts'
import { DEEP, SILHOUETTE_SIDE } from '../../lexicon/silhouettes.ts'

/** A place on an outline, in any unit. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Cells at the edge that stay empty. */
const MARGIN = 2

/** Dots of the finer lattice in which distances are measured, on a side of a cell. */
const FINE = 3
const SIDE = SILHOUETTE_SIDE * FINE

/** So many cells from the edge, a cell is deep in ink or paper. */
const REACH = 2

/** The silhouette of what closed outlines hold: what lies within an even number of them is paper. Null where they hold nothing. */
export function silhouetteOf(outlines: readonly (readonly Point[])[]): Silhouette | null {
  const dots = dotsOf(outlines)
  if (dots === null) return null
  const squares = squaredDistances(dots)
  const cells = new Int8Array(SILHOUETTE_SIDE * SILHOUETTE_SIDE)
  for (let row = 0; row < SILHOUETTE_SIDE; row++)
    for (let column = 0; column < SILHOUETTE_SIDE; column++) {
      let sum = 0
      for (let at = 0; at < FINE * FINE; at++) {
        const dot = (row * FINE + Math.floor(at / FINE)) * SIDE + column * FINE + (at % FINE)
        const away = Math.sqrt(squares[dot]!) - 0.5
        const far = dots[dot] === 1 ? away : -away
        sum += Math.max(-1, Math.min(1, far / (REACH * FINE)))
      }
      cells[row * SILHOUETTE_SIDE + column] = Math.round((sum / (FINE * FINE)) * DEEP)
    }
  return cells
}

/** The fine lattice: 1 where there is ink. Null where there is none. */
function dotsOf(outlines: readonly (readonly Point[])[]): Uint8Array | null {
  const [left, right] = rangeOf(outlines, 'x')
  const [top, bottom] = rangeOf(outlines, 'y')
  const longest = Math.max(right - left, bottom - top)
  if (!(longest > 0)) return null
  const scale = ((SILHOUETTE_SIDE - 2 * MARGIN) * FINE) / longest
  const moved = (point: Point): Point => ({
    x: SIDE / 2 + (point.x - (left + right) / 2) * scale,
    y: SIDE / 2 + (point.y - (top + bottom) / 2) * scale,
  })
  const crossings: number[][] = Array.from({ length: SIDE }, () => [])
  for (const outline of outlines) {
    let before = outline.at(-1)
    for (const point of outline) {
      if (before !== undefined) cross(moved(before), moved(point), crossings)
      before = point
    }
  }
  const dots = new Uint8Array(SIDE * SIDE)
  crossings.forEach((ends, row) => {
    ends.sort((a, b) => a - b)
    for (let at = 0; at + 1 < ends.length; at += 2)
      dots.fill(1, row * SIDE + dotAt(ends[at]!), row * SIDE + dotAt(ends[at + 1]!))
  })
  return dots
}

/** The first dot whose middle lies behind a place of a row. */
function dotAt(x: number): number {
  return Math.max(0, Math.min(SIDE, Math.ceil(x - 0.5)))
}

function rangeOf(outlines: readonly (readonly Point[])[], axis: 'x' | 'y'): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (const outline of outlines)
    for (const point of outline) {
      low = Math.min(low, point[axis])
      high = Math.max(high, point[axis])
    }
  return [low, high]
}

/** Where an edge crosses the middles of the rows. */
function cross(from: Point, to: Point, crossings: number[][]): void {
  if (from.y === to.y) return
  const [low, high] = from.y < to.y ? [from, to] : [to, from]
  const slope = (high.x - low.x) / (high.y - low.y)
  for (let row = Math.max(0, Math.ceil(low.y - 0.5)); row < SIDE && row + 0.5 < high.y; row++)
    crossings[row]!.push(low.x + (row + 0.5 - low.y) * slope)
}

/** Dots farther away than this do not count: what is nearest beyond them is deep all the same. */
const FAR = REACH * FINE + 1

/** The square of each dot's distance to the nearest dot of the other kind, `FAR` squared where none is nearer: along the columns, then along the rows. */
function squaredDistances(dots: Uint8Array): Int32Array {
  const [toPaper, toInk] = [alongColumns(dots, 0), alongColumns(dots, 1)]
  const squares = new Int32Array(dots.length)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x
      const down = dots[at] === 1 ? toPaper : toInk
      let least = Math.min(FAR * FAR, down[at]! * down[at]!)
      for (let by = 1; by * by < least; by++) {
        if (x >= by) least = Math.min(least, by * by + down[at - by]! * down[at - by]!)
        if (x + by < SIDE) least = Math.min(least, by * by + down[at + by]! * down[at + by]!)
      }
      squares[at] = least
    }
  return squares
}

/** How far each dot is from the nearest one of its column that is `wanted`, at most `FAR`. */
function alongColumns(dots: Uint8Array, wanted: 0 | 1): Uint8Array {
  const away = new Uint8Array(dots.length)
  for (let at = 0; at < dots.length; at++)
    away[at] = dots[at] === wanted ? 0 : at < SIDE ? FAR : Math.min(FAR, away[at - SIDE]! + 1)
  for (let at = dots.length - SIDE - 1; at >= 0; at--) away[at] = Math.min(away[at]!, away[at + SIDE]! + 1)
  return away
}
