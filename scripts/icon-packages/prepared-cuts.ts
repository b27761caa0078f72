import { FINISHES } from '../../src/drawing/model/cut.ts'
import type { Cut, Radius, Size, Stroke } from '../../src/drawing/model/cut.ts'

/** The strokes that are usual at a size; the usual one first. */
const STROKES: readonly (readonly [Size, readonly Stroke[]])[] = [
  [24, [2, 1.5]],
  [20, [1.5]],
  [16, [1.5]],
]
const RADII: readonly Radius[] = [3, 0]

/**
 * The cuts that components have with them where nobody says others: 16. More make each icon heavier for everybody who uses it
 * (all 120: 4 KB gzip an icon), fewer leave out what people choose most.
 */
export const PREPARED_CUTS: readonly Cut[] = FINISHES.flatMap((finish) =>
  STROKES.flatMap(([size, strokes]) =>
    strokes.flatMap((stroke) => RADII.map((radius): Cut => ({ size, stroke, radius, finish }))),
  ),
)
