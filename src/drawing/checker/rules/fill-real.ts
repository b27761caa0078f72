import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const LEAST_RATIO = 1.15
const UNFILLABLE_PX = 0.5
const TOLERANCE_PX = 0.01

/** A filled icon is really filled. */
export const fillReal: Rule = {
  id: 'fill-real',
  severity: 'error',
  title: 'A filled icon has more ink than its outlined twin',
  rationale:
    'The two finishes tell states apart (chosen or not, on or off), so the difference must be seen at a glance. What has nothing to fill is ' +
    `declared unfillable and drawn ${UNFILLABLE_PX} px heavier. To mend: close the shapes that should be solid, mark them \`solid\`, take back ` +
    '`line` or `hole`, or declare the trait unfillable.',
  thresholds: [
    { name: 'least ink', value: LEAST_RATIO, unit: '· ink of the twin' },
    { name: 'stroke of an unfillable drawing', value: `stroke + ${UNFILLABLE_PX}`, unit: 'px' },
  ],
  check: ({ drawing, measures }) => {
    if (drawing.cut.finish !== 'filled') return []
    if (drawing.traits.unfillable) {
      const limit = drawing.cut.stroke + UNFILLABLE_PX
      if (drawing.strokeWidth !== null && Math.abs(drawing.strokeWidth - limit) <= TOLERANCE_PX) return []
      return [findingOf('fill-real', 'error', 'The unfillable drawing is not drawn with heavier strokes.', { measured: drawing.strokeWidth, limit })]
    }
    if (drawing.twin === null) return [findingOf('fill-real', 'error', 'The filled drawing has no outlined twin to compare with.')]
    const measured = measures.moments().area / drawing.twin.area
    if (measured >= LEAST_RATIO - 1e-6) return []
    return [findingOf('fill-real', 'error', 'The filled icon can hardly be told from the outlined one.', { measured, limit: LEAST_RATIO })]
  },
}
