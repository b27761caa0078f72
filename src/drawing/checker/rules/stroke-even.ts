import type { Finding } from '../../model/finding.ts'
import { findingOf, px } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const TOLERANCE_PX = 0.01
/** A filled drawing of something that has nothing to fill is drawn heavier by this much. */
const UNFILLABLE_PX = 0.5

/** One stroke width, the one that was asked for. */
export const strokeEven: Rule = {
  id: 'stroke-even',
  severity: 'error, info',
  title: 'All strokes have the width that was asked for',
  rationale:
    'Icons of one cut stand side by side, so their strokes must be equally heavy; caps and joins must match for the same reason. ' +
    `At finish filled, what cannot be filled is drawn ${UNFILLABLE_PX} px heavier, to hold its own beside solids. ` +
    'Where two things share few pixels, a program may declare thinner strokes (`stroke`), by a third at most: people tell those, and it is said. ' +
    "A fault here is never the program's: of widths it says no more than that.",
  thresholds: [
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
    { name: 'added to an unfillable drawing', value: UNFILLABLE_PX, unit: 'px' },
  ],
  check: ({ drawing }) => {
    const { cut, strokeWidth, cap, join } = drawing
    const findings = cut.asked === undefined ? [] : [thinner(cut.stroke, cut.asked)]
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

function thinner(width: number, asked: number): Finding {
  const said = `The strokes are ${px(width)} wide instead of ${px(asked)}: wider ones leave no room for all that is shown.`
  return findingOf('stroke-even', 'info', said, { measured: width, limit: asked })
}
