import type { Drawing } from '../../model/drawing.ts'
import { findingOf, px } from '../finding-of.ts'
import { changedArea } from '../measures/changed-area.ts'
import type { Measures } from '../measures/measures.ts'
import { scan } from '../measures/scan.ts'
import type { Rule } from '../rule.ts'
import { isSolidLevel } from '../solid-level.ts'

const LEAST_CHANGE = 0.15
/** This share of the canvas is enough, whatever the rest of the icon weighs: 8 px² at 16, 18 px² at 24. */
const ENOUGH_OF_CANVAS = 1 / 32
/** So much more is enough also where lines that nearly touch are counted as one or as two. */
const CLEARLY_MORE_PX2 = 0.25
const UNFILLABLE_PX = 0.5
const TOLERANCE_PX = 0.01

/** A filled icon is really filled. */
export const fillReal: Rule = {
  id: 'fill-real',
  severity: 'error',
  title: 'A filled icon is seen to differ from its outlined twin',
  rationale:
    'The two finishes tell states apart (chosen or not, on or off), so the difference must be seen at a glance. Counted is the ink that the ' +
    'two do not share, not how much more there is: with heavy strokes, a disc with a knocked-out sign has less ink than the ring with the sign ' +
    'in it (.91 at 16/3) and is its very opposite. A level that is drawn as a solid (half a star) is one at both. What has nothing to fill is declared unfillable and drawn ' +
    `${UNFILLABLE_PX} px heavier. To mend: close the shapes that should be solid, mark them \`solid\`, take back \`line\` or \`hole\`, or ` +
    'declare the trait unfillable.',
  thresholds: [
    {
      name: 'least change',
      value: `min(${LEAST_CHANGE} · ink of the twin, size² ÷ ${1 / ENOUGH_OF_CANVAS})`,
      unit: 'px²',
    },
    { name: 'stroke of an unfillable drawing', value: `stroke + ${UNFILLABLE_PX}`, unit: 'px' },
    { name: 'tolerance of that stroke', value: TOLERANCE_PX, unit: 'px' },
  ],
  check: ({ drawing, measures }) => {
    if (drawing.cut.finish !== 'filled') return []
    if (drawing.traits.unfillable) {
      const limit = drawing.cut.stroke + UNFILLABLE_PX
      if (drawing.strokeWidth !== null && Math.abs(drawing.strokeWidth - limit) <= TOLERANCE_PX) return []
      return [
        findingOf('fill-real', 'error', `The drawing is unfillable, but its strokes are not ${px(limit)} wide.`, {
          measured: drawing.strokeWidth,
          limit,
        }),
      ]
    }
    if (isSolidLevel(drawing, drawing.twin?.marks)) return []
    if (drawing.twin === null)
      return [findingOf('fill-real', 'error', 'The filled drawing has no outlined twin to compare with.')]
    if (isClearlyEnough(drawing, measures)) return []
    const limit = Math.min(LEAST_CHANGE * drawing.twin.area, ENOUGH_OF_CANVAS * drawing.cut.size ** 2)
    const measured = changeOf(drawing, measures)
    if (measured >= limit - 1e-6) return []
    return [
      findingOf('fill-real', 'error', 'The filled icon can hardly be told from the outlined one.', { measured, limit }),
    ]
  },
}

/** Whether the drawing differs by more than any limit from what its twin's strokes paint: most do, and nobody needs to unite these. */
function isClearlyEnough({ cut, twin }: Drawing, measures: Measures): boolean {
  if (twin?.painted === undefined) return false
  const rows = measures.rows()
  const change = changedArea(rows, scan(twin.painted, cut.size, rows.count, 'y'))
  return change >= ENOUGH_OF_CANVAS * cut.size ** 2 + CLEARLY_MORE_PX2
}

/** px² that differ; without the twin's ink, the difference of the areas is the least it can be. */
function changeOf({ cut, twin }: Drawing, measures: Measures): number {
  if (twin?.ink === undefined) return Math.abs(measures.moments().area - (twin?.area ?? 0))
  const rows = measures.rows()
  return changedArea(rows, scan(twin.ink, cut.size, rows.count, 'y'))
}
