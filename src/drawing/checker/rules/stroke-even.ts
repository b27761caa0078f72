import { findingOf, px } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const TOLERANCE_PX = 0.01
/** A filled drawing of something that has nothing to fill is drawn heavier by this much. */
const UNFILLABLE_PX = 0.5

/** One stroke width, the one that was asked for. */
export const strokeEven: Rule = {
  id: 'stroke-even',
  severity: 'error',
  title: 'All strokes have the width that was asked for',
  rationale:
    'Icons of one cut stand side by side, so their strokes must be equally heavy; caps and joins must match for the same reason. ' +
    `At finish filled, what cannot be filled is drawn ${UNFILLABLE_PX} px heavier, to hold its own beside solids. ` +
    "A fault here is never the program's: programs know no widths.",
  thresholds: [
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
    { name: 'added to an unfillable drawing', value: UNFILLABLE_PX, unit: 'px' },
  ],
  check: ({ drawing }) => {
    const { cut, strokeWidth, cap, join } = drawing
    const findings = []
    if (strokeWidth === null) {
      if (cut.finish === 'outlined')
        findings.push(findingOf('stroke-even', 'error', 'The outlined drawing is not made of strokes.'))
      return findings
    }
    const limit = cut.finish === 'filled' && drawing.traits.unfillable ? cut.stroke + UNFILLABLE_PX : cut.stroke
    if (Math.abs(strokeWidth - limit) > TOLERANCE_PX) {
      findings.push(
        findingOf('stroke-even', 'error', `The strokes are ${px(strokeWidth)} wide instead of ${px(limit)}.`, {
          measured: strokeWidth,
          limit,
        }),
      )
    }
    if ((cap === 'round') !== (join === 'round')) {
      findings.push(findingOf('stroke-even', 'error', `The strokes end ${cap} but join ${join}.`))
    }
    return findings
  },
}
