import type { Edge } from './edge.ts'
import type { Side } from './boundary.ts'

/** Closed runs of sides, and how many of them could not be closed. */
export interface Stitched {
  readonly runs: Side[][]
  readonly open: number
}

/**
 * Joins sides end to start. Where several leave a corner the sharpest turn to the right is taken: it keeps to the
 * same patch of inside, so patches that touch in a point come out as loops of their own.
 */
export function stitch(sides: readonly Side[]): Stitched {
  const leaving = new Map<number, Side[]>()
  for (const side of sides) {
    const known = leaving.get(side.from)
    if (known) known.push(side)
    else leaving.set(side.from, [side])
  }
  const runs: Side[][] = []
  let open = 0
  for (const first of sides) {
    if (first.used) continue
    const run: Side[] = []
    let side: Side | null = first
    while (side !== null) {
      side.used = true
      run.push(side)
      side = side.to === first.from ? null : nextOf(side, leaving.get(side.to))
    }
    if (run[run.length - 1]!.to !== first.from) open++
    runs.push(run)
  }
  return { runs, open }
}

function nextOf(side: Side, candidates: readonly Side[] | undefined): Side | null {
  let best: Side | null = null
  let bestTurn = -Infinity
  for (const candidate of candidates ?? []) {
    if (candidate.used) continue
    if (candidates!.length === 1) return candidate
    const turn = turnBetween(side, candidate)
    if (turn <= bestTurn) continue
    best = candidate
    bestTurn = turn
  }
  return best
}

function turnBetween(a: Side, b: Side): number {
  const ax = directionX(a, true)
  const ay = directionY(a, true)
  const bx = directionX(b, false)
  const by = directionY(b, false)
  const angle = Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
  // Turning straight back is the sharpest turn to the left: there the inside has no width.
  const turn = Math.abs(angle) > Math.PI - 1e-6 ? -Math.PI : angle
  // Equal tangents are told apart by how they bend.
  return turn + (b.edge.turn === 0 ? 0 : (1e-6 * bendOf(b)) / b.edge.r)
}

function bendOf(side: Side): number {
  return side.forward ? side.edge.turn : -side.edge.turn
}

function directionX(side: Side, atEnd: boolean): number {
  const e = side.edge
  if (e.turn === 0) return side.forward ? e.x1 - e.x0 : e.x0 - e.x1
  return -(endY(e, atEnd === side.forward) - e.cy) * bendOf(side)
}

function directionY(side: Side, atEnd: boolean): number {
  const e = side.edge
  if (e.turn === 0) return side.forward ? e.y1 - e.y0 : e.y0 - e.y1
  return (endX(e, atEnd === side.forward) - e.cx) * bendOf(side)
}

function endX(e: Edge, last: boolean): number {
  return last ? e.x1 : e.x0
}

function endY(e: Edge, last: boolean): number {
  return last ? e.y1 : e.y0
}
