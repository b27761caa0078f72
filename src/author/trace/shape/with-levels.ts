import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import { distanceTo } from '../../../drawing/geometry/distance.ts'
import { lengthOf, pointAt } from '../../../drawing/geometry/measure.ts'
import type { Box, Point, Segment } from '../../../drawing/geometry/segment.ts'
import { boundsOfPoints } from './bounds-of-points.ts'
import { segmentsOf } from './attach-ends.ts'
import type { Figure } from './figure.ts'

/** Centre lines this far apart, in units, times the lanes of a cut: what is less stands too close there. */
const UNIT_LANES = 20.8
/** Strokes farther apart than this have room at every cut. */
const FAR = 7.2
/** Where areas are filled, ink between their edges and what is taken out of them is left at so many times the distance. */
const FILLED = 1.75 / 0.75
/** Figures nearer than this touch, in units. */
const TOUCHES = 0.3
/** Between samples along a figure, in units. */
const STEP = 0.7
/** No cut has more lanes, and few drawings are asked for at fewer. */
const LANES = { most: 11, least: 3 }

interface Placed {
  readonly figure: Figure
  readonly segments: readonly Segment[]
  readonly samples: readonly Point[]
  readonly box: Box
  /** How much nearer its ink comes than a centre line's, in units: a large dot. */
  readonly extra: number
  fromLanes: number
}

/**
 * Says at how many lanes each figure is drawn: what stands too close to something more important is left out where strokes are heavy.
 * `always` is the number of lanes from which everything is drawn. Small rings become dots there.
 */
export function withLevels(figures: readonly Figure[], always: number, isFilled = false): Figure[] {
  const placed = figures.map(placedOf)
  const whole = boundsOfPoints(placed.flatMap(({ samples }) => samples))
  const ordered = placed.toSorted((a, b) => weightOf(b, whole) - weightOf(a, whole))
  for (const [rank, one] of ordered.entries()) {
    one.fromLanes = isFilled && one.figure.role === 'solid' ? 0 : Math.min(LANES.most, lanesWithin(one))
    for (const other of ordered.slice(0, rank)) {
      if (one.figure.isOver === true || other.figure.isOver === true) continue
      const needed = lanesBetween(one, other) / (isFilled && isTakenOut(one.figure, other.figure) ? FILLED : 1)
      if (needed > other.fromLanes) one.fromLanes = Math.max(one.fromLanes, needed)
    }
  }
  return placed.flatMap(({ figure, fromLanes }) => {
    const from = Math.min(always, Math.ceil(fromLanes * 10) / 10)
    if (from <= LANES.least || figure === ordered[0]?.figure) return [figure]
    return [{ ...figure, fromLanes: from }]
  })
}

/** Whether one is an area, and the other an opening in it. */
function isTakenOut({ role: one }: Figure, { role: other }: Figure): boolean {
  return (one === 'solid') !== (other === 'solid') && one !== 'pen' && other !== 'pen'
}

function placedOf(figure: Figure): Placed {
  const { form } = figure
  const segments = segmentsOf(form)
  const samples = form.kind === 'dot' ? [{ x: form.x, y: form.y }] : segments.flatMap(samplesOf)
  const box = boundsOfPoints(samples)
  return { figure, segments, samples, box, extra: form.kind === 'dot' ? form.scale - 1 : 0, fromLanes: 0 }
}

function samplesOf(segment: Segment): Point[] {
  const count = Math.max(1, Math.round(lengthOf(segment) / STEP))
  return Array.from({ length: count + 1 }, (_, i) => pointAt(segment, i / count))
}

/** The lanes that the inside of a loop needs. */
function lanesWithin({ figure: { form, role }, segments }: Placed): number {
  if (role === 'hole' || form.kind === 'dot' || (form.kind === 'chain' && !form.closed)) return 0
  const { x0, y0, x1, y1 } = boundsOf(segments)
  return UNIT_LANES / Math.max(0.1, Math.min(x1 - x0, y1 - y0))
}

/** The lanes that two figures need side by side; 0 where they only meet, or are far from each other. */
function lanesBetween(one: Placed, other: Placed): number {
  if (!comeNear(one.box, other.box)) return 0
  const near = one.samples.map((sample) => nearestOf(sample, other))
  const contacts = one.samples.filter((_, i) => near[i]! < TOUCHES)
  let least = Infinity
  for (const [i, sample] of one.samples.entries()) {
    const away = near[i]!
    if (away >= FAR || away < TOUCHES || away >= least) continue
    // What opens towards a place where the two meet is a joint.
    if (contacts.some((contact) => Math.hypot(contact.x - sample.x, contact.y - sample.y) < 2 * away)) continue
    least = Math.min(least, away)
  }
  if (least === Infinity) return 0
  return UNIT_LANES / Math.max(0.1, least - one.extra - other.extra)
}

/** How much a figure matters: by its ink, and more where it makes the drawing as large as it is. */
function weightOf({ figure, box }: Placed, whole: Box): number {
  const reaches = [box.x0 - whole.x0, box.y0 - whole.y0, whole.x1 - box.x1, whole.y1 - box.y1]
  return figure.ink * (1 + reaches.filter((off) => off < TOUCHES).length)
}

function comeNear(a: Box, b: Box): boolean {
  return a.x0 - FAR < b.x1 && b.x0 - FAR < a.x1 && a.y0 - FAR < b.y1 && b.y0 - FAR < a.y1
}

function nearestOf({ x, y }: Point, { segments, samples }: Placed): number {
  if (segments.length === 0) return Math.hypot(samples[0]!.x - x, samples[0]!.y - y)
  let least = Infinity
  for (const segment of segments) least = Math.min(least, distanceTo(segment, x, y))
  return least
}
