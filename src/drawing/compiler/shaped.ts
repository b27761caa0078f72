import { type Cut, lanes } from '../model/cut.ts'
import type { Point, Segment } from '../geometry/segment.ts'
import { attachmentPoints, type Attachments, attachmentsOf, reattach } from './attach.ts'
import type { Fit } from './fit/fit.ts'
import { place, type Placed } from './place.ts'
import { round } from './round.ts'
import type { Element, Presence } from './skeleton.ts'
import { boundsOf } from '../geometry/bounds.ts'

/** An element at its final place in px: rounded, its ends on what they touch. */
export interface Shaped {
  readonly element: Element
  readonly segments: readonly Segment[]
  readonly closed: boolean
  readonly dot: Placed['dot']
  /** Ends that lie on another element; such an end needs no cap of its own. */
  readonly attached: { readonly start: boolean; readonly end: boolean }
}

/** The elements that are drawn at this cut. */
export function present(elements: readonly Element[], cut: Cut): Element[] {
  const available = lanes(cut)
  const holds = (presence: Presence): boolean => {
    const room = available * presence.scale + 1e-9
    return (
      room >= presence.fromLanes &&
      (room < presence.belowLanes || presence.belowLanes === Infinity) &&
      cut.size >= presence.fromSize &&
      cut.size < presence.belowSize &&
      (presence.finish === null || presence.finish === cut.finish)
    )
  }
  return elements.filter((element) => element.presence.every(holds))
}

/** Places, rounds and reattaches all elements. `radius` is the cut's, in the 24 grid. */
export function shape(elements: readonly Element[], fit: Fit, stroke: number, radius: number): Shaped[] {
  const attachments = attachmentsOf(elements)
  const contacts = attachmentPoints(elements, attachments).map(({ x, y }) => ({ x: fit.mapX(x), y: fit.mapY(y) }))
  const placed = elements.map((element) => place(element, fit, stroke, radius === 0))
  const rounded = placed.map((one) =>
    round(one, cornerBase(one, placed, radius * fit.scale, fit.scale, stroke), fit.scale, isContact(contacts, one)),
  )
  const byElement = new Map(elements.map((element, index) => [element, rounded[index]!]))
  return placed.map((one, index) => shapeOne(one, rounded[index]!, attachments.get(one.element), byElement))
}

function shapeOne(
  placed: Placed,
  segments: readonly Segment[],
  touched: Attachments | undefined,
  byElement: ReadonlyMap<Element, readonly Segment[]>,
): Shaped {
  const start = touched?.start ?? null
  const end = touched?.end ?? null
  // An end on the run's own course must not take itself for its target.
  const targets = (touching: Element | null, own: readonly Segment[]): readonly Segment[] | null =>
    touching === null ? null : touching === placed.element ? own : byElement.get(touching)!
  const moved =
    segments.length > 0 && (start !== null || end !== null)
      ? reattach(segments, { start: targets(start, segments.slice(2)), end: targets(end, segments.slice(0, -2)) })
      : segments
  return {
    element: placed.element,
    segments: moved,
    closed: placed.closed,
    dot: placed.dot,
    attached: { start: start !== null, end: end !== null },
  }
}

/** A joint stays sharp when another element ends on it; an element's own ends do not count. */
function isContact(contacts: readonly Point[], placed: Placed): (x: number, y: number) => boolean {
  const first = placed.segments[0]
  const last = placed.segments[placed.segments.length - 1]
  return (x, y) =>
    contacts.some(
      (point) =>
        Math.hypot(point.x - x, point.y - y) < 0.05 &&
        !(first !== undefined && !placed.closed && Math.hypot(first.x0 - x, first.y0 - y) < 1e-6) &&
        !(last !== undefined && !placed.closed && Math.hypot(last.x1 - x, last.y1 - y) < 1e-6),
    )
}

/** The radius an element starts from: an `inner` shape is concentric with the smallest closed shape round it. */
function cornerBase(placed: Placed, all: readonly Placed[], radius: number, scale: number, stroke: number): number {
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
