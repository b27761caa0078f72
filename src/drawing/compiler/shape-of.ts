import { headingChange } from '../geometry/measure.ts'
import type { Bound, BoundStatement } from '../language/bound.ts'
import type { Bend, Vertex } from '../language/program.ts'
import { sketch } from './sketch.ts'
import type { Chain, Node, Piece, Shape } from './skeleton.ts'

/** A joint with an arc that turns by less than this many radians was meant to be tangent. */
const TANGENT_TURN = 0.05

/** A statement that draws one thing, at the place that it says. */
export type ShapeStatement = Extract<
  BoundStatement,
  { kind: 'box' | 'circle' | 'oval' | 'dot' | 'line' | 'poly' | 'path' | 'arc' | 'curve' }
>

/** The shape that a statement says, sharp and in the statement's own coordinates. */
export function shapeOf(statement: ShapeStatement): Shape {
  switch (statement.kind) {
    case 'circle':
      return { kind: 'circle', x: statement.x, y: statement.y, r: statement.r }
    case 'oval':
      return { kind: 'oval', x: statement.x, y: statement.y, rx: statement.rx, ry: statement.ry }
    case 'dot':
      return { kind: 'dot', x: statement.x, y: statement.y, scale: statement.scale }
    case 'box': {
      const { x, y, corner } = statement.corner
      const [right, bottom] = [x + statement.width, y + statement.height]
      const corners = [
        { x, y, corner },
        { x: right, y, corner },
        { x: right, y: bottom, corner },
        { x, y: bottom, corner },
      ]
      return straight(corners, true)
    }
    case 'line':
      return straight(nodesOf(statement.vertices), false)
    case 'poly':
      return straight(nodesOf(statement.vertices), true)
    case 'path':
      return pathOf(nodesOf(statement.vertices), statement.bends, statement.closed)
    case 'arc':
      return arc(statement)
    case 'curve': {
      // `!` makes a corner that keeps no radius, `*f` one that is rounded.
      const nodes = nodesOf(statement.vertices).map((node) => ({
        ...node,
        sharp: node.corner.kind === 'fixed' || (node.corner.kind === 'relative' && node.corner.factor !== 1),
      }))
      return { kind: 'curve', nodes, closed: statement.closed }
    }
  }
}

function nodesOf(vertices: readonly Bound<Vertex>[]): Node[] {
  return vertices.map(({ x, y, corner }) => ({ x, y, corner }))
}

function straight(nodes: readonly Node[], closed: boolean): Chain {
  const starts = closed ? nodes : nodes.slice(1)
  return { kind: 'chain', nodes, pieces: starts.map(() => ({ kind: 'line' })), closed }
}

/** An open arc by centre, radius and two angles in degrees; 360 degrees or more make a circle. */
function arc({ x, y, r, from, to }: Extract<ShapeStatement, { kind: 'arc' }>): Shape {
  const start = (from * Math.PI) / 180
  const end = (to * Math.PI) / 180
  if (Math.abs(end - start) >= 2 * Math.PI - 1e-6) return { kind: 'circle', x, y, r }
  // Three nodes, because an arc past a half turn is not told by its ends alone.
  const nodes = [start, (start + end) / 2, end].map((angle, index): Node => ({
    x: x + r * Math.cos(angle),
    y: y + r * Math.sin(angle),
    corner: index === 1 ? { kind: 'smooth' } : { kind: 'relative', factor: 1 },
  }))
  const half = { kind: 'arc', sweep: (end - start) / 2 } as const
  return { kind: 'chain', nodes, pieces: [half, half], closed: false }
}

/** Lines and arcs mixed: `bends[i]` makes the piece from node i to the next an arc. */
function pathOf(nodes: readonly Node[], bends: readonly (Bound<Bend> | null)[], closed: boolean): Chain {
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
