import type { Corners } from './corners.ts'
import type { Piece } from './piece.ts'

/**
 * One stretch of the arrangement between two corners, crossed by nothing. Pieces that coincide are one edge;
 * `steps` says by how much each group's winding rises from its left to its right side.
 */
export interface Edge extends Piece {
  readonly midX: number
  readonly midY: number
  steps: number[]
  /** Whether pieces of several groups are in it; else `group` alone has steps. */
  isShared: boolean
  /** The next edge between the same two corners, if any. */
  sibling: Edge | null
}

/** The pieces cut at their marks, with their ends moved onto corners; what shrinks to a corner is gone. Each may become an edge: it is made as one. */
export function splitPieces(pieces: readonly Piece[], corners: Corners): Edge[] {
  const split: Edge[] = []
  for (const piece of pieces) {
    let from = corners.at(piece.x0, piece.y0)
    const cuts = piece.cuts ?? []
    if (cuts.length > 2) sortAlong(piece, cuts)
    for (let i = 0; i <= cuts.length; i += 2) {
      const last = i === cuts.length
      const to = last ? corners.at(piece.x1, piece.y1) : corners.at(cuts[i]!, cuts[i + 1]!)
      if (to !== from) split.push(between(piece, corners, from, to))
      from = to
    }
  }
  return split
}

function between(piece: Piece, { x, y }: Corners, from: number, to: number): Edge {
  return edgeOf(piece, from, to, x[from]!, y[from]!, x[to]!, y[to]!)
}

const NO_STEPS: number[] = []

/** The part of a piece between two corners, before it is known what it steps over. */
function edgeOf(
  { group, turn, cx, cy, r }: Piece,
  from: number,
  to: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Edge {
  let midX = (x0 + x1) / 2
  let midY = (y0 + y1) / 2
  if (turn !== 0) {
    const dx = midX - cx
    const dy = midY - cy
    const k = r / Math.sqrt(dx * dx + dy * dy)
    midX = cx + dx * k
    midY = cy + dy * k
  }
  // Spelled out: spreading a piece would cost a third of the whole boolean.
  return {
    group,
    turn,
    x0,
    y0,
    x1,
    y1,
    cx,
    cy,
    r,
    left: x0 < x1 ? x0 : x1,
    right: x0 < x1 ? x1 : x0,
    top: y0 < y1 ? y0 : y1,
    bottom: y0 < y1 ? y1 : y0,
    from,
    to,
    cuts: null,
    midX,
    midY,
    steps: NO_STEPS,
    isShared: false,
    sibling: null,
  }
}

/** Bundles coinciding pieces (their middles within `tolerance`) into edges; those that cancel out are left away. */
export function edgesOf(pieces: readonly Edge[], groups: number, tolerance: number): Edge[] {
  const edges: Edge[] = []
  const byCorners = new Map<number, Edge>()
  for (const piece of pieces) addEdge(edges, byCorners, piece, groups, tolerance)
  return edges.filter(rises)
}

function rises({ steps, group, isShared }: Edge): boolean {
  return isShared ? steps.some((step) => step !== 0) : steps[group] !== 0
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

function addEdge(edges: Edge[], byCorners: Map<number, Edge>, edge: Edge, groups: number, tolerance: number): void {
  const { group, from, to, midX, midY } = edge
  const key = from < to ? from * 1048576 + to : to * 1048576 + from
  const first = byCorners.get(key) ?? null
  for (let known = first; known !== null; known = known.sibling) {
    if (Math.abs(known.midX - midX) > tolerance || Math.abs(known.midY - midY) > tolerance) continue
    known.steps[group]! += known.from === from ? 1 : -1
    if (known.group !== group) known.isShared = true
    return
  }
  const steps: number[] = []
  for (let g = 0; g < groups; g++) steps.push(g === group ? 1 : 0)
  edge.steps = steps
  edge.sibling = first
  byCorners.set(key, edge)
  edges.push(edge)
}
