import { arcBetween } from '../geometry/construct.ts'
import type { Arc } from '../geometry/segment.ts'
import type { Chain, Node, Piece } from './skeleton.ts'

const QUARTER = Math.PI / 2

/** Extremes nearer than this to an end of the arc are that end. */
const NEAR_END = 1e-4

/**
 * Cuts every arc of a chain where it is horizontal or vertical. The pixel grid moves those points, and the arcs
 * between them are drawn anew, so a round top stays round and lands on a whole pixel.
 */
export function splitAtExtremes(chain: Chain): Chain {
  const nodes: Node[] = []
  const pieces: Piece[] = []
  chain.pieces.forEach((piece, index) => {
    const from = chain.nodes[index]!
    const to = chain.nodes[(index + 1) % chain.nodes.length]!
    nodes.push(from)
    const arc = piece.kind === 'arc' ? arcBetween(from.x, from.y, to.x, to.y, piece.sweep) : undefined
    if (arc === undefined || arc.kind === 'line') {
      pieces.push({ kind: 'line' })
      return
    }
    let done = 0
    for (const turn of extremeTurns(arc)) {
      const angle = arc.start + turn
      pieces.push({ kind: 'arc', sweep: turn - done })
      nodes.push({
        x: arc.cx + arc.r * Math.cos(angle),
        y: arc.cy + arc.r * Math.sin(angle),
        corner: { kind: 'smooth' },
      })
      done = turn
    }
    pieces.push({ kind: 'arc', sweep: arc.sweep - done })
  })
  if (!chain.closed) nodes.push(chain.nodes[chain.nodes.length - 1]!)
  return { ...chain, nodes, pieces }
}

/** The signed turns from the arc's start at which it is horizontal or vertical, inside the arc, in order. */
function extremeTurns(arc: Arc): number[] {
  const turns: number[] = []
  const sign = Math.sign(arc.sweep)
  const first = sign > 0 ? Math.ceil(arc.start / QUARTER - NEAR_END) : Math.floor(arc.start / QUARTER + NEAR_END)
  for (let quarter = first; ; quarter += sign) {
    const turn = quarter * QUARTER - arc.start
    if (Math.abs(turn) >= Math.abs(arc.sweep) - NEAR_END) return turns
    if (turn * sign > NEAR_END) turns.push(turn)
  }
}
