import type { Bend, PathStatement } from '../../language/program.ts'
import { headingChange } from '../../geometry/measure.ts'
import { sketch } from '../sketch.ts'
import type { Chain, Node, Piece } from '../skeleton.ts'
import { type Context, emit, valueOf } from './context.ts'
import { nodesOf } from './nodes-of.ts'

/** A joint with an arc that turns by less than this many radians was meant to be tangent. */
const TANGENT_TURN = 0.05

/** Lines and arcs mixed. */
export function lowerPath(statement: PathStatement, context: Context): void {
  const nodes = nodesOf(statement.vertices)
  const count = statement.closed ? nodes.length : nodes.length - 1
  const pieces: Piece[] = []
  for (let index = 0; index < count; index++) {
    const bend = statement.bends[index] ?? null
    const to = nodes[(index + 1) % nodes.length]!
    pieces.push(bend === null ? { kind: 'line' } : arcPiece(nodes[index]!, to, bend))
  }
  emit(
    withTangentJoints({ kind: 'chain', nodes, pieces, closed: statement.closed }),
    statement.modifiers,
    statement.span,
    context,
  )
}

function arcPiece(from: Node, to: Node, bend: Bend): Piece {
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  // A radius that cannot reach is read as the half circle, as SVG does.
  const radius = Math.max(valueOf(bend.radius), chord / 2, 1e-6)
  const half = Math.asin(Math.min(1, chord / 2 / radius))
  const sweep = 2 * (bend.big ? Math.PI - half : half)
  return { kind: 'arc', sweep: bend.clockwise ? sweep : -sweep }
}

/** Marks the joints where an arc leaves its neighbour tangentially, so that rounding leaves them alone. */
export function withTangentJoints(chain: Chain): Chain {
  const segments = sketch(chain)
  const nodes = chain.nodes.map((node, index): Node => {
    const after = segments[index]
    const before = segments[index - 1] ?? (chain.closed ? segments[segments.length - 1] : undefined)
    if (before === undefined || after === undefined || (before.kind === 'line' && after.kind === 'line')) return node
    return Math.abs(headingChange(before, after)) < TANGENT_TURN ? { ...node, corner: { kind: 'smooth' } } : node
  })
  return { ...chain, nodes }
}
