import type { Arc, Loop } from './segment.ts'

/**
 * How often loops run round (x, y); clockwise on screen counts positive. Exact for arcs: no flattening. A point on
 * a loop falls to one of its sides.
 */
export function windingAt(loops: readonly Loop[], x: number, y: number): number {
  let winding = 0
  for (const loop of loops) {
    for (const s of loop) {
      if (s.kind === 'arc') winding += arcCrossings(s, x, y)
      else if (s.y0 <= y !== s.y1 <= y) {
        const at = s.x0 + ((s.x1 - s.x0) * (y - s.y0)) / (s.y1 - s.y0)
        if (at > x) winding += s.y1 > s.y0 ? 1 : -1
      }
    }
  }
  return winding
}

/** Signed crossings of the ray to the right; the arc is walked in pieces that only rise or only fall. */
function arcCrossings(s: Arc, x: number, y: number): number {
  if (x >= s.cx + s.r) return 0
  // Beyond the circle only the end points matter: they may lie a rounding error outside it.
  if (y > s.cy + s.r || y < s.cy - s.r) return s.y0 <= y === s.y1 <= y ? 0 : s.y1 > s.y0 ? 1 : -1
  const half = Math.sqrt(Math.max(0, s.r * s.r - (y - s.cy) * (y - s.cy)))
  const onward = s.sweep >= 0
  const end = s.start + s.sweep
  let crossings = 0
  let from = s.y0
  // The lowest and highest points lie at k·π + π/2; between two of them the circle is on one side of its centre.
  let k = onward ? Math.floor(s.start / Math.PI - 0.5) + 1 : Math.ceil(s.start / Math.PI - 0.5) - 1
  for (;;) {
    const limit = (k + 0.5) * Math.PI
    const last = onward ? limit >= end : limit <= end
    const even = k % 2 === 0
    const to = last ? s.y1 : even ? s.cy + s.r : s.cy - s.r
    if (from <= y !== to <= y) {
      const at = even === onward ? s.cx + half : s.cx - half
      if (at > x) crossings += to > from ? 1 : -1
    }
    if (last) return crossings
    from = to
    k += onward ? 1 : -1
  }
}
