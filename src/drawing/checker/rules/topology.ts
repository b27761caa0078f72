import type { Finding } from '../../model/finding.ts'
import { findingOf } from '../finding-of.ts'
import { componentsOf } from '../measures/components.ts'
import type { Rule } from '../rule.ts'

/** Smaller parts and holes are not counted, neither in the drawing nor in its pixels. */
const IGNORED_PX2 = 0.5

/** The pixels show the parts and holes that the drawing has. */
export const topology: Rule = {
  id: 'topology',
  severity: 'error, warning',
  title: 'At its real size, the icon keeps its parts and holes',
  rationale:
    'On a screen of one pixel per pixel two strokes can run together and an eye can close. The drawing is painted at its real size, pixels ' +
    'half covered count as ink, and parts and holes are counted again. Pixels that touch only at a corner are doubtful (a thin slanting ' +
    'stroke holds together by them, two slanting walls do not merge by them), so each count is done both ways and a fault is told only when ' +
    'both agree. To mend: widen the gap or the hole, move it onto the pixel grid, or leave it out at this size (@20+).',
  thresholds: [
    { name: 'covered from', value: 0.5, unit: 'of a pixel' },
    { name: 'parts and holes ignored below', value: IGNORED_PX2, unit: 'px²' },
  ],
  check: ({ drawing, measures }) => {
    const loops = measures.nesting()
    const net = loops.map((one, index) => loops.reduce((area, other) => {
      const cutOut = one.hole ? other.inside === index : other.hole && other.part === index
      return cutOut ? area - other.area : area
    }, one.area))
    const large = loops.filter((_, index) => (net[index] as number) >= IGNORED_PX2)
    const parts = large.filter((one) => !one.hole).length
    const holes = large.length - parts
    const count = (ink: boolean, diagonal: boolean): number =>
      componentsOf(measures.coverage(), drawing.cut.size, ink, diagonal).filter((one) => one.area >= IGNORED_PX2 && (ink || !one.atEdge)).length
    return [
      ...compare('part', parts, count(true, true), count(true, false)),
      ...compare('hole', holes, count(false, true), count(false, false)),
    ]
  },
}

/** `fewest` and `most`: counted with pixels that touch at corners joined, and apart. */
function compare(what: 'part' | 'hole', limit: number, fewest: number, most: number): Finding[] {
  if (most < limit) {
    const message = what === 'part' ? 'Parts run together or vanish' : 'Holes close'
    return [findingOf('topology', 'error', `${message} at this size: ${most} of ${limit} are left.`, { measured: most, limit })]
  }
  if (fewest <= limit) return []
  return what === 'part'
    ? [findingOf('topology', 'error', `A part breaks at this size: ${fewest} instead of ${limit}.`, { measured: fewest, limit })]
    : [findingOf('topology', 'warning', `A notch closes to a hole at this size: ${fewest} instead of ${limit}.`, { measured: fewest, limit })]
}
