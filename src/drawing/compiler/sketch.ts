import { ellipseLoop, smoothCurve } from '../geometry/biarc.ts'
import { arcBetween, circleLoop, line } from '../geometry/construct.ts'
import { headingChange } from '../geometry/measure.ts'
import type { Segment } from '../geometry/segment.ts'
import type { Chain, Corner, Node, Piece, Shape } from './skeleton.ts'

const ROUNDED: Corner = { kind: 'relative', factor: 1 }
const SMOOTH: Corner = { kind: 'smooth' }

/** Joints that turn by less than this many radians count as smooth. */
const SMOOTH_TURN = 0.03

/** The sharp lines and arcs of a shape, in the shape's own coordinates; a dot has none. */
export function sketch(shape: Shape): Segment[] {
  switch (shape.kind) {
    case 'chain':
      return chainSegments(shape)
    case 'curve':
      return smoothCurve(
        shape.nodes.map(({ x, y, sharp }) => ({ x, y, sharp })),
        shape.closed,
      )
    case 'circle':
      return circleLoop(shape.x, shape.y, shape.r)
    case 'oval':
      return ellipseLoop(shape.x, shape.y, shape.rx, shape.ry)
    case 'dot':
      return []
  }
}

/** True for shapes that bound an area of their own. */
export function isClosed(shape: Shape): boolean {
  return shape.kind === 'chain' || shape.kind === 'curve' ? shape.closed : true
}

function chainSegments(chain: Chain): Segment[] {
  return chain.pieces.map((piece, index) => {
    const from = chain.nodes[index]!
    const to = chain.nodes[(index + 1) % chain.nodes.length]!
    return piece.kind === 'line'
      ? line(from.x, from.y, to.x, to.y)
      : arcBetween(from.x, from.y, to.x, to.y, piece.sweep)
  })
}

/** Segments read back as a chain; joints that are tangent become smooth, the others follow the cut's radius. */
export function chainOf(segments: readonly Segment[], closed: boolean): Chain {
  const nodes: Node[] = segments.map((segment, index) => {
    const before = segments[index - 1] ?? (closed ? segments[segments.length - 1] : undefined)
    const smooth = before !== undefined && Math.abs(headingChange(before, segment)) < SMOOTH_TURN
    return { x: segment.x0, y: segment.y0, corner: smooth ? SMOOTH : ROUNDED }
  })
  const last = segments[segments.length - 1]
  if (!closed && last !== undefined) nodes.push({ x: last.x1, y: last.y1, corner: ROUNDED })
  const pieces = segments.map((segment): Piece =>
    segment.kind === 'line' ? { kind: 'line' } : { kind: 'arc', sweep: segment.sweep },
  )
  return { kind: 'chain', nodes, pieces, closed }
}
