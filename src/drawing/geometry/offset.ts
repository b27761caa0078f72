import { arcWithEnds, line } from './construct.ts'
import { tangentAt } from './measure.ts'
import type { Segment } from './segment.ts'

/** 1 is the side on the right of the direction of travel (clockwise on screen), -1 the left one. */
export type OffsetSide = 1 | -1

/**
 * The parallel of a segment at a distance; null when an arc would shrink to nothing or turn inside out.
 */
export function offsetSegment(s: Segment, distance: number, side: OffsetSide): Segment | null {
  if (s.kind === 'line') {
    const t = tangentAt(s, 0)
    const dx = -t.y * distance * side
    const dy = t.x * distance * side
    return line(s.x0 + dx, s.y0 + dy, s.x1 + dx, s.y1 + dy)
  }
  const r = s.sweep * side > 0 ? s.r - distance : s.r + distance
  if (r <= 0) return null
  const k = r / s.r
  return arcWithEnds(
    s.cx,
    s.cy,
    r,
    s.start,
    s.sweep,
    s.cx + (s.x0 - s.cx) * k,
    s.cy + (s.y0 - s.cy) * k,
    s.cx + (s.x1 - s.cx) * k,
    s.cy + (s.y1 - s.cy) * k,
  )
}

/** Gaps up to this are rounding and closed by moving an end; wider ones by a line, else arcs would leave their circle. */
const ROUNDING = 1e-6

/**
 * The parallel of a smooth run in which no arc is tighter than `distance`. Gaps between neighbours are closed: each
 * piece starts exactly where the one before ends.
 */
export function offsetRun(run: readonly Segment[], distance: number, side: OffsetSide, closed: boolean): Segment[] {
  const parallels = run.map((s) => offsetSegment(s, distance, side)).filter((s) => s !== null)
  const moved: Segment[] = []
  parallels.forEach((s, i) => {
    const seam = closed ? parallels[parallels.length - 1] : undefined
    link(moved, i === 0 ? seam : moved[moved.length - 1], s)
  })
  return moved
}

function link(out: Segment[], before: Segment | undefined, s: Segment): void {
  const gap = before ? Math.hypot(s.x0 - before.x1, s.y0 - before.y1) : 0
  if (!before || gap === 0) out.push(s)
  else if (gap <= ROUNDING) out.push({ ...s, x0: before.x1, y0: before.y1 })
  else out.push(line(before.x1, before.y1, s.x0, s.y0), s)
}
