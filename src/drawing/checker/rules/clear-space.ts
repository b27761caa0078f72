import { clearance, CLEARANCE_FORMULA, type Cut, isHeavy } from '../../model/cut.ts'
import type { Finding } from '../../model/finding.ts'
import { blame } from '../blame.ts'
import { findingOf, px } from '../finding-of.ts'
import { JOINT_DEGREES } from '../measures/facing.ts'
import { onePerPlace, placeOf } from '../measures/one-per-place.ts'
import type { Rule } from '../rule.ts'

/** White as wide as the stroke is comfortable, within these px. */
const WISHED = { least: 1, most: 2 } as const
/** Coordinates are written with two decimals, so a gap can come out this much narrower than it was drawn. */
const TOLERANCE_PX = 0.05

/** White between ink is wide enough to stay white. */
export const clearSpace: Rule = {
  id: 'clear-space',
  severity: 'error, warning',
  title: 'White between ink stays wide enough to be seen',
  rationale:
    'A gap narrower than a pixel turns grey, and one much narrower than the stroke reads as a blot. The distance is measured exactly, ' +
    'between parts, inside holes and along parallel walls of one part, wherever two walls face each other. At heavy cuts, which have fewer ' +
    'lanes than the house cut, a gap of one pixel is the price of a detail that tells the thing. Walls that open by more ' +
    `than ${JOINT_DEGREES}° are a joint and have no gap. To mend: move the strokes apart, leave one of them out at this size and stroke ` +
    '(`size>=20`, `@5+`), or let one stand before the other (`over`).',
  thresholds: [
    { name: 'error below', value: CLEARANCE_FORMULA, unit: 'px' },
    {
      name: 'warning below',
      value: `none at heavy cuts, else min(max(stroke, ${WISHED.least}), ${WISHED.most})`,
      unit: 'px',
    },
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
    { name: 'joint', value: JOINT_DEGREES, unit: '°' },
  ],
  check: ({ drawing, measures }) => {
    const smallest = clearance(drawing.cut)
    const wished = wishedAt(drawing.cut)
    const narrow = measures.facings().gaps.filter((gap) => gap.distance < wished - TOLERANCE_PX)
    const loops = measures.nesting()
    return onePerPlace(narrow, placeOf).map((gap): Finding => {
      const error = gap.distance < smallest - TOLERANCE_PX
      const limit = error ? smallest : wished
      const between =
        loops[gap.loopA]?.part === loops[gap.loopB]?.part
          ? loops[gap.loopA]?.hole === true
            ? 'inside a hole'
            : 'within one part'
          : 'between two parts'
      const at = { x: (gap.ax + gap.bx) / 2, y: (gap.ay + gap.by) / 2 }
      return findingOf(
        'clear-space',
        error ? 'error' : 'warning',
        `Only ${px(gap.distance)} of clear space ${between}; ${px(limit)} is the least.`,
        {
          at,
          measured: gap.distance,
          limit,
          span: blame(drawing, at.x, at.y),
        },
      )
    })
  },
}

/** At heavy cuts a gap of the least width is no fault: it is narrow so that a detail can stay. */
function wishedAt(cut: Cut): number {
  return isHeavy(cut) ? clearance(cut) : Math.min(Math.max(cut.stroke, WISHED.least), WISHED.most)
}
