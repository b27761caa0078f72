import type { Cut } from '../../model/cut.ts'
import type { Keyline } from '../../model/drawing.ts'
import type { Finding } from '../../model/finding.ts'
import { findingOf, px } from '../finding-of.ts'
import { GRID_PLAY_FORMULA, gridPlay } from '../measures/grid-play.ts'
import type { Rule } from '../rule.ts'

/** Shares of the canvas that the longer side of the ink takes. */
const SMALLEST = 0.66
const SMALLEST_SIGN = 0.5
const SMALL = 0.75
/** Half a pixel off its class at either side. */
const OFF_CLASS_PX = 1
/** White border of every icon: no keyline asks for more. */
const BORDER_PX = 1
/** Width and height of each class at the centre lines, in the 24 grid. */
const CLASSES: Partial<Record<Keyline, { width: number; height: number }>> = {
  circle: { width: 20, height: 20 },
  square: { width: 18, height: 18 },
  wide: { width: 20, height: 16 },
  tall: { width: 16, height: 20 },
}

/** The icon is as large as its family. */
export const size: Rule = {
  id: 'size',
  severity: 'error, warning',
  title: 'The icon is as large as others of its shape',
  rationale:
    'Circles, squares, wide and tall icons look equally large only at different sizes: the keylines. An icon declares which one it fills (a tall one on its side is a wide one); ' +
    'then its ink must be that box (scaled, plus one stroke, at most size − 2) within half a pixel at either side, and what the fitting ' +
    'to the pixel grid takes. A bare sign (a chevron, a minus, a letter) cannot fill two thirds of the canvas and stay what it is: it ' +
    'is an error below half of the canvas and has no warning. To mend: scale the drawing to its keyline, or declare the keyline it fills.',
  thresholds: [
    { name: 'error below', value: SMALLEST, unit: '· size, longer side of the ink' },
    { name: 'error below, keyline sign', value: SMALLEST_SIGN, unit: '· size, longer side of the ink' },
    { name: 'warning below', value: SMALL, unit: '· size, longer side of the ink' },
    {
      name: 'warning off the keyline by more than',
      value: `${OFF_CLASS_PX} px and what the pixel grid takes: ${GRID_PLAY_FORMULA}`,
      unit: '',
    },
    { name: 'widest ink', value: `size − ${2 * BORDER_PX}`, unit: 'px' },
    ...Object.entries(CLASSES).map(([name, { width, height }]) => ({
      name: `keyline ${name}`,
      value: `${width} × ${height}`,
      unit: 'at the centre lines, in the 24 grid',
    })),
  ],
  check: ({ drawing, measures }) => {
    const box = measures.inkBox()
    const width = box.x1 - box.x0
    const height = box.y1 - box.y0
    const measured = Math.max(width, height)
    if (!(measured > 0)) return []
    const canvas = drawing.cut.size
    const sign = drawing.traits.keyline === 'sign'
    const smallest = canvas * (sign ? SMALLEST_SIGN : SMALLEST)
    if (measured < smallest - 1e-6) {
      return [
        findingOf('size', 'error', `The ink is only ${px(measured)} large; ${px(smallest)} is the least.`, {
          measured,
          limit: smallest,
        }),
      ]
    }
    if (sign) return []
    if (measured < canvas * SMALL - 1e-6) {
      return [
        findingOf('size', 'warning', `The ink is only ${px(measured)} large; its family is larger.`, {
          measured,
          limit: canvas * SMALL,
        }),
      ]
    }
    return offClass(drawing.traits.keyline, width, height, drawing.cut)
  },
}

function offClass(keyline: Keyline, width: number, height: number, cut: Cut): Finding[] {
  const { size: canvas, stroke } = cut
  const wanted = CLASSES[keyline]
  if (wanted === undefined) return []
  const ink = (units: number): number => Math.min((units * canvas) / 24 + stroke, canvas - 2 * BORDER_PX)
  // What is tall may be laid on its side by a choice of its glyph, and is as large as before.
  const lies = (width - height) * (wanted.width - wanted.height) < 0
  const axes = [
    { name: 'wide', measured: width, limit: ink(lies ? wanted.height : wanted.width) },
    { name: 'high', measured: height, limit: ink(lies ? wanted.width : wanted.height) },
  ]
  return axes
    .filter((axis) => Math.abs(axis.measured - axis.limit) > OFF_CLASS_PX + gridPlay(cut) + 1e-6)
    .map(({ name, measured, limit }) =>
      findingOf(
        'size',
        'warning',
        `The ink is ${px(measured)} ${name}; the keyline ${keyline} asks for ${px(limit)}.`,
        { measured, limit },
      ),
    )
}
