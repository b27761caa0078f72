import { distanceTo } from '../../geometry/distance.ts'
import { lengthOf } from '../../geometry/measure.ts'
import type { Segment } from '../../geometry/segment.ts'
import type { Mark } from '../../model/drawing.ts'
import type { Finding } from '../../model/finding.ts'
import { findingOf } from '../finding-of.ts'
import { onePerPlace } from '../one-per-place.ts'
import { px } from '../px.ts'
import type { Rule } from '../rule.ts'

/** An end this near to another centre line touches it. */
const TOUCHES_PX = 0.03
const SAME_PLACE_PX = 0.5

interface End { readonly mark: Mark; readonly x: number; readonly y: number; readonly own: readonly Segment[] }

/** A stroke ends on another or clear of it. */
export const join: Rule = {
  id: 'join',
  severity: 'error, warning',
  title: 'A stroke ends exactly on another one, or clear of it',
  rationale:
    'An end that stops just short of another stroke\'s centre line makes a bump, a notch or a blot. Judged is the distance from each open end ' +
    'to the centre lines of all other strokes and of its own path further on. To mend: put the end on the other line, or move it away by ' +
    'a stroke and its clear space.',
  thresholds: [
    { name: 'touches up to', value: TOUCHES_PX, unit: 'px' },
    { name: 'error up to', value: 0.5, unit: '· stroke' },
    { name: 'warning below', value: 1, unit: '· stroke' },
  ],
  check: ({ drawing }) => {
    const stroke = drawing.strokeWidth
    if (stroke === null) return []
    const findings = drawing.marks.flatMap(endsOf).flatMap((end): Finding[] => {
      const distance = nearestStroke(end, drawing.marks, stroke)
      if (distance <= TOUCHES_PX || distance >= stroke - 1e-6) return []
      const error = distance <= stroke / 2 + 1e-6
      return [findingOf('join', error ? 'error' : 'warning', `A stroke ends ${px(distance)} from the middle of another: it neither meets it nor clears it.`, {
        at: { x: end.x, y: end.y }, measured: distance, limit: error ? TOUCHES_PX : stroke, span: end.mark.span,
      })]
    })
    const worstFirst = findings.sort((a, b) => (a.measured ?? 0) - (b.measured ?? 0))
    return onePerPlace(worstFirst, ({ at }) => ({ x: at?.x ?? 0, y: at?.y ?? 0, reach: SAME_PLACE_PX }))
  },
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

function nearestStroke(end: End, marks: readonly Mark[], stroke: number): number {
  let nearest = Infinity
  for (const mark of marks) {
    if (mark === end.mark) continue
    if (mark.dot !== null) nearest = Math.min(nearest, Math.hypot(mark.dot.x - end.x, mark.dot.y - end.y))
    else for (const s of mark.path.segments) nearest = Math.min(nearest, distanceTo(s, end.x, end.y))
  }
  return Math.min(nearest, nearestOfOwn(end, stroke))
}

/** The path's own course counts from the third segment on, and only where a stroke could have bent back by then. */
function nearestOfOwn(end: End, stroke: number): number {
  let travelled = 0
  let nearest = Infinity
  end.own.forEach((s, at) => {
    if (at >= 2 && travelled >= Math.PI * stroke) nearest = Math.min(nearest, distanceTo(s, end.x, end.y))
    travelled += lengthOf(s)
  })
  return nearest
}
