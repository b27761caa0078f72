import type { Finding } from '../../model/finding.ts'
import { findingOf } from '../finding-of.ts'
import { componentsOf } from '../measures/components.ts'
import type { NestedLoop } from '../measures/nesting.ts'
import type { Rule } from '../rule.ts'

/** Smaller parts and holes are not counted, neither in the drawing nor in its pixels. */
const IGNORED_PX2 = 0.5
/** Pixels between these shares are doubtful: a stroke half way between two rows covers both by half. */
const HALF = { least: 0.49, most: 0.51 }
/** A dot up to this large that lies between pixels covers none of them by half, but is still seen from this share on. */
const DOT_PX2 = 4
const SEEN_FROM = 0.35

/** The pixels show the parts and holes that the drawing has. */
export const topology: Rule = {
  id: 'topology',
  severity: 'error, warning',
  title: 'At its real size, the icon keeps its parts and holes',
  rationale:
    'On a screen of one pixel per pixel two strokes can run together and an eye can close. The drawing is painted at its real size, pixels ' +
    'half covered count as ink, and parts and holes are counted again. Pixels that touch only at a corner are doubtful (a thin slanting ' +
    'stroke holds together by them, two slanting walls do not merge by them), and so are pixels covered by just half; each count is done ' +
    'both ways, and a fault is told only when all agree. A small dot between pixels covers none of them by half and is still seen. ' +
    'To mend: widen the gap or the hole, move it onto the pixel grid, or leave it out at this size (`size>=20`).',
  thresholds: [
    { name: 'covered from', value: `${HALF.least} or ${HALF.most}`, unit: 'of a pixel' },
    { name: `a dot up to ${DOT_PX2} px² is seen from`, value: SEEN_FROM, unit: 'of a pixel' },
    { name: 'parts and holes ignored below', value: IGNORED_PX2, unit: 'px²' },
  ],
  check: ({ drawing, measures }) => {
    const loops = measures.nesting()
    const net = loops.map((one, index) =>
      loops.reduce((area, other) => {
        const cutOut = one.hole ? other.inside === index : other.hole && other.part === index
        return cutOut ? area - other.area : area
      }, one.area),
    )
    const large = loops.filter((_, index) => (net[index] as number) >= IGNORED_PX2)
    const parts = large.filter((one) => !one.hole)
    const holes = large.filter((one) => one.hole)
    const coverage = measures.coverage()
    const { size } = drawing.cut
    const count = (ink: boolean, diagonal: boolean, from: number): Count => {
      const all = componentsOf(coverage, size, ink, diagonal, from).filter((one) => ink || !one.atEdge)
      const counted = all.filter((one) => one.area >= IGNORED_PX2).length
      return { counted, ignored: all.length - counted }
    }
    return [
      ...compare(
        'part',
        parts,
        (diagonal, from) => count(true, diagonal, from),
        (one) => isFaintDot(one, coverage, size),
      ),
      ...compare(
        'hole',
        holes,
        (diagonal, from) => count(false, diagonal, from),
        (one) => isFaintDot(one, coverage, size),
      ),
    ]
  },
}

/** How many groups of pixels there are, and how many that are too small to count. */
interface Count {
  readonly counted: number
  readonly ignored: number
}

/** A dot that covers no pixel by half, because it lies between them, but can be seen all the same. */
function isFaintDot({ area, box, hole }: NestedLoop, coverage: Float64Array, size: number): boolean {
  if (area > DOT_PX2) return false
  let most = 0
  for (let y = Math.max(0, Math.floor(box.y0)); y < Math.min(size, box.y1); y++) {
    for (let x = Math.max(0, Math.floor(box.x0)); x < Math.min(size, box.x1); x++) {
      const ink = coverage[y * size + x] as number
      most = Math.max(most, hole ? 1 - ink : ink)
    }
  }
  return most >= SEEN_FROM && most < HALF.least
}

/** Counts with pixels that touch at corners apart and joined, half covered ones in and out; a fault shows in every count. */
function compare(
  what: 'part' | 'hole',
  loops: readonly NestedLoop[],
  count: (diagonal: boolean, from: number) => Count,
  isFaint: (one: NestedLoop) => boolean,
): Finding[] {
  const limit = loops.length
  const faint = loops.filter(isFaint).length
  const apart = count(false, HALF.least)
  let most = apart.counted + faint
  if (most < limit) most = Math.max(most, count(false, HALF.most).counted + faint)
  if (most < limit) {
    const message = what === 'part' ? 'Parts run together or vanish' : 'Holes close'
    return [
      findingOf('topology', 'error', `${message} at this size: ${most} of ${limit} are left.`, {
        measured: most,
        limit,
      }),
    ]
  }
  // Joined at corners there are no more of them, unless some that are too small to count come together.
  if (apart.counted <= limit && apart.ignored === 0) return []
  let fewest = count(true, HALF.least).counted
  if (fewest > limit) fewest = Math.min(fewest, count(true, HALF.most).counted)
  if (fewest <= limit) return []
  return what === 'part'
    ? [
        findingOf('topology', 'error', `A part breaks at this size: ${fewest} instead of ${limit}.`, {
          measured: fewest,
          limit,
        }),
      ]
    : [
        findingOf('topology', 'warning', `A notch closes to a hole at this size: ${fewest} instead of ${limit}.`, {
          measured: fewest,
          limit,
        }),
      ]
}
