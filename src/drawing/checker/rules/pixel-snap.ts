import type { Drawing } from '../../model/drawing.ts'
import type { Finding } from '../../model/finding.ts'
import { blame } from '../blame.ts'
import { findingOf, px } from '../finding-of.ts'
import { type Band, bandsOfInk, bandsOfStrokes } from '../measures/bands.ts'
import type { Measures } from '../measures/measures.ts'
import type { Rule } from '../rule.ts'

const TOLERANCE_PX = 0.06
const SHORTEST_PX = 1.5
/** On the axis of symmetry an edge is no softer than this for a width that has no crisp place. */
const QUARTER_PX = 0.25
/** A soft edge on either side of at least this share of whole pixels is a stroke still, not a grey seam. */
const WHOLE_SHARE = 0.5
/** At finish filled, what is wider than this many strokes is a surface and has no pair of edges. */
const WIDEST_STROKES = 1.3
/** A knock-out may be wider than a thin stroke. */
const WIDEST_KNOCKOUT_PX = 1.6
/** From this share of mirrored or turned ink on, the drawing is symmetrical. */
const MIRRORED = 0.97

/** Straight strokes have a crisp edge. */
export const pixelSnap: Rule = {
  id: 'pixel-snap',
  severity: 'error, warning, info',
  title: 'Straight strokes and knock-outs have an edge on the pixel grid',
  rationale:
    'A level or upright edge between two pixels is painted as a grey seam. Each straight stroke and knock-out needs one edge on the grid; ' +
    'with a whole stroke width both are. The exception is one stroke on the axis of a drawing that is symmetrical (by a mirror or by half a turn), whose width is not even: it can ' +
    'lie on the grid only if the drawing gives up its symmetry, so it is a warning, and no more than a word where the width is broken (1.5, 2.5: such a ' +
    'stroke has a soft edge wherever it lies, here two that are half as soft) and where it is 3 px: two of them are whole, while of 1 px a grey seam is left. To mend: let the grid fitting move the shape (remove `free`), or do not ' +
    'turn it by an odd angle at this size.',
  thresholds: [
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
    { name: 'on the axis of symmetry, info up to', value: QUARTER_PX, unit: 'px' },
    { name: 'and where the whole pixels in it are at least', value: WHOLE_SHARE, unit: 'of its width' },
    { name: 'shortest stroke', value: SHORTEST_PX, unit: 'px' },
    { name: 'widest at finish filled', value: WIDEST_STROKES, unit: '· stroke' },
    { name: 'widest knock-out of a thin stroke', value: WIDEST_KNOCKOUT_PX, unit: 'px' },
    { name: 'symmetrical from', value: MIRRORED, unit: 'of the ink' },
  ],
  check: ({ drawing, measures }) => {
    const bands =
      drawing.strokeWidth === null
        ? bandsOfInk(
            measures.boundary(),
            SHORTEST_PX,
            WIDEST_STROKES * drawing.cut.stroke,
            Math.max(WIDEST_STROKES * drawing.cut.stroke, WIDEST_KNOCKOUT_PX),
          )
        : bandsOfStrokes(drawing.marks, drawing.strokeWidth, SHORTEST_PX)
    const told = new Set<string>()
    return bands.flatMap((band) => {
      const measured = Math.min(off(band.low), off(band.high))
      const key = `${band.axis} ${band.low.toFixed(2)} ${band.high.toFixed(2)}`
      if (measured <= TOLERANCE_PX || told.has(key)) return []
      told.add(key)
      return [snapFinding(band, measured, bands, drawing, measures)]
    })
  },
}

function off(edge: number): number {
  return Math.abs(edge - Math.round(edge))
}

function snapFinding(
  band: Band,
  measured: number,
  bands: readonly Band[],
  drawing: Drawing,
  measures: Measures,
): Finding {
  const middle = (band.low + band.high) / 2
  const at = band.axis === 'x' ? { x: middle, y: band.along } : { x: band.along, y: middle }
  const details = { at, measured, limit: TOLERANCE_PX, span: blame(drawing, at.x, at.y) }
  const what = `${band.axis === 'x' ? 'An upright' : 'A level'} ${band.ink ? 'stroke' : 'knock-out'}`
  if (isOnlyOneOnAxis(band, bands, measures)) {
    const severity = measured > QUARTER_PX + TOLERANCE_PX && !isMostlyWhole(band) ? 'warning' : 'info'
    return findingOf('pixel-snap', severity, `${what} on the axis of symmetry has no edge on the pixel grid.`, details)
  }
  return findingOf('pixel-snap', 'error', `${what} lies ${px(measured)} off the pixel grid.`, details)
}

/** Whether the pixels that it covers all over make most of it. */
function isMostlyWhole({ low, high }: Band): boolean {
  return Math.floor(high + TOLERANCE_PX) - Math.ceil(low - TOLERANCE_PX) >= WHOLE_SHARE * (high - low)
}

/** An even width fits on an axis that lies between pixels, so it has no excuse. */
function isEven(width: number): boolean {
  return Math.abs(width / 2 - Math.round(width / 2)) < 0.01
}

function isOnlyOneOnAxis(band: Band, bands: readonly Band[], measures: Measures): boolean {
  const box = measures.inkBox()
  const axis = band.axis === 'x' ? (box.x0 + box.x1) / 2 : (box.y0 + box.y1) / 2
  if (isEven(band.high - band.low)) return false
  const onAxis = bands.filter(
    (other) => other.axis === band.axis && Math.abs((other.low + other.high) / 2 - axis) <= TOLERANCE_PX,
  )
  if (!onAxis.includes(band)) return false
  const widths = new Set(onAxis.map((other) => `${other.ink} ${(other.high - other.low).toFixed(1)}`))
  return widths.size === 1 && (measures.mirrored()[band.axis] >= MIRRORED || measures.turned() >= MIRRORED)
}
