import { distanceTo, nearestOn } from '../geometry/distance.ts'
import { intersections } from '../geometry/intersect.ts'
import { lengthOf, pointAt, reverseLoop, slice } from '../geometry/measure.ts'
import type { Segment } from '../geometry/segment.ts'

/** An end this near (px) to another line meets it. */
const MEETS = 0.03

/** How far beyond a line that it crosses an end that a moat has cut is a nub: in stroke widths. */
const LONGEST_NUB = 1

/** How far an end that a moat has cut gives way to another line that it all but runs into: in stroke widths. */
const FARTHEST = 2

/** How finely is looked for a place that is clear, in px. */
const STEP = 0.25

/**
 * The run without the nub that a moat has left at its end. What crosses another line or is met by it only just before the end goes back to
 * that line; what all but runs into another that ends there too goes back until it is `clear` px from it. Others stay.
 */
export function withoutNub(
  run: readonly Segment[],
  others: readonly Segment[],
  stroke: number,
  clear: number,
): readonly Segment[] {
  const last = run[run.length - 1]
  if (last === undefined) return run
  const near = nearest(others, last.x1, last.y1)
  if (near <= MEETS || near >= stroke) return run
  return cutBack(run, crossingOf(last, others, LONGEST_NUB * stroke) ?? clearOf(last, others, FARTHEST * stroke, clear))
}

/** The same at the beginning of the run. */
export function withoutFirstNub(
  run: readonly Segment[],
  others: readonly Segment[],
  stroke: number,
  clear: number,
): readonly Segment[] {
  const back = reverseLoop(run)
  const shorter = withoutNub(back, others, stroke, clear)
  return shorter === back ? run : reverseLoop(shorter)
}

/** The run up to a share of its last segment. */
function cutBack(run: readonly Segment[], share: number | null): readonly Segment[] {
  if (share === null) return run
  const rest = run.slice(0, -1)
  return share <= 1e-6 ? (rest.length === 0 ? run : rest) : [...rest, slice(run[run.length - 1]!, 0, share)]
}

/** The share of a segment at which another line last crosses or meets it, no more than `reach` from its end. */
function crossingOf(segment: Segment, others: readonly Segment[], reach: number): number | null {
  const ends = others.flatMap(({ x0, y0, x1, y1 }) => [
    { x: x0, y: y0 },
    { x: x1, y: y1 },
  ])
  const met = ends.map(({ x, y }) => nearestOn(segment, x, y)).filter(({ distance }) => distance <= MEETS)
  const shares = [
    ...others.flatMap((other) => intersections(segment, other).map(({ ta }) => ta)),
    ...met.map(({ t }) => t),
  ]
  const share = Math.max(-1, ...shares)
  return share >= 0 && (1 - share) * lengthOf(segment) <= reach ? share : null
}

/** The share of a segment up to which it is `clear` px from all other lines. */
function clearOf(segment: Segment, others: readonly Segment[], reach: number, clear: number): number | null {
  const length = lengthOf(segment)
  for (let back = STEP; back <= Math.min(reach, length); back += STEP) {
    const { x, y } = pointAt(segment, 1 - back / length)
    if (nearest(others, x, y) >= clear) return 1 - back / length
  }
  return null
}

function nearest(segments: readonly Segment[], x: number, y: number): number {
  return Math.min(Infinity, ...segments.map((segment) => distanceTo(segment, x, y)))
}
