import type { Scan } from './scan.ts'

/**
 * How much of each pixel is ink, 0..1, row by row: what an ideal renderer would paint. Exact along each row of the
 * scan; the rows of one pixel are averaged, so `rows.count` must be a multiple of `rows.size`.
 */
export function coverageOf(rows: Scan): Float64Array {
  const size = rows.size
  const perPixel = rows.count / size
  const cells = new Float64Array(size * size)
  for (let line = 0; line < rows.count; line++) {
    const base = Math.floor(line / perPixel) * size
    const to = rows.first[line + 1] as number
    for (let k = rows.first[line] as number; k < to; k++) {
      paint(cells, base, size, rows.ends[2 * k] as number, rows.ends[2 * k + 1] as number, 1 / perPixel)
    }
  }
  return cells
}

function paint(cells: Float64Array, base: number, size: number, start: number, end: number, weight: number): void {
  const from = Math.max(0, start)
  const to = Math.min(size, end)
  for (let x = Math.floor(from); x < to; x++) {
    cells[base + x]! += (Math.min(to, x + 1) - Math.max(from, x)) * weight
  }
}
