import type { Point } from '../../../drawing/geometry/segment.ts'
import { onto } from './chain-of-run.ts'
import type { FittedPiece } from './fit-pieces.ts'

/** Arcs that become smaller than this are corners, in units. */
const LEAST_RADIUS = 0.2

/**
 * The pieces of a loop moved `by` units to its inside: the edge of a solid becomes the middle of the stroke that a cut draws round
 * it. Small arcs may vanish; their neighbours then meet in a corner. Null where too little is left.
 */
export function inset(pieces: readonly FittedPiece[], by: number): FittedPiece[] | null {
  const inward = turnsClockwise(pieces) ? by : -by
  const moved = pieces.flatMap((piece) => movedPiece(piece, inward))
  return moved.length < 2 && pieces.length > 1 ? null : moved
}

function movedPiece(piece: FittedPiece, by: number): FittedPiece[] {
  const { carrier, sweep } = piece
  const shifted =
    carrier.kind === 'line'
      ? { ...carrier, x: carrier.x - carrier.dy * by, y: carrier.y + carrier.dx * by }
      : { ...carrier, r: carrier.r - Math.sign(sweep) * by }
  if (shifted.kind === 'circle' && shifted.r < LEAST_RADIUS) return []
  const [start, middle, end] = [piece.start, piece.middle, piece.end].map((point) => onto(shifted, point)) as [
    Point,
    Point,
    Point,
  ]
  return [{ carrier: shifted, sweep, start, middle, end }]
}

function turnsClockwise(pieces: readonly FittedPiece[]): boolean {
  const points = pieces.flatMap(({ start, middle }) => [start, middle])
  return areaOfPoints(points) > 0
}

/** The area within points, positive when they run clockwise on screen. */
export function areaOfPoints(points: readonly Point[]): number {
  let area = 0
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length]!
    area += a.x * b.y - b.x * a.y
  }
  return area / 2
}
