import type { Scan } from './scan.ts'
import { sharedLength } from './scan.ts'

/**
 * The share of the ink (0..1) that falls on ink again when the drawing is turned by half a turn about (x, y) in px. Exact
 * along each line; the turned line is the nearest one, at most half a line off.
 */
export function turnedShare(rows: Scan, x: number, y: number): number {
  let total = 0
  let shared = 0
  for (let line = 0; line < rows.count; line++) {
    const spans: number[] = []
    const other = Math.round((2 * y * rows.count) / rows.size - line - 1)
    for (let k = rows.first[line] as number; k < (rows.first[line + 1] as number); k++) {
      total += (rows.ends[2 * k + 1] as number) - (rows.ends[2 * k] as number)
    }
    if (other < 0 || other >= rows.count) continue
    for (let k = (rows.first[other + 1] as number) - 1; k >= (rows.first[other] as number); k--) {
      spans.push(2 * x - (rows.ends[2 * k + 1] as number), 2 * x - (rows.ends[2 * k] as number))
    }
    shared += sharedLength(
      rows.ends.subarray(2 * (rows.first[line] as number), 2 * (rows.first[line + 1] as number)),
      spans,
    )
  }
  return total === 0 ? 1 : shared / total
}
