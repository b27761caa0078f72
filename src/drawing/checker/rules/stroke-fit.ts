import { findingOf } from '../finding-of.ts'
import { LINES_PER_PIXEL } from '../measures/measures.ts'
import type { NestedLoop } from '../measures/nesting.ts'
import type { Scan } from '../measures/scan.ts'
import type { Rule } from '../rule.ts'

/** Cuts with a stroke above this share of the size are heavy: 16/2.5, 16/3, 20/3. */
const HEAVY = 1 / 8
/** White border of every icon, and the least clear space between two strokes. */
const BORDER_PX = 1
const CLEAR_PX = 1
/** A line of ink counts when it is met on this many scan lines in a row: half a pixel. */
const LINES_IN_A_ROW = 4
/** A part whose sides and area are those of a disc or a square by this share is a dot; dots are equal by the same share. */
const DOT_SHARE = 0.04
/** A wider one is a disc or a box by itself. */
const WIDEST_DOT = 1.5

/** Heavy cuts stay simple. */
export const strokeFit: Rule = {
  id: 'stroke-fit',
  severity: 'warning',
  title: 'Heavy strokes on a small canvas stay few',
  rationale:
    'With strokes above an eighth of the size, three or four strokes and the least gaps between them fill the canvas; one more makes a blot of them. Equal dots, such as those of a dotted line, are one pattern and count as one part. ' +
    'To mend: give the program fewer details for such cuts (@5-, @4-).',
  thresholds: [
    { name: 'heavy above', value: `size ÷ ${1 / HEAVY}`, unit: 'px of stroke' },
    {
      name: 'most strokes on a scan line, and most parts',
      value: `(size − ${2 * BORDER_PX - CLEAR_PX}) ÷ (stroke + ${CLEAR_PX}), whole`,
      unit: '',
    },
    { name: 'dots and their sizes are equal within', value: DOT_SHARE, unit: 'of them' },
    { name: 'widest dot', value: WIDEST_DOT, unit: '· stroke' },
    { name: 'counted from', value: LINES_IN_A_ROW / LINES_PER_PIXEL, unit: 'px along the stroke' },
  ],
  check: ({ drawing, measures }) => {
    const { size, stroke } = drawing.cut
    if (stroke / size <= HEAVY) return []
    const most = Math.floor((size - 2 * BORDER_PX + CLEAR_PX) / (stroke + CLEAR_PX))
    const strokes = Math.max(mostOn(measures.rows()), mostOn(measures.columns()))
    const parts = countOf(measures.nesting(), WIDEST_DOT * (drawing.strokeWidth ?? stroke))
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

/** How many parts there are, equal dots taken as one. */
function countOf(loops: readonly NestedLoop[], widest: number): number {
  const sizes: number[] = []
  return loops.filter((one, index) => {
    if (one.hole) return false
    const size = loops.some((other) => other.hole && other.part === index) ? null : dotSize(one)
    if (size === null || size > (1 + DOT_SHARE) * widest) return true
    if (sizes.some((known) => Math.abs(size - known) <= DOT_SHARE * known)) return false
    sizes.push(size)
    return true
  }).length
}

/** The width of a part that is a dot, round or square; null of any other. */
function dotSize({ box, area }: NestedLoop): number | null {
  const width = box.x1 - box.x0
  const isLike = (value: number, wanted: number): boolean => Math.abs(value - wanted) <= DOT_SHARE * wanted
  const isDot = isLike(box.y1 - box.y0, width) && (isLike(area, (Math.PI / 4) * width ** 2) || isLike(area, width ** 2))
  return isDot ? width : null
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
