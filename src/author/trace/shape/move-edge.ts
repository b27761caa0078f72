import { distanceBetween } from '../../../drawing/geometry/distance.ts'
import { lengthOf } from '../../../drawing/geometry/measure.ts'
import type { Point, Segment } from '../../../drawing/geometry/segment.ts'
import type { Room } from '../traced.ts'
import type { Figure } from './figure.ts'
import { gapBetween, linesOf, MEETS, SPARE } from './gaps.ts'
import { roomBetween } from './room-between.ts'
import { distance } from './run.ts'

/** A link that goes this far to the side, as a share of its length, is level or upright. */
const LEVEL = 0.05
/** Nodes this near to a line across are on it, and so near to a pixel they are on that, in units. */
const SAME = 0.06
const ON_PIXEL = 0.12
/** An edge moves by this much at most, and what leads to it stays so many times as long as that. */
const MOST = 1.1
const LEAST_LEG = 2

/** A figure of which one edge was moved, and how much of all ink that edge is. */
export interface Eased {
  readonly figure: Figure
  readonly ink: number
}

/**
 * A figure whose level or upright edge that is too near to another figure is drawn in, so that there is room between them; what is not
 * on that edge stays where it is. Null where no such edge is too near, or where the figure cannot do without what it would lose.
 */
export function easedFrom(figure: Figure, other: Figure, room: Room): Eased | null {
  // `to` lies on the figure.
  const { from, to, distance: gap } = gapBetween(figure, other)
  const axis = axisOf(from, to)
  if (axis === null || gap < MEETS) return null
  const missing = roomBetween(figure, other, room) - gap
  const isOnPixel = [from[axis], to[axis]].every(
    (at) => Math.abs(at / room.pixel - Math.round(at / room.pixel)) < ON_PIXEL,
  )
  const by = isOnPixel ? Math.ceil(missing / room.pixel - SAME) * room.pixel : missing + SPARE
  return by > MOST ? null : edgeMoved(figure, to, axis, by * Math.sign(to[axis] - from[axis]), room.apart)
}

function axisOf(from: Point, to: Point): 'x' | 'y' | null {
  const length = distance(from, to)
  if (Math.abs(to.x - from.x) < LEVEL * length) return 'y'
  return Math.abs(to.y - from.y) < LEVEL * length ? 'x' : null
}

function edgeMoved(figure: Figure, place: Point, axis: 'x' | 'y', by: number, apart: number): Eased | null {
  const { form } = figure
  if (form.kind !== 'chain') return null
  const { nodes, sweeps } = form
  const isOnEdge = nodes.map((node) => Math.abs(node[axis] - place[axis]) < SAME)
  const lines = linesOf(form)
  const edge: Segment[] = []
  for (const [i, sweep] of sweeps.entries()) {
    const next = (i + 1) % nodes.length
    const [one, other] = [isOnEdge[i]!, isOnEdge[next]!]
    if (one && other) edge.push(lines[i]!)
    else if (one || other) {
      const leg = Math.abs(nodes[next]![axis] - nodes[i]![axis])
      if (sweep !== 0 || leg < LEAST_LEG * Math.abs(by)) return null
    }
  }
  if (edge.length === 0 || !isOnEdge.includes(false)) return null
  const moved = nodes.map((node, i) =>
    isOnEdge[i] ? { ...node, [axis]: Math.round((node[axis] + by) * 100) / 100 } : node,
  )
  const shorter: Figure = { ...figure, form: { ...form, nodes: moved } }
  if (narrowestWithin(shorter) < Math.min(apart, narrowestWithin(figure))) return null
  const share = lengthSum(edge) / (lengthSum(lines) || 1)
  return { figure: shorter, ink: figure.ink * share }
}

/** The least distance of two lines of a chain that do not follow each other, in units. */
function narrowestWithin({ form }: Figure): number {
  const lines = linesOf(form)
  let least = Infinity
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 2)) {
      const { distance: apart } = distanceBetween(one, other)
      if (apart > MEETS) least = Math.min(least, apart)
    }
  return least
}

function lengthSum(lines: readonly Segment[]): number {
  return lines.reduce((sum, one) => sum + lengthOf(one), 0)
}
