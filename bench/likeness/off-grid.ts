import { renderPixels } from '../../src/tools/render.ts'

/** Sub-pixels per px. */
const ZOOM = 16
/** Straight edges from this length (px) on count; the flat side of an arc is shorter. */
const SHORTEST_PX = 3
/** An edge this far from the grid (sub-pixels) still counts as on it: the raster can err by one. */
const TOLERANCE = 1

/** How many upright or level edges of an icon of `size` px lie between the pixels of a screen, where they blur. */
export function offGrid(svg: string, size: number): number {
  const { pixels, width } = renderPixels(svg, ZOOM)
  const ink = (x: number, y: number): boolean => (pixels[(y * width + x) * 4 + 3] ?? 0) > 127
  const side = size * ZOOM
  let edges = 0
  for (let line = 1; line < side; line++) {
    const off = Math.min(line % ZOOM, ZOOM - (line % ZOOM))
    if (off <= TOLERANCE) continue
    edges += runs(side, (at) => Number(ink(line, at)) - Number(ink(line - 1, at)))
    edges += runs(side, (at) => Number(ink(at, line)) - Number(ink(at, line - 1)))
  }
  return edges
}

/** How often the step stays the same, and is one, for as long as an edge. */
function runs(length: number, step: (at: number) => number): number {
  let found = 0
  let run = 0
  let last = 0
  for (let at = 0; at <= length; at++) {
    const now = at === length ? 0 : step(at)
    if (now === last) {
      run += 1
      continue
    }
    if (last !== 0 && run >= SHORTEST_PX * ZOOM) found += 1
    run = 1
    last = now
  }
  return found
}
