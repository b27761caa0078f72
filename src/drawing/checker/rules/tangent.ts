import { headingChange, lengthOf } from '../../geometry/measure.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const LEAST_DEGREES = 1
const MOST_DEGREES = 20
/** Shorter pieces come from cutting; their heading says nothing. */
const SHORTEST_PX = 0.3
/** A dent that is less deep, between points this far along either side, is a tenth of a pixel's grey: nobody sees it. */
const LEAST_DEPTH_PX = 0.1
const BESIDE_PX = 3

/** Curves leave lines smoothly or at a corner. */
export const tangent: Rule = {
  id: 'tangent',
  severity: 'warning',
  title: 'A curve meets its neighbour smoothly or at a clear corner',
  rationale:
    "A bend of a few degrees where a line becomes an arc looks like a dent, unless it is so slight that no pixel shows it. To mend: place the arc's centre so that it runs out along the line, " +
    'or make the bend a corner.',
  thresholds: [
    { name: 'dent from', value: LEAST_DEGREES, unit: '°' },
    { name: 'dent up to', value: MOST_DEGREES, unit: '°' },
    { name: 'least depth', value: LEAST_DEPTH_PX, unit: `px, from ${BESIDE_PX} px to either side` },
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
        const beside = Math.min(BESIDE_PX, lengthOf(s), lengthOf(next))
        if (beside * Math.sin((measured * Math.PI) / 360) < LEAST_DEPTH_PX) return []
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
