import { sketch } from './sketch.ts'
import { apply, flips, keepsAxes, scaleOf, type Similarity } from './similarity.ts'
import type { Chain, Corner, Shape } from './skeleton.ts'
import { chainOf } from './chain-of.ts'

/** Moves a shape by a similarity. A turned oval becomes a chain of arcs, because an oval lies on the axes. */
export function transform(shape: Shape, map: Similarity): Shape {
  const scale = scaleOf(map)
  switch (shape.kind) {
    case 'circle':
      return { ...shape, ...apply(map, shape.x, shape.y), r: shape.r * scale }
    case 'dot':
      return { ...shape, ...apply(map, shape.x, shape.y) }
    case 'oval': {
      if (!keepsAxes(map)) return transformChain(chainOf(sketch(shape), true), map, scale)
      const upright = Math.abs(map.b) < 1e-9
      const center = apply(map, shape.x, shape.y)
      return {
        ...shape,
        ...center,
        rx: (upright ? shape.rx : shape.ry) * scale,
        ry: (upright ? shape.ry : shape.rx) * scale,
      }
    }
    case 'curve':
      return {
        ...shape,
        nodes: shape.nodes.map((node) => ({
          ...node,
          ...apply(map, node.x, node.y),
          corner: scaledCorner(node.corner, scale),
        })),
      }
    case 'chain':
      return transformChain(shape, map, scale)
  }
}

function transformChain(chain: Chain, map: Similarity, scale: number): Chain {
  const turn = flips(map) ? -1 : 1
  return {
    ...chain,
    nodes: chain.nodes.map((node) => ({ ...apply(map, node.x, node.y), corner: scaledCorner(node.corner, scale) })),
    pieces: chain.pieces.map((piece) => (piece.kind === 'arc' ? { kind: 'arc', sweep: piece.sweep * turn } : piece)),
  }
}

function scaledCorner(corner: Corner, scale: number): Corner {
  return corner.kind === 'fixed' ? { kind: 'fixed', radius: corner.radius * scale } : corner
}
