import type { Bound } from '../../language/bound.ts'
import type { Bend } from '../../language/program.ts'
import { headingChange } from '../../geometry/measure.ts'
import { sketch } from '../sketch.ts'
import type { Chain, Node, Piece } from '../skeleton.ts'

/** A joint with an arc that turns by less than this many radians was meant to be tangent. */
const TANGENT_TURN = 0.05

/** Lines and arcs mixed: `bends[i]` makes the piece from node i to the next an arc. */
export function pathOf(nodes: readonly Node[], bends: readonly (Bound<Bend> | null)[], closed: boolean): Chain {
  const starts = closed ? nodes : nodes.slice(0, -1)
  const pieces = starts.map((from, index): Piece => {
    const bend = bends[index] ?? null
    return bend === null ? { kind: 'line' } : arcPiece(from, nodes[(index + 1) % nodes.length]!, bend)
  })
  return withTangentJoints({ kind: 'chain', nodes, pieces, closed })
}

function arcPiece(from: Node, to: Node, bend: Bound<Bend>): Piece {
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  // A radius that cannot reach is read as the half circle, as SVG does.
  const radius = Math.max(bend.radius, chord / 2, 1e-6)
  const half = Math.asin(Math.min(1, chord / 2 / radius))
  const sweep = 2 * (bend.big ? Math.PI - half : half)
  return { kind: 'arc', sweep: bend.clockwise ? sweep : -sweep }
}

/** Marks the joints where an arc leaves its neighbour tangentially, so that rounding leaves them alone. */
function withTangentJoints(chain: Chain): Chain {
  const segments = sketch(chain)
  const nodes = chain.nodes.map((node, index): Node => {
    const after = segments[index]
    const before = segments[index - 1] ?? (chain.closed ? segments[segments.length - 1] : undefined)
    if (before === undefined || after === undefined || (before.kind === 'line' && after.kind === 'line')) return node
    return Math.abs(headingChange(before, after)) < TANGENT_TURN ? { ...node, corner: { kind: 'smooth' } } : node
  })
  return { ...chain, nodes }
}
