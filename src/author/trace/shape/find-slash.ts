import type { Point } from '../../../drawing/geometry/segment.ts'
import { boundsOfPoints } from './bounds-of-points.ts'
import type { Figure } from './figure.ts'
import { linesOf, MEETS } from './gaps.ts'
import { distance } from './run.ts'

/** How far from 45° a slash may lean, in radians, and how long it is at least, as a share of the drawing's diagonal. */
const LEAN = 0.21
const LEAST_LENGTH = 0.75
/** Lines that are crossed out end this near to the slash, in units, and there are so many ends at least. */
const CLEARED = 4.2
const LEAST_ENDS = 2
/** Where something runs out into the slash, as the head of an arrow does into its shaft, there are so many beside those. */
const LEAST_ENDS_OF_JOINED = 3

/** The line that crosses a drawing out: slanting from corner to corner, with others ending beside it, of which one may run out into it. Null where there is none. */
export function findSlash(figures: readonly Figure[]): Figure | null {
  const { x0, y0, x1, y1 } = boundsOfPoints(figures.flatMap(endsOf))
  const diagonal = Math.hypot(x1 - x0, y1 - y0)
  return figures.find((figure) => isSlash(figure, figures, diagonal)) ?? null
}

function isSlash(figure: Figure, figures: readonly Figure[], diagonal: number): boolean {
  const { form, role } = figure
  if (role !== 'pen' || form.kind !== 'chain' || form.closed || form.nodes.length !== 2 || form.sweeps[0] !== 0)
    return false
  const [a, b] = [form.nodes[0]!, form.nodes[1]!]
  const lean = Math.abs(Math.atan2(Math.abs(b.y - a.y), Math.abs(b.x - a.x)) - Math.PI / 4)
  if (lean > LEAN || distance(a, b) < LEAST_LENGTH * diagonal) return false
  const rest = figures.filter((other) => other !== figure)
  const [atStart, atEnd] = [a, b].map((end) =>
    rest.filter((other) => cornersOf(other).some((corner) => distance(corner, end) < MEETS)),
  )
  if (atStart!.length > 0 && atEnd!.length > 0) return false
  const isJoined = atStart!.length + atEnd!.length > 0
  const others = rest.filter((other) => !atStart!.includes(other) && !atEnd!.includes(other)).flatMap(endsOf)
  return others.filter((end) => isBeside(end, a, b)).length >= (isJoined ? LEAST_ENDS_OF_JOINED : LEAST_ENDS)
}

function cornersOf({ form }: Figure): Point[] {
  return linesOf(form).flatMap(({ x0, y0, x1, y1 }) => [
    { x: x0, y: y0 },
    { x: x1, y: y1 },
  ])
}

function isBeside(place: Point, a: Point, b: Point): boolean {
  const length = distance(a, b)
  const along = ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / length
  const off = Math.abs((place.x - a.x) * (b.y - a.y) - (place.y - a.y) * (b.x - a.x)) / length
  return off < CLEARED && along > 1 && along < length - 1
}

/** Where a line ends that is open; all places of other forms. */
function endsOf({ form }: Figure): Point[] {
  if (form.kind === 'chain' && !form.closed) return [form.nodes[0]!, form.nodes.at(-1)!]
  return linesOf(form).map(({ x0, y0 }) => ({ x: x0, y: y0 }))
}
