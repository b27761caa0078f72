import type { Arc, Line, Path, Segment } from '../geometry/segment.ts'

const SAME_POINT = 1e-6
const SAME_DIRECTION = 1e-6
const FULL_TURN = 2 * Math.PI

/**
 * The same path with fewer segments: pieces of no length are dropped, neighbours on one line or one circle become
 * one. A closed path may begin elsewhere afterwards, so that its seam does not split a piece.
 */
export function tidyPath(path: Path): Path {
  const pieces = path.segments.filter((segment) => !isNothing(segment))
  const merged: Segment[] = []
  for (const segment of startAtJoint(pieces, path.closed)) {
    const last = merged.at(-1)
    const joined = last === undefined ? null : mergeSegments(last, segment)
    if (joined === null) merged.push(segment)
    else merged[merged.length - 1] = joined
  }
  // A path of no length at all still says where it is: it is painted as a dot.
  return { segments: merged.length > 0 ? merged : path.segments.slice(0, 1), closed: path.closed }
}

function startAtJoint(segments: readonly Segment[], closed: boolean): readonly Segment[] {
  const first = segments[0]
  const last = segments.at(-1)
  if (!closed || first === undefined || last === undefined || segments.length < 2) return segments
  if (mergeSegments(last, first) === null) return segments
  for (let at = 1; at < segments.length; at++) {
    const before = segments[at - 1]
    const after = segments[at]
    if (before === undefined || after === undefined) break
    if (mergeSegments(before, after) === null) return [...segments.slice(at), ...segments.slice(0, at)]
  }
  return segments
}

function isNothing(segment: Segment): boolean {
  if (segment.kind === 'arc' && Math.abs(segment.sweep) * segment.r > SAME_POINT) return false
  return Math.hypot(segment.x1 - segment.x0, segment.y1 - segment.y0) < SAME_POINT
}

function mergeSegments(a: Segment, b: Segment): Segment | null {
  if (a.kind === 'line' && b.kind === 'line') return mergeLines(a, b)
  if (a.kind === 'arc' && b.kind === 'arc') return mergeArcs(a, b)
  return null
}

function mergeLines(a: Line, b: Line): Line | null {
  const ax = a.x1 - a.x0
  const ay = a.y1 - a.y0
  const bx = b.x1 - b.x0
  const by = b.y1 - b.y0
  const scale = Math.hypot(ax, ay) * Math.hypot(bx, by)
  const sameWay = ax * bx + ay * by > 0 && Math.abs(ax * by - ay * bx) <= SAME_DIRECTION * scale
  return sameWay ? { kind: 'line', x0: a.x0, y0: a.y0, x1: b.x1, y1: b.y1 } : null
}

function mergeArcs(a: Arc, b: Arc): Arc | null {
  const sameCircle = Math.hypot(a.cx - b.cx, a.cy - b.cy) < SAME_POINT * 10 && Math.abs(a.r - b.r) < SAME_POINT * 10
  const sweep = a.sweep + b.sweep
  if (!sameCircle || a.sweep * b.sweep < 0 || Math.abs(sweep) > FULL_TURN + 1e-6) return null
  return { ...a, x1: b.x1, y1: b.y1, sweep }
}
