import { blame } from '../blame.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

/** A part of the ink smaller than this cannot be seen. */
const SMALLEST_PART_PX2 = 0.3

/** There is ink, and no crumbs of it. */
export const inkEmpty: Rule = {
  id: 'ink-empty',
  severity: 'error',
  title: 'There is ink, and every part of it can be seen',
  rationale:
    'An empty icon is never an answer, and a crumb of ink is left over from a cut or a crossing: it paints a grey speck. ' +
    'To mend: draw something within the canvas; remove the statement that leaves the crumb, or move it until the crumb joins its neighbour.',
  thresholds: [{ name: 'smallest part', value: SMALLEST_PART_PX2, unit: 'px²' }],
  check: ({ drawing, measures }) => {
    const loops = measures.nesting()
    const parts = loops.flatMap((one, index) => {
      if (one.hole) return []
      const holes = loops.filter((other) => other.hole && other.part === index)
      return [{ box: one.box, area: holes.reduce((area, hole) => area - hole.area, one.area) }]
    })
    if (parts.length === 0)
      return [findingOf('ink-empty', 'error', 'The drawing has no ink.', { measured: 0, limit: SMALLEST_PART_PX2 })]
    return parts
      .filter((part) => part.area < SMALLEST_PART_PX2)
      .map(({ box, area }) => {
        const at = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }
        return findingOf('ink-empty', 'error', 'A crumb of ink is too small to be seen.', {
          at,
          measured: area,
          limit: SMALLEST_PART_PX2,
          span: blame(drawing, at.x, at.y),
        })
      })
  },
}
