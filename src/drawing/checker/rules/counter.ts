import { clearance, CLEARANCE_FORMULA } from '../../model/cut.ts'
import { blame } from '../blame.ts'
import { findingOf, px } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

/** A hole below this was not meant: it is left over where strokes cross. */
const PINHOLE_PX = 0.8
const TOLERANCE_PX = 0.05

/** Every hole is wide enough to stay open. */
export const counter: Rule = {
  id: 'counter',
  severity: 'error',
  title: 'Every hole holds a circle as wide as the smallest clear space',
  rationale:
    'A hole that is too small fills up: an eye becomes a blot, and strokes that nearly close leave a pinhole nobody meant. Measured is ' +
    'the largest circle that fits into the hole. To mend: enlarge the ring or box, or close it at this size with another level of detail; ' +
    'move crossing strokes until the pinhole closes or opens.',
  thresholds: [
    { name: 'smallest hole', value: CLEARANCE_FORMULA, unit: 'px' },
    { name: 'pinhole below', value: PINHOLE_PX, unit: 'px' },
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
  ],
  check: ({ drawing, measures }) => {
    const limit = clearance(drawing.cut)
    return measures.nesting().flatMap((one, index) => {
      if (!one.hole) return []
      const { diameter, at } = measures.inscribed(index, limit)
      if (diameter >= limit - TOLERANCE_PX) return []
      const what = diameter < PINHOLE_PX ? 'A pinhole' : 'A hole'
      return [
        findingOf('counter', 'error', `${what} is only ${px(diameter)} wide; ${px(limit)} is the least.`, {
          at,
          measured: diameter,
          limit,
          span: blame(drawing, at.x, at.y),
        }),
      ]
    })
  },
}
