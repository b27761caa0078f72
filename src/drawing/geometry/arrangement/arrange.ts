import type { Loop } from '../segment.ts'
import { boundaryOf } from './boundary.ts'
import { cornersWithin } from './corners.ts'
import { cutPieces } from './cut-pieces.ts'
import { type Edge, edgesOf, splitPieces } from './edge.ts'
import { type Piece, piecesOf } from './piece.ts'
import { type Stitched, stitch } from './stitch.ts'

/**
 * One attempt at a boolean: cut everything at everything, find inside and outside, join the boundary. Things closer
 * than about `tolerance` are taken to touch; `open` in the answer counts loops that did not close. A cut may bring
 * pieces to touch that did not before; further `rounds` cut again until nothing changes.
 */
export function arrange(
  groups: readonly (readonly Loop[])[],
  inside: (winding: Int32Array) => boolean,
  tolerance: number,
  rounds: number,
): Stitched {
  const corners = cornersWithin(tolerance)
  const cut = (pieces: readonly Piece[]): Edge[] => {
    cutPieces(pieces, tolerance / 2)
    return splitPieces(pieces, corners)
  }
  let pieces = cut(piecesOf(groups))
  for (let round = 1; round < rounds; round++) {
    const before = pieces.length
    pieces = cut(pieces)
    if (pieces.length === before) break
  }
  const edges = edgesOf(pieces, groups.length, tolerance / 4)
  return stitch(boundaryOf(edges, groups.length, inside))
}
