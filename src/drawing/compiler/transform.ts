import type { Point } from '../geometry/segment.ts'
import { chainOf, sketch } from './sketch.ts'
import type { Chain, Corner, Shape } from './skeleton.ts'

/** A map that keeps shapes: x' = a x - b' y + e, with uniform scale, rotation, and perhaps a reflection. */
export interface Similarity {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export const IDENTITY: Similarity = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** Applies a map to a point; results within 1e-9 of six decimals are rounded, so that turns by 90° stay on the axes. */
function apply(map: Similarity, x: number, y: number): Point {
  return { x: settle(map.a * x + map.c * y + map.e), y: settle(map.b * x + map.d * y + map.f) }
}

/** First `inner`, then `outer`. */
export function compose(outer: Similarity, inner: Similarity): Similarity {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  }
}

/** How much lengths grow. */
export function scaleOf(map: Similarity): number {
  return Math.hypot(map.a, map.b)
}

/** True when the map turns clockwise into counter-clockwise. */
function flips(map: Similarity): boolean {
  return map.a * map.d - map.b * map.c < 0
}

/** True when horizontal and vertical lines stay horizontal or vertical. */
function keepsAxes(map: Similarity): boolean {
  return Math.abs(map.a * map.b) < 1e-9
}

export function move(dx: number, dy: number): Similarity {
  return { ...IDENTITY, e: dx, f: dy }
}

export function scaleAbout(factor: number, x: number, y: number): Similarity {
  return { a: factor, b: 0, c: 0, d: factor, e: x - factor * x, f: y - factor * y }
}

export function turnAbout(degrees: number, x: number, y: number): Similarity {
  const radians = (degrees * Math.PI) / 180
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  return { a: cos, b: sin, c: -sin, d: cos, e: x - cos * x + sin * y, f: y - sin * x - cos * y }
}

export function mirrorAt(axis: 'x' | 'y', at: number): Similarity {
  return axis === 'x' ? { ...IDENTITY, a: -1, e: 2 * at } : { ...IDENTITY, d: -1, f: 2 * at }
}

function settle(value: number): number {
  const rounded = Math.round(value * 1e6) / 1e6
  return Math.abs(value - rounded) < 1e-9 ? rounded : value
}

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
