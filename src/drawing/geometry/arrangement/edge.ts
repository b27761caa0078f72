import type { Corners } from './corners.ts'
import { type Piece, pieceOf } from './piece.ts'

/**
 * One stretch of the arrangement between two corners, crossed by nothing. Pieces that coincide are one edge;
 * `steps` says by how much each group's winding rises from its left to its right side.
 */
export interface Edge extends Piece {
  readonly from: number
  readonly to: number
  readonly midX: number
  readonly midY: number
  readonly steps: Int32Array
  /** The next edge between the same two corners, if any. */
  sibling: Edge | null
}

/** Cuts pieces at their marks, moves their ends onto corners and bundles the coinciding ones. */
export function edgesOf(pieces: readonly Piece[], corners: Corners, groups: number, tolerance: number): Edge[] {
  const edges: Edge[] = []
  const byCorners = new Map<number, Edge>()
  for (const piece of pieces) {
    let from = corners.at(piece.x0, piece.y0)
    const cuts = piece.cuts
    if (cuts !== null) {
      if (cuts.length > 2) sortAlong(piece, cuts)
      for (let i = 0; i < cuts.length; i += 2) {
        const to = corners.at(cuts[i]!, cuts[i + 1]!)
        if (to !== from) addEdge(edges, byCorners, piece, from, to, corners, groups, tolerance)
        from = to
      }
    }
    const to = corners.at(piece.x1, piece.y1)
    if (to !== from) addEdge(edges, byCorners, piece, from, to, corners, groups, tolerance)
  }
  return edges.filter((edge) => edge.steps.some((step) => step !== 0))
}

/** Pieces only rise or fall, so distance along the longer side of the box orders points along the piece. */
function sortAlong(piece: Piece, cuts: number[]): void {
  const dx = piece.x1 - piece.x0
  const dy = piece.y1 - piece.y0
  for (let i = 2; i < cuts.length; i += 2) {
    const x = cuts[i]!
    const y = cuts[i + 1]!
    let j = i - 2
    while (j >= 0 && (cuts[j]! - x) * dx + (cuts[j + 1]! - y) * dy > 0) {
      cuts[j + 2] = cuts[j]!
      cuts[j + 3] = cuts[j + 1]!
      j -= 2
    }
    cuts[j + 2] = x
    cuts[j + 3] = y
  }
}

function addEdge(
  edges: Edge[], byCorners: Map<number, Edge>, piece: Piece,
  from: number, to: number, corners: Corners, groups: number, tolerance: number,
): void {
  const x0 = corners.x[from]!
  const y0 = corners.y[from]!
  const x1 = corners.x[to]!
  const y1 = corners.y[to]!
  let midX = (x0 + x1) / 2
  let midY = (y0 + y1) / 2
  if (piece.turn !== 0) {
    const dx = midX - piece.cx
    const dy = midY - piece.cy
    const k = piece.r / Math.sqrt(dx * dx + dy * dy)
    midX = piece.cx + dx * k
    midY = piece.cy + dy * k
  }
  const key = from < to ? from * 1048576 + to : to * 1048576 + from
  const first = byCorners.get(key) ?? null
  for (let known = first; known !== null; known = known.sibling) {
    if (Math.abs(known.midX - midX) > tolerance || Math.abs(known.midY - midY) > tolerance) continue
    known.steps[piece.group]! += known.from === from ? 1 : -1
    return
  }
  const steps = new Int32Array(groups)
  steps[piece.group] = 1
  const body = pieceOf(piece.group, piece.turn, x0, y0, x1, y1, piece.cx, piece.cy, piece.r)
  const edge: Edge = { ...body, from, to, midX, midY, steps, sibling: first }
  byCorners.set(key, edge)
  edges.push(edge)
}
