import { arcBetween, circleLoop, line } from '../geometry/construct.ts'
import { ellipseLoop, smoothCurve } from '../geometry/biarc.ts'
import type { Segment } from '../geometry/segment.ts'
import type { Chain, Shape } from './skeleton.ts'

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
