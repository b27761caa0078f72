import { distanceTo } from '../geometry/distance.ts'
import { carrierCrossings } from '../geometry/intersect.ts'
import { lengthOf, parameterAt, slice } from '../geometry/measure.ts'
import type { Point, Segment } from '../geometry/segment.ts'
import type { Fit } from './fit/fit.ts'
import { place, type Placed } from './place.ts'
import { round } from './round.ts'
import { sketch } from './sketch.ts'
import type { Over } from '../language/program.ts'
import type { Element, Group } from './skeleton.ts'
import type { Style } from './style.ts'

/** Ends nearer than this (24 grid) to another element's sharp line were drawn to touch it. */
const TOUCHES = 0.12

/** How far (px) an end may be moved along its own direction to meet the rounded line again. */
const LONGEST_MOVE = 2.2

/** A piece shorter than this (px) is not worth keeping as a stub. */
const SHORTEST_LEFT = 0.3

/** What lies over others so that they run into it. */
const RUN_INTO: ReadonlySet<Over> = new Set<Over>(['none', 'side'])

/** Which ends of an element touch which other element, found once on the sharp skeleton. */
interface Attachments {
  readonly start: Element | null
  readonly end: Element | null
}

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
export function shape(elements: readonly Element[], groups: readonly Group[], fit: Fit, style: Style): Shaped[] {
  const attachments = attachmentsOf(elements, groups)
  const contacts = attachmentPoints(elements, attachments).map(({ x, y }) => ({ x: fit.mapX(x), y: fit.mapY(y) }))
  const placed = elements.map((element) => place(element, fit, style))
  const rounded = placed.map((one) => round(one, placed, style, contacts))
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

/** Finds what each open element's ends touch. What lies over the rest with a moat all round is touched only by what it is made of. */
function attachmentsOf(elements: readonly Element[], groups: readonly Group[]): ReadonlyMap<Element, Attachments> {
  const layerOf = ({ group }: Element): number => (RUN_INTO.has(groups[group]?.over ?? 'none') ? -1 : group)
  const sketches = elements.map((element) => ({ element, segments: sketch(element.shape) }))
  const found = new Map<Element, Attachments>()
  for (const { element, segments } of sketches) {
    const first = segments[0]
    const last = segments[segments.length - 1]
    if (!isOpen(element) || first === undefined || last === undefined) continue
    const touched = (x: number, y: number, own: readonly Segment[]): Element | null => {
      const other = sketches.find(
        (one) =>
          one.element !== element &&
          layerOf(one.element) === layerOf(element) &&
          one.segments.some((segment) => distanceTo(segment, x, y) < TOUCHES),
      )
      if (other !== undefined) return other.element
      const dot = elements.find(
        (one) =>
          one.shape.kind === 'dot' &&
          layerOf(one) === layerOf(element) &&
          Math.hypot(one.shape.x - x, one.shape.y - y) < TOUCHES,
      )
      if (dot !== undefined) return dot
      return own.some((segment) => distanceTo(segment, x, y) < TOUCHES) ? element : null
    }
    // An end may also lie on the run's own course, but for the pieces next to it (the bowl of a P).
    found.set(element, {
      start: touched(first.x0, first.y0, segments.slice(2)),
      end: touched(last.x1, last.y1, segments.slice(0, -2)),
    })
  }
  return found
}

/** The points (24 grid) at which something ends on something else: corners there stay sharp. */
function attachmentPoints(elements: readonly Element[], attachments: ReadonlyMap<Element, Attachments>): Point[] {
  return elements.flatMap((element) => {
    const touched = attachments.get(element)
    if (touched === undefined) return []
    const segments = sketch(element.shape)
    const points: Point[] = []
    if (touched.start !== null) points.push({ x: segments[0]!.x0, y: segments[0]!.y0 })
    const last = segments[segments.length - 1]!
    if (touched.end !== null) points.push({ x: last.x1, y: last.y1 })
    return points
  })
}

/** Lengthens or shortens the ends of an open run until they lie on what they touch again, now that it is rounded. */
function reattach(
  segments: readonly Segment[],
  touched: { start: readonly Segment[] | null; end: readonly Segment[] | null },
): Segment[] {
  const moved = [...segments]
  if (touched.end !== null) moved[moved.length - 1] = moveEnd(moved[moved.length - 1]!, touched.end, 1)
  if (touched.start !== null) moved[0] = moveEnd(moved[0]!, touched.start, 0)
  return moved
}

function moveEnd(segment: Segment, targets: readonly Segment[], end: 0 | 1): Segment {
  const x = end === 0 ? segment.x0 : segment.x1
  const y = end === 0 ? segment.y0 : segment.y1
  if (targets.some((target) => distanceTo(target, x, y) < 1e-6)) return segment
  let best: Point | null = null
  let nearest = LONGEST_MOVE
  for (const target of targets) {
    for (const point of carrierCrossings(segment, target)) {
      const distance = Math.hypot(point.x - x, point.y - y)
      const on = parameterAt(target, point.x, point.y)
      if (on < -1e-6 || on > 1 + 1e-6 || distance >= nearest) continue
      nearest = distance
      best = point
    }
  }
  if (best === null) return segment
  const at = parameterAt(segment, best.x, best.y)
  const left = end === 1 ? at : 1 - at
  if (left * lengthOf(segment) < SHORTEST_LEFT) return segment
  return end === 1 ? slice(segment, 0, at) : slice(segment, at, 1)
}

function isOpen(element: Element): boolean {
  const { shape } = element
  return (shape.kind === 'chain' || shape.kind === 'curve') && !shape.closed
}
