import type { Point, Segment } from '../geometry/segment.ts'
import { attachmentPoints, type Attachments, attachmentsOf, reattach } from './attach.ts'
import type { Fit } from './fit/fit.ts'
import { place, type Placed } from './place.ts'
import { round } from './round.ts'
import type { Element } from './skeleton.ts'
import type { Style } from './style.ts'

/** An element at its final place in px: rounded, its ends on what they touch. */
export interface Shaped {
  readonly element: Element
  readonly segments: readonly Segment[]
  readonly closed: boolean
  readonly dot: Placed['dot']
  /** Ends that lie on another element; such an end needs no cap of its own. */
  readonly attached: { readonly start: boolean; readonly end: boolean }
}

/** Places, rounds and reattaches all elements. */
export function shape(elements: readonly Element[], fit: Fit, style: Style): Shaped[] {
  const attachments = attachmentsOf(elements)
  const contacts = attachmentPoints(elements, attachments).map(({ x, y }) => ({ x: fit.mapX(x), y: fit.mapY(y) }))
  const placed = elements.map((element) => place(element, fit, style))
  const rounded = placed.map((one) => round(one, placed, style, isContact(contacts, one)))
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
