import type { Drawing } from '../../model/drawing.ts'
import type { Finding } from '../../model/finding.ts'
import { blame } from '../blame.ts'
import { findingOf, px } from '../finding-of.ts'
import type { Facing } from '../measures/facing.ts'
import type { Measures } from '../measures/measures.ts'
import { onePerPlace, placeOf } from '../measures/one-per-place.ts'
import type { Rule } from '../rule.ts'

const LEAST_PX = 1
/** A knock-out may be this much narrower than a stroke. */
const THINNER_PX = 0.5
/** White whose walls run side by side for this many times its width is a knocked-out line; shorter white is a hole. */
const LINE_RATIO = 3
const BRIDGE_STROKES = 0.75
const TOLERANCE_PX = 0.05

/** Lines knocked out of a solid, and the ink left round them, stay visible. */
export const fillKnockout: Rule = {
  id: 'fill-knockout',
  severity: 'error',
  title: 'Knocked-out lines and the ink beside them are wide enough',
  rationale:
    'Inside a solid, white lines carry the drawing, so they are as wide as the strokes they stand for; the ink between them, and between ' +
    'their ends and the edge, must not thin out to a thread. A line ends at least a pixel inside the solid or runs out of it. To mend: ' +
    "move the line's end across the edge or away from it, move two lines apart, or leave one out at this size.",
  thresholds: [
    { name: 'narrowest knock-out', value: `max(${LEAST_PX}, stroke − ${THINNER_PX})`, unit: 'px' },
    { name: 'a knock-out is at least this long', value: LINE_RATIO, unit: '· its width' },
    { name: 'narrowest bridge of ink', value: `max(${LEAST_PX}, ${BRIDGE_STROKES} · stroke)`, unit: 'px' },
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
  ],
  check: ({ drawing, measures }) => {
    if (drawing.cut.finish !== 'filled' || drawing.strokeWidth !== null) return []
    return [...narrowKnockouts(drawing, measures), ...narrowBridges(drawing, measures)]
  },
}

/** White between two parts is clear space round one of them (a moat), and judged as such; a knock-out lies within one part. */
function narrowKnockouts(drawing: Drawing, measures: Measures): Finding[] {
  const limit = Math.max(LEAST_PX, drawing.cut.stroke - THINNER_PX)
  const loops = measures.nesting()
  const narrow = measures
    .facings()
    .gaps.filter(
      (gap) =>
        gap.distance < limit - TOLERANCE_PX &&
        gap.run >= LINE_RATIO * gap.distance &&
        loops[gap.loopA]?.part === loops[gap.loopB]?.part,
    )
  return onePerPlace(narrow, placeOf).map((gap) =>
    told(drawing, gap, limit, `A knock-out is only ${px(gap.distance)} wide; ${px(limit)} is the least.`),
  )
}

function narrowBridges(drawing: Drawing, measures: Measures): Finding[] {
  const limit = Math.max(LEAST_PX, BRIDGE_STROKES * drawing.cut.stroke)
  const narrow = measures.facings().bridges.filter((bridge) => bridge.distance < limit - TOLERANCE_PX)
  return onePerPlace(narrow, placeOf).map((bridge) =>
    told(drawing, bridge, limit, `The ink thins out to ${px(bridge.distance)}; ${px(limit)} is the least.`),
  )
}

function told(drawing: Drawing, facing: Facing, limit: number, message: string): Finding {
  const { x, y } = placeOf(facing)
  return findingOf('fill-knockout', 'error', message, {
    at: { x, y },
    measured: facing.distance,
    limit,
    span: blame(drawing, x, y),
  })
}
