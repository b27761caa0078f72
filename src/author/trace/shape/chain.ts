import type { Point } from '../../../drawing/geometry/segment.ts'

/** A corner of a chain. */
export interface Node extends Point {
  /** `cut`: rounded as the cut asks; `sharp`: never; a number: a radius of its own, in units. */
  readonly corner: 'cut' | 'sharp' | number
}

/** Lines and arcs through nodes, in the 24 grid. */
export interface Chain {
  readonly nodes: readonly Node[]
  /** How far piece i, from node i to the next, turns: 0 for a line, clockwise positive, in radians. A closed chain has as many as nodes. */
  readonly sweeps: readonly number[]
  readonly closed: boolean
  /** Whether its first and its last node lie on another chain. */
  readonly joinsAtStart: boolean
  readonly joinsAtEnd: boolean
}

/** The radius of an arc over a chord. */
export function radiusOver(from: Point, to: Point, sweep: number): number {
  return Math.hypot(to.x - from.x, to.y - from.y) / (2 * Math.sin(Math.abs(sweep) / 2))
}

/** The direction in which a piece leaves its first node and in which it arrives, as angles in radians. */
export function headingsOf(
  from: Point,
  to: Point,
  sweep: number,
): { readonly leaves: number; readonly arrives: number } {
  const chord = Math.atan2(to.y - from.y, to.x - from.x)
  return { leaves: chord - sweep / 2, arrives: chord + sweep / 2 }
}

/** An angle turned into the range from -π to π. */
export function turnOf(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
