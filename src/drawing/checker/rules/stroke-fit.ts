import { findingOf } from '../finding-of.ts'
import { LINES_PER_PIXEL } from '../measures/measures.ts'
import type { Scan } from '../measures/scan.ts'
import type { Rule } from '../rule.ts'

/** Cuts with a stroke above this share of the size are heavy: 16/2.5, 16/3, 20/3. */
const HEAVY = 1 / 8
const MOST_STROKES = 3
const MOST_PARTS = 3
/** A line of ink counts when it is met on this many scan lines in a row: half a pixel. */
const LINES_IN_A_ROW = 4

/** Heavy cuts stay simple. */
export const strokeFit: Rule = {
  id: 'stroke-fit',
  severity: 'warning',
  title: 'Heavy strokes on a small canvas stay few',
  rationale:
    'With strokes above an eighth of the size, three strokes and their gaps already fill the canvas; a fourth makes a blot of them. ' +
    'To mend: give the program fewer details for such cuts (@5-, @4-).',
  thresholds: [
    { name: 'heavy above', value: `size ÷ ${1 / HEAVY}`, unit: 'px of stroke' },
    { name: 'most strokes on a scan line', value: MOST_STROKES, unit: '' },
    { name: 'counted from', value: LINES_IN_A_ROW / LINES_PER_PIXEL, unit: 'px along the stroke' },
    { name: 'most parts', value: MOST_PARTS, unit: '' },
  ],
  check: ({ drawing, measures }) => {
    const { size, stroke } = drawing.cut
    if (stroke / size <= HEAVY) return []
    const strokes = Math.max(mostOn(measures.rows()), mostOn(measures.columns()))
    const parts = measures.nesting().filter((one) => !one.hole).length
    return [
      ...(strokes > MOST_STROKES
        ? [
            findingOf('stroke-fit', 'warning', `${strokes} strokes lie side by side; ${MOST_STROKES} fit.`, {
              measured: strokes,
              limit: MOST_STROKES,
            }),
          ]
        : []),
      ...(parts > MOST_PARTS
        ? [
            findingOf('stroke-fit', 'warning', `The icon has ${parts} parts; ${MOST_PARTS} fit.`, {
              measured: parts,
              limit: MOST_PARTS,
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
