import { headingChange, lengthOf } from '../../geometry/measure.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const LEAST_DEGREES = 1
const MOST_DEGREES = 20
/** Shorter pieces come from cutting; their heading says nothing. */
const SHORTEST_PX = 0.3

/** Curves leave lines smoothly or at a corner. */
export const tangent: Rule = {
  id: 'tangent',
  severity: 'warning',
  title: 'A curve meets its neighbour smoothly or at a clear corner',
  rationale:
    "A bend of a few degrees where a line becomes an arc looks like a dent. To mend: place the arc's centre so that it runs out along the line, " +
    'or make the bend a corner.',
  thresholds: [
    { name: 'dent from', value: LEAST_DEGREES, unit: '°' },
    { name: 'dent up to', value: MOST_DEGREES, unit: '°' },
    { name: 'shortest piece', value: SHORTEST_PX, unit: 'px' },
  ],
  check: ({ drawing }) =>
    drawing.marks.flatMap((mark) => {
      const { segments, closed } = mark.path
      return segments.flatMap((s, at) => {
        const next = segments[at + 1] ?? (closed ? segments[0] : undefined)
        if (next === undefined || (s.kind === 'line' && next.kind === 'line')) return []
        if (lengthOf(s) < SHORTEST_PX || lengthOf(next) < SHORTEST_PX) return []
        const measured = (Math.abs(headingChange(s, next)) * 180) / Math.PI
        if (measured < LEAST_DEGREES || measured > MOST_DEGREES) return []
        return [
          findingOf('tangent', 'warning', `A curve meets its neighbour with a bend of ${Math.round(measured)}°.`, {
            at: { x: s.x1, y: s.y1 },
            measured,
            limit: LEAST_DEGREES,
            span: mark.span,
          }),
        ]
      })
    }),
}
