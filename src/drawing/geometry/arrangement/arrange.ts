import type { Loop } from '../segment.ts'
import { boundaryOf } from './boundary.ts'
import { cornersWithin } from './corners.ts'
import { cutPieces } from './cut-pieces.ts'
import { edgesOf } from './edge.ts'
import { piecesOf } from './piece.ts'
import { type Stitched, stitch } from './stitch.ts'

/**
 * One attempt at a boolean: cut everything at everything, find inside and outside, join the boundary. Things closer
 * than about `tolerance` are taken to touch; `open` in the answer counts loops that did not close.
 */
export function arrange(
  groups: readonly (readonly Loop[])[], inside: (winding: Int32Array) => boolean, tolerance: number,
): Stitched {
  const pieces = piecesOf(groups)
  cutPieces(pieces, tolerance / 2)
  const edges = edgesOf(pieces, cornersWithin(tolerance), groups.length, tolerance / 4)
  return stitch(boundaryOf(edges, groups.length, inside))
}
