import { distanceTo, nearestOn } from '../../geometry/distance.ts'
import { intersections } from '../../geometry/intersect.ts'
import { lengthOf } from '../../geometry/measure.ts'
import type { Segment } from '../../geometry/segment.ts'
import { isHeavy } from '../../model/cut.ts'
import type { Drawing, Mark } from '../../model/drawing.ts'
import type { Finding } from '../../model/finding.ts'
import { findingOf, px } from '../finding-of.ts'
import { onePerPlace } from '../measures/one-per-place.ts'
import type { Rule } from '../rule.ts'

/** An end this near to another centre line touches it. */
const TOUCHES_PX = 0.03
/** Findings nearer than this are one. */
const SAME_PLACE_PX = 0.5
/** Strokes: an end this near to another centre line is buried in its ink, one this far is clear of it. */
const BURIED = 0.5
const CLEAR = 1
/** At heavy cuts, what sticks out by a whole pixel is seen: half of a heavy stroke would be more than there is room for. */
const SEEN_PX = 1

/** A stroke that crosses another and ends this many times further on than it lies from it sticks out on purpose. */
const STRAIGHT_ON = 1.5

interface End {
  readonly mark: Mark
  readonly x: number
  readonly y: number
  readonly own: readonly Segment[]
}

/** A stroke ends on another or clear of it. */
export const join: Rule = {
  id: 'join',
  severity: 'error, warning',
  title: 'A stroke ends exactly on another one, or clear of it',
  rationale:
    "An end that stops just short of another stroke's centre line makes a bump, a notch or a blot. Judged is the distance from each open end " +
    'to the centre lines of all other strokes and of its own path further on. An end that has crossed the other stroke (the bars of #) sticks ' +
    'out: that is a warning while it is hardly seen, which at heavy cuts is less than a pixel. Butt ends reach no further than their end, so two that face each other are a gap, not a join. ' +
    'To mend: put the end on the other line, or move it away by a stroke and its clear space.',
  thresholds: [
    { name: 'touches up to', value: TOUCHES_PX, unit: 'px' },
    { name: 'error up to', value: BURIED, unit: '· stroke' },
    { name: 'warning below', value: CLEAR, unit: '· stroke' },
    {
      name: 'sticks out by at least',
      value: `${SEEN_PX} px at heavy cuts, else more than ${BURIED} · stroke`,
      unit: '',
    },
    { name: 'crosses within', value: STRAIGHT_ON, unit: '· its distance' },
    { name: 'told once within', value: SAME_PLACE_PX, unit: 'px' },
  ],
  check: ({ drawing }) => {
    if (drawing.strokeWidth === null) return []
    const findings = drawing.marks.flatMap(endsOf).flatMap((end) => judge(end, drawing, drawing.strokeWidth ?? 0))
    const worstFirst = findings.sort((a, b) => (a.measured ?? 0) - (b.measured ?? 0))
    return onePerPlace(worstFirst, ({ at }) => ({ x: at?.x ?? 0, y: at?.y ?? 0, reach: SAME_PLACE_PX }))
  },
}

function judge(end: End, drawing: Drawing, stroke: number): Finding[] {
  const { distance, near } = nearestStroke(end, drawing, stroke)
  if (distance <= TOUCHES_PX || distance >= CLEAR * stroke - 1e-6) return []
  const buried = distance <= BURIED * stroke + 1e-6
  if (!buried && drawing.cap === 'butt') return []
  const details = { at: { x: end.x, y: end.y }, measured: distance, span: end.mark.span }
  if (near !== null && hasCrossed(end, near, distance)) {
    if (!buried || (isHeavy(drawing.cut) && distance >= SEEN_PX - TOUCHES_PX)) return []
    return [
      findingOf('join', 'warning', `A stroke sticks out by only ${px(distance)} where it crosses another.`, {
        ...details,
        limit: isHeavy(drawing.cut) ? Math.min(SEEN_PX, BURIED * stroke) : BURIED * stroke,
      }),
    ]
  }
  const message = `A stroke ends ${px(distance)} from the middle of another: it neither meets it nor clears it.`
  return [
    findingOf('join', buried ? 'error' : 'warning', message, {
      ...details,
      limit: buried ? TOUCHES_PX : CLEAR * stroke,
    }),
  ]
}

/** Whether the stroke comes straight from a crossing with `other`. */
function hasCrossed(end: End, other: Segment, distance: number): boolean {
  return end.own
    .slice(0, 2)
    .some((s) => intersections(s, other).some((at) => Math.hypot(at.x - end.x, at.y - end.y) <= STRAIGHT_ON * distance))
}

function endsOf(mark: Mark): End[] {
  const segments = mark.path.segments
  const first = segments[0]
  const last = segments[segments.length - 1]
  if (mark.path.closed || mark.dot !== null || first === undefined || last === undefined) return []
  return [
    { mark, x: first.x0, y: first.y0, own: segments },
    { mark, x: last.x1, y: last.y1, own: [...segments].reverse() },
  ]
}

/** The nearest centre line, and the segment of it that is nearest (null for a dot). */
function nearestStroke(end: End, drawing: Drawing, stroke: number): { distance: number; near: Segment | null } {
  let distance = Infinity
  let near: Segment | null = null
  const consider = (other: number, s: Segment | null): void => {
    if (other >= distance) return
    distance = other
    near = s
  }
  for (const mark of drawing.marks) {
    if (mark === end.mark) continue
    if (mark.dot !== null) consider(Math.hypot(mark.dot.x - end.x, mark.dot.y - end.y), null)
    else
      for (const s of mark.path.segments)
        if (!facesButtEnd(end, s, mark, drawing)) consider(distanceTo(s, end.x, end.y), s)
  }
  // The path's own course counts from the third segment on, and only where a stroke could have bent back by then.
  let travelled = 0
  end.own.forEach((s, at) => {
    if (at >= 2 && travelled >= Math.PI * stroke) consider(distanceTo(s, end.x, end.y), s)
    travelled += lengthOf(s)
  })
  return { distance, near }
}

/** Whether what is nearest of `s` is the butt end of an open path, beyond which there is no ink. */
function facesButtEnd(end: End, s: Segment, mark: Mark, { cap }: Drawing): boolean {
  if (cap !== 'butt' || mark.path.closed) return false
  const { x, y, distance } = nearestOn(s, end.x, end.y)
  if (distance <= TOUCHES_PX) return false
  const first = mark.path.segments[0] as Segment
  const last = mark.path.segments[mark.path.segments.length - 1] as Segment
  return Math.hypot(x - first.x0, y - first.y0) < 1e-6 || Math.hypot(x - last.x1, y - last.y1) < 1e-6
}
