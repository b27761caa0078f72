import { arcWithEnds } from './construct.ts'
import { carrierCrossings } from './intersect.ts'
import { headingChange, lengthOf, parameterAt, slice } from './measure.ts'
import { type OffsetSide, offsetSegment } from './offset.ts'
import type { Arc, Segment } from './segment.ts'

/** A rounded corner: the arc, and how much (in units of length) it takes from the side before and the side after. */
interface Fillet {
  readonly cx: number
  readonly cy: number
  readonly r: number
  readonly before: number
  readonly after: number
}

/** Turns below this (radians) are smooth already; radii below this (units) are not worth an arc. */
const LEAST_TURN = 1e-4
const LEAST_RADIUS = 1e-4
/** A side may be used up to this rest, which is then dropped. */
const REST = 1e-9

/**
 * The run with its corners rounded: radii[i] belongs to the joint between segment i and i + 1 (for a closed run the
 * last one is the joint to the first). Radii that do not fit shrink, two that share a side in proportion; none fails.
 * Neighbours of the result share their end points exactly.
 */
export function filletCorners(segments: readonly Segment[], closed: boolean, radii: readonly number[]): Segment[] {
  const count = segments.length
  const joints = closed ? count : count - 1
  const wanted = segments.map((_, i) => (i < joints ? (radii[i] ?? 0) : 0))
  const fillets = wanted.map((r, i) => largestFit(segments, i, r))
  shareSides(segments, fillets)
  return assemble(segments, closed, fillets)
}

/** The fillet of joint i with the wanted radius, or the largest smaller one that both sides have room for. */
function largestFit(segments: readonly Segment[], i: number, wanted: number): Fillet | null {
  if (wanted < LEAST_RADIUS) return null
  const a = segments[i]!
  const b = segments[(i + 1) % segments.length]!
  const whole = filletBetween(a, b, wanted)
  if (whole) return whole
  if (Math.abs(headingChange(a, b)) < LEAST_TURN) return null
  let fits: Fillet | null = null
  let low = 0
  let high = wanted
  for (let step = 0; step < 50 && high - low > 1e-13 * wanted; step++) {
    const middle = (low + high) / 2
    const fillet = middle < LEAST_RADIUS ? null : filletBetween(a, b, middle)
    if (fillet) {
      fits = fillet
      low = middle
    } else if (middle < LEAST_RADIUS) return fits
    else high = middle
  }
  return fits
}

/**
 * The circle of radius r that touches both segments on the inner side of their corner: its centre is a crossing of
 * the two parallels. Null when it touches beyond the far end of a side.
 */
function filletBetween(a: Segment, b: Segment, r: number): Fillet | null {
  const turn = headingChange(a, b)
  if (Math.abs(turn) < LEAST_TURN) return null
  const side: OffsetSide = turn > 0 ? 1 : -1
  const parallelA = offsetSegment(a, r, side)
  const parallelB = offsetSegment(b, r, side)
  if (!parallelA || !parallelB) return null
  const lengthA = lengthOf(a)
  const lengthB = lengthOf(b)
  let best: Fillet | null = null
  for (const { x: cx, y: cy } of carrierCrossings(parallelA, parallelB)) {
    const before = (1 - parameterAt(a, cx, cy)) * lengthA
    const after = parameterAt(b, cx, cy) * lengthB
    if (before < -REST || after < -REST || before > lengthA + REST || after > lengthB + REST) continue
    if (best === null || before + after < best.before + best.after) best = { cx, cy, r, before, after }
  }
  return best
}

/** Shrinks fillets until the two on one side leave each other room. Changes the list. */
function shareSides(segments: readonly Segment[], fillets: (Fillet | null)[]): void {
  const count = segments.length
  for (let round = 0; round < 24; round++) {
    const factors = fillets.map(() => 1)
    let tight = false
    for (let i = 0; i < count; i++) {
      const atStart = (i + count - 1) % count
      const length = lengthOf(segments[i]!)
      const used = (fillets[atStart]?.after ?? 0) + (fillets[i]?.before ?? 0)
      if (used <= length + REST) continue
      tight = true
      factors[i] = Math.min(factors[i]!, length / used)
      factors[atStart] = Math.min(factors[atStart]!, length / used)
    }
    if (!tight) return
    for (let i = 0; i < count; i++) {
      const fillet = fillets[i]
      if (fillet && factors[i]! < 1) fillets[i] = largestFit(segments, i, fillet.r * factors[i]!)
    }
  }
  // Curved sides that still quarrel keep their corners.
  for (let i = 0; i < count; i++) {
    const atStart = (i + count - 1) % count
    const used = (fillets[atStart]?.after ?? 0) + (fillets[i]?.before ?? 0)
    if (used > lengthOf(segments[i]!) + 1e-6) fillets[i] = null
  }
}

function assemble(segments: readonly Segment[], closed: boolean, fillets: readonly (Fillet | null)[]): Segment[] {
  const count = segments.length
  const out: Segment[] = []
  for (let i = 0; i < count; i++) {
    const s = segments[i]!
    const length = lengthOf(s)
    const first = fillets[(i + count - 1) % count]
    const last = fillets[i]
    const from = first ? Math.min(1, Math.max(0, first.after / length)) : 0
    const to = last ? Math.max(from, 1 - last.before / length) : 1
    const used = (to - from) * length <= 1e-7 && (first || last)
    if (!used) out.push(slice(s, from, to))
    if (last) out.push(corner(s, segments[(i + 1) % count]!, last))
  }
  return linked(out, segments, closed)
}

function corner(a: Segment, b: Segment, fillet: Fillet): Arc {
  const from = slice(a, 0, 1 - fillet.before / lengthOf(a))
  const to = slice(b, fillet.after / lengthOf(b), 1)
  const ax = from.x1 - fillet.cx
  const ay = from.y1 - fillet.cy
  const bx = to.x0 - fillet.cx
  const by = to.y0 - fillet.cy
  const clockwise = headingChange(a, b) > 0
  let sweep = Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
  if (clockwise && sweep < 0) sweep += 2 * Math.PI
  if (!clockwise && sweep > 0) sweep -= 2 * Math.PI
  return arcWithEnds(fillet.cx, fillet.cy, fillet.r, Math.atan2(ay, ax), sweep, from.x1, from.y1, to.x0, to.y0)
}

/**
 * Where a side was used up its two arcs meet to rounding only; they are made to meet exactly, and an open run keeps
 * its ends.
 */
function linked(segments: Segment[], ends: readonly Segment[], closed: boolean): Segment[] {
  for (let i = closed ? 0 : 1; i < segments.length; i++) {
    const before = segments[i === 0 ? segments.length - 1 : i - 1]!
    const s = segments[i]!
    if (s.x0 !== before.x1 || s.y0 !== before.y1) segments[i] = { ...s, x0: before.x1, y0: before.y1 }
  }
  const first = segments[0]
  if (closed || !first) return segments
  segments[0] = { ...first, x0: ends[0]!.x0, y0: ends[0]!.y0 }
  const last = segments.length - 1
  const end = ends[ends.length - 1]!
  segments[last] = { ...segments[last]!, x1: end.x1, y1: end.y1 }
  return segments
}
