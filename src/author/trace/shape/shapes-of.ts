import type { Raster } from '../../../drawing/model/raster.ts'
import type { InkPart } from '../ink-part.ts'
import type { TraceOptions } from '../traced.ts'
import { attachEnds } from './attach-ends.ts'
import { boundsOfPoints } from './bounds-of-points.ts'
import { closeRings } from './close-rings.ts'
import type { Figure } from './figure.ts'
import { figuresOf } from './figures-of.ts'
import { type Frame, frameOf } from './frame.ts'
import { ofOnePen } from './of-one-pen.ts'
import { putOnGrid } from './on-grid.ts'
import { roundArcs } from './round-arcs.ts'
import { settleOnGrid } from './settle-on-grid.ts'
import { shareCoordinates } from './shared-coordinates.ts'
import { ordinary } from './ordinary.ts'
import { straightened } from './straighten.ts'
import { makeSymmetric } from './symmetric.ts'
import type { Writing } from '../writing/writing.ts'

/** What was found in a picture as figures in the 24 grid, nothing left out. */
export interface Shapes {
  readonly figures: readonly Figure[]
  readonly frame: Frame
}

/** The pen of a drawing without strokes, in units. */
const NO_PEN = 2

/** Discs are so many times as wide as a pen that has large dots, and up to this wide, in units. */
const DOT_PENS = 2
const WIDEST_DOT = 6.5

/** Turns parts into figures, exact where they nearly were. `beside`: the writing that was taken out of them; what will be drawn of it is left its room. */
export function shapesOf(
  raster: Raster,
  found: readonly InkPart[],
  options: TraceOptions,
  beside: readonly Writing[] = [],
): Shapes {
  const ofPen = ofOnePen(found, Math.max(raster.width, raster.height))
  // Beside writing, whose places were read as the picture is, nothing is turned.
  const parts = beside.length === 0 ? straightened(ofPen, raster) : ofPen
  const isWhole = beside.every(({ text, isLeftOut }) => text !== null && isLeftOut !== true)
  const frame = frameOf(raster, [...parts, ...beside.flatMap((one) => one.parts)], isWhole)
  const ink = parts.reduce((sum, { area, isKnockOut }) => (isKnockOut === true ? sum : sum + area), 0) || 1
  const manner = {
    frame,
    tolerance: Math.max(options.tolerance, 0.2 * frame.scale),
    pen: frame.pen ?? penOfDots(parts, frame, options),
    ink,
  }
  const seen = closeRings(parts.flatMap((part) => figuresOf(part, manner)))
  const settled = frame.hasOwnGrid ? seen : settleOnGrid(seen)
  const symmetric = options.isSymmetric ? makeSymmetric(settled) : settled
  const shared = shareCoordinates(symmetric)
  const round = roundArcs(putOnGrid(shared), shared)
  // Twice, because what an end was brought onto may itself have been brought elsewhere.
  return { figures: ordinary(attachEnds(attachEnds(ordinary(round)))), frame }
}

/** The pen to which a picture of nothing but discs has them as dots, unless they are filled as they are. */
function penOfDots(parts: readonly InkPart[], { scale }: Frame, { isFilled }: TraceOptions): number {
  const across = parts.map(({ contours }) => {
    const { x0, y0, x1, y1 } = boundsOfPoints(contours[0]?.points ?? [])
    return Math.max(x1 - x0, y1 - y0) * scale
  })
  const widest = Math.max(...across)
  return isFilled === true || parts.length < 2 || widest > WIDEST_DOT ? NO_PEN : Math.max(NO_PEN, widest / DOT_PENS)
}
