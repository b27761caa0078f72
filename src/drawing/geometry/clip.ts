import { intersections } from './intersect.ts'
import { lengthOf, pointAt, slice } from './measure.ts'
import { boundsOf } from './bounds.ts'
import type { Box, Loop, Path, Segment } from './segment.ts'
import { windingAt } from './winding.ts'

const CRUMB = 1e-6

/**
 * The parts of a path outside a region (nonzero winding), in the order of travel. A closed path that the region does
 * not touch stays closed; one that is cut gives open parts, joined across its seam. Parts below 1e-6 are dropped.
 */
export function outsideOf(path: Path, region: readonly Loop[]): Path[] {
  const walls = region.flat().map((segment) => ({ segment, box: boundsOf([segment]) }))
  const runs: Segment[][] = []
  let run: Segment[] = []
  let cut = false
  for (const s of path.segments) {
    for (const piece of splitAt(s, walls)) {
      if (lengthOf(piece) <= CRUMB && lengthOf(s) > CRUMB) continue
      const middle = pointAt(piece, 0.5)
      if (windingAt(region, middle.x, middle.y) === 0) run.push(piece)
      else {
        cut = true
        if (run.length > 0) runs.push(run)
        run = []
      }
    }
  }
  if (!cut) return path.segments.length > 0 ? [path] : []
  if (run.length > 0) runs.push(run)
  const lastOpen = run.length > 0
  const first = runs[0]
  const last = runs[runs.length - 1]
  if (path.closed && lastOpen && first && last && runs.length > 1 && meets(last, first)) {
    runs[0] = [...last, ...first]
    runs.pop()
  }
  return runs
    .map((segments) => ({ segments: mended(segments), closed: false }))
    .filter((p) => p.segments.reduce((sum, s) => sum + lengthOf(s), 0) > CRUMB)
}

function meets(last: readonly Segment[], first: readonly Segment[]): boolean {
  const end = last[last.length - 1]!
  const start = first[0]!
  return Math.hypot(end.x1 - start.x0, end.y1 - start.y0) < CRUMB
}

function splitAt(s: Segment, walls: readonly { segment: Segment; box: Box }[]): Segment[] {
  const box = boundsOf([s])
  const cuts: number[] = []
  for (const wall of walls) {
    if (wall.box.x0 > box.x1 + CRUMB || wall.box.x1 < box.x0 - CRUMB) continue
    if (wall.box.y0 > box.y1 + CRUMB || wall.box.y1 < box.y0 - CRUMB) continue
    for (const crossing of intersections(s, wall.segment)) cuts.push(crossing.ta)
  }
  if (cuts.length === 0) return [s]
  const crumb = CRUMB / Math.max(lengthOf(s), CRUMB)
  cuts.sort((a, b) => a - b)
  const pieces: Segment[] = []
  let from = 0
  for (const t of cuts) {
    if (t - from <= crumb || 1 - t <= crumb) continue
    pieces.push(slice(s, from, t))
    from = t
  }
  pieces.push(slice(s, from, 1))
  return pieces
}

/** Neighbouring slices of one segment, cut where a wall only touched it, become one again. */
function mended(segments: readonly Segment[]): Segment[] {
  const out: Segment[] = []
  for (const s of segments) {
    const last = out[out.length - 1]
    const joined = last && oneCarrier(last, s)
    if (joined) out[out.length - 1] = joined
    else out.push(s)
  }
  return out
}

function oneCarrier(a: Segment, b: Segment): Segment | null {
  if (a.kind === 'line' && b.kind === 'line') {
    const cross = (a.x1 - a.x0) * (b.y1 - b.y0) - (a.y1 - a.y0) * (b.x1 - b.x0)
    const dot = (a.x1 - a.x0) * (b.x1 - b.x0) + (a.y1 - a.y0) * (b.y1 - b.y0)
    if (dot <= 0 || Math.abs(cross) > 1e-9 * dot) return null
    return { ...a, x1: b.x1, y1: b.y1 }
  }
  if (a.kind === 'line' || b.kind === 'line') return null
  if (a.cx !== b.cx || a.cy !== b.cy || a.r !== b.r || a.sweep * b.sweep <= 0) return null
  if (Math.abs(a.sweep + b.sweep) > 2 * Math.PI - 1e-6) return null
  return { ...a, x1: b.x1, y1: b.y1, sweep: a.sweep + b.sweep }
}
