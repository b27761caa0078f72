import { boundsOf } from '../geometry/bounds.ts'
import { filletCorners } from '../geometry/fillet.ts'
import { headingChange, lengthOf, pointAt } from '../geometry/measure.ts'
import type { Point, Segment } from '../geometry/segment.ts'
import type { Placed } from './place.ts'
import type { Corner } from './skeleton.ts'
import type { Style } from './style.ts'

/** Corners that turn by about 90° may use up their sides; others keep a straight part, or they look like worms. */
const RIGHT_ANGLE_TOLERANCE = 0.2
const SHARE = { right: 0.5, rightAtEnd: 0.8, other: 0.3, otherAtEnd: 0.45 }

/** How far the tip of an acute corner may draw back, in px of the 24 grid, plus a part of the radius. */
const RETREAT = { least: 0.25, perRadius: 0.2 }

/**
 * Rounds the corners of a placed element, one of `all`. `contacts` are the places where something ends on something else:
 * a joint there stays as it is.
 */
export function round(placed: Placed, all: readonly Placed[], style: Style, contacts: readonly Point[]): Segment[] {
  const { segments, corners, closed } = placed
  const { scale } = style
  const radius = cornerBase(placed, all, style) * placed.element.radius
  const radii = segments.map((segment, index) => {
    const corner = corners[index] ?? null
    const next = segments[(index + 1) % segments.length]!
    if (corner === null || isContact(contacts, placed, segment.x1, segment.y1)) return 0
    const turn = Math.abs(headingChange(segment, next))
    const own = corner.kind === 'relative' && !isTip(segment, next) ? radius * style.crispness : radius
    const ends = { before: !closed && index === 0, after: !closed && index === segments.length - 2 }
    return cornerRadius(corner, own, scale, turn, lengthOf(segment), lengthOf(next), ends)
  })
  return radii.some((value) => value > 0) ? filletCorners(segments, closed, radii) : [...segments]
}

/** A side that leaves a corner at less than this slope runs along the edge of its box. */
const ALONG = 0.05

/** Whether a corner is the outermost point to a side: rounded otherwise, it would end further in or out, and the drawing change its size. */
function isTip(before: Segment, after: Segment): boolean {
  const back = slopeTo(pointAt(before, 0.5), after)
  const on = slopeTo(pointAt(after, 0.5), after)
  const isOutermost = (one: number, other: number): boolean =>
    Math.min(Math.abs(one), Math.abs(other)) > ALONG && one * other > 0
  return isOutermost(back.x, on.x) || isOutermost(back.y, on.y)
}

/** The direction from where a segment begins to a point: of a curved side its chord, for it leaves the edge that it starts along. */
function slopeTo(point: Point, { x0, y0 }: Segment): Point {
  const length = Math.max(Math.hypot(point.x - x0, point.y - y0), 1e-9)
  return { x: (point.x - x0) / length, y: (point.y - y0) / length }
}

/** Whether another element ends on a joint; an element's own ends do not count. */
function isContact(contacts: readonly Point[], placed: Placed, x: number, y: number): boolean {
  const first = placed.segments[0]
  const last = placed.segments[placed.segments.length - 1]
  return contacts.some(
    (point) =>
      Math.hypot(point.x - x, point.y - y) < 0.05 &&
      !(first !== undefined && !placed.closed && Math.hypot(first.x0 - x, first.y0 - y) < 1e-6) &&
      !(last !== undefined && !placed.closed && Math.hypot(last.x1 - x, last.y1 - y) < 1e-6),
  )
}

function cornerRadius(
  corner: Corner,
  radius: number,
  scale: number,
  turn: number,
  before: number,
  after: number,
  ends: { readonly before: boolean; readonly after: boolean },
): number {
  if (corner.kind === 'smooth') return 0
  if (corner.kind === 'fixed') return corner.radius * scale
  const wanted = radius * corner.factor
  if (wanted <= 0 || turn < 0.02) return 0
  const right = Math.abs(turn - Math.PI / 2) < RIGHT_ANGLE_TOLERANCE
  const share = (length: number, atEnd: boolean): number =>
    length * (right ? (atEnd ? SHARE.rightAtEnd : SHARE.right) : atEnd ? SHARE.otherAtEnd : SHARE.other)
  const tangent = Math.tan(turn / 2)
  const fitting = Math.min(share(before, ends.before), share(after, ends.after)) / tangent
  const held = Math.min(wanted, fitting)
  const retreat = held * (1 / Math.max(Math.cos(turn / 2), 1e-3) - 1)
  const limit = (RETREAT.least + RETREAT.perRadius * (radius / scale)) * scale
  return retreat > limit && !right ? (held * limit) / retreat : held
}

/** The radius an element starts from: an `inner` shape is concentric with the smallest closed shape round it. */
function cornerBase(placed: Placed, all: readonly Placed[], { radius, scale, stroke }: Style): number {
  if (!placed.element.inner || placed.segments.length === 0) return radius
  const box = boundsOf(placed.segments)
  let inset = Infinity
  let around = radius
  for (const other of all) {
    if (other === placed || !other.closed) continue
    const outer = boundsOf(other.segments)
    if (outer.x0 >= box.x0 || outer.y0 >= box.y0 || outer.x1 <= box.x1 || outer.y1 <= box.y1) continue
    const distance = Math.min(box.x0 - outer.x0, box.y0 - outer.y0, outer.x1 - box.x1, outer.y1 - box.y1)
    if (distance >= inset) continue
    inset = distance
    around = ownRadius(other, radius, scale)
  }
  return inset === Infinity ? radius : Math.max(Math.min(radius, stroke / 4), around - inset)
}

/** The radius of a shape's own corners in px. */
function ownRadius({ corners, element }: Placed, radius: number, scale: number): number {
  const corner = corners.find((one) => one !== null)
  if (corner?.kind === 'fixed') return corner.radius * scale
  return radius * element.radius * (corner?.kind === 'relative' ? corner.factor : 1)
}
