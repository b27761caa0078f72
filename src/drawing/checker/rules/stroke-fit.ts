import { findingOf } from '../finding-of.ts'
import { LINES_PER_PIXEL } from '../measures/measures.ts'
import type { Scan } from '../measures/scan.ts'
import type { Rule } from '../rule.ts'

/** Cuts with a stroke above this share of the size are heavy: 16/2.5, 16/3, 20/3. */
const HEAVY = 1 / 8
/** White border of every icon, and the least clear space between two strokes. */
const BORDER_PX = 1
const CLEAR_PX = 1
/** A line of ink counts when it is met on this many scan lines in a row: half a pixel. */
const LINES_IN_A_ROW = 4

/** Heavy cuts stay simple. */
export const strokeFit: Rule = {
  id: 'stroke-fit',
  severity: 'warning',
  title: 'Heavy strokes on a small canvas stay few',
  rationale:
    'With strokes above an eighth of the size, three or four strokes and the least gaps between them fill the canvas; one more makes a blot of them. ' +
    'To mend: give the program fewer details for such cuts (@5-, @4-).',
  thresholds: [
    { name: 'heavy above', value: `size ÷ ${1 / HEAVY}`, unit: 'px of stroke' },
    {
      name: 'most strokes on a scan line, and most parts',
      value: `(size − ${2 * BORDER_PX - CLEAR_PX}) ÷ (stroke + ${CLEAR_PX}), whole`,
      unit: '',
    },
    { name: 'counted from', value: LINES_IN_A_ROW / LINES_PER_PIXEL, unit: 'px along the stroke' },
  ],
  check: ({ drawing, measures }) => {
    const { size, stroke } = drawing.cut
    if (stroke / size <= HEAVY) return []
    const most = Math.floor((size - 2 * BORDER_PX + CLEAR_PX) / (stroke + CLEAR_PX))
    const strokes = Math.max(mostOn(measures.rows()), mostOn(measures.columns()))
    const parts = measures.nesting().filter((one) => !one.hole).length
    return [
      ...(strokes > most
        ? [
            findingOf('stroke-fit', 'warning', `${strokes} strokes lie side by side; ${most} fit.`, {
              measured: strokes,
              limit: most,
            }),
          ]
        : []),
      ...(parts > most
        ? [
            findingOf('stroke-fit', 'warning', `The icon has ${parts} parts; ${most} fit.`, {
              measured: parts,
              limit: most,
            }),
          ]
        : []),
    ]
  },
}

function mostOn(scan: Scan): number {
  let most = 0
  for (let line = 0; line + LINES_IN_A_ROW <= scan.count; line++) {
    let fewest = Infinity
    for (let k = line; k < line + LINES_IN_A_ROW; k++)
      fewest = Math.min(fewest, (scan.first[k + 1] as number) - (scan.first[k] as number))
    most = Math.max(most, fewest)
  }
  return most
}
