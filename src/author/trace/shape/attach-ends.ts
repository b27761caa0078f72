import { arcBetween, circleLoop, line } from '../../../drawing/geometry/construct.ts'
import { nearestOn } from '../../../drawing/geometry/distance.ts'
import type { Point, Segment } from '../../../drawing/geometry/segment.ts'
import type { Chain } from './chain.ts'
import type { Figure, Form } from './figure.ts'
import { distance } from './run.ts'

/** An end that was seen to meet another line is brought onto it from this far, in units. */
const SEEN = 1.6
/** Any other end from this far. */
const UNSEEN = 0.7
/** A corner this near is where it ends. */
const AT_CORNER = 0.45

/** Brings ends exactly onto the lines that they meet. */
export function attachEnds(figures: readonly Figure[]): Figure[] {
  const result = [...figures]
  for (const [index, figure] of figures.entries()) {
    if (figure.form.kind !== 'chain' || figure.form.closed || figure.form.nodes.length < 2) continue
    const others = result
      .filter(
        (other, i) =>
          i !== index && other.role !== 'hole' && (other.role === 'knock-out') === (figure.role === 'knock-out'),
      )
      .flatMap(({ form }) => segmentsOf(form))
    if (others.length === 0) continue
    result[index] = { ...figure, form: { kind: 'chain', ...attached(figure.form, others) } }
  }
  return result
}

function attached(chain: Chain, others: readonly Segment[]): Chain {
  const nodes = [...chain.nodes]
  const last = nodes.length - 1
  const ends = [
    { at: 0, next: 1, sweep: chain.sweeps[0]!, isSeen: chain.joinsAtStart },
    { at: last, next: last - 1, sweep: chain.sweeps.at(-1)!, isSeen: chain.joinsAtEnd },
  ]
  for (const { at, next, sweep, isSeen } of ends) {
    const end = nodes[at]!
    const place = placeFor(end, sweep === 0 ? nodes[next]! : null, others, isSeen ? SEEN : UNSEEN)
    // An end never moves past the node before it.
    if (place !== null && distance(place, nodes[next]!) > 0.3) nodes[at] = { ...end, x: place.x, y: place.y }
  }
  return { ...chain, nodes }
}

/** Where an end goes: a corner, straight on or back to another line, or the nearest place on one. */
export function placeFor(end: Point, before: Point | null, others: readonly Segment[], reach: number): Point | null {
  const corner = others
    .flatMap(({ x0, y0, x1, y1 }) => [
      { x: x0, y: y0 },
      { x: x1, y: y1 },
    ])
    .toSorted((a, b) => distance(a, end) - distance(b, end))[0]!
  if (distance(corner, end) < Math.min(AT_CORNER, reach)) return corner
  const near = others
    .map((other) => nearestOn(other, end.x, end.y))
    .toSorted((a, b) => distance(a, end) - distance(b, end))[0]!
  if (distance(near, end) > reach) return null
  if (before === null) return near
  const length = distance(before, end) || 1
  const ux = (end.x - before.x) / length
  const uy = (end.y - before.y) / length
  const hits = others.flatMap((other) => crossings(other, end, ux, uy))
  const hit = hits.toSorted((a, b) => distance(a, end) - distance(b, end))[0]
  return hit !== undefined && distance(hit, end) < 1.5 * reach ? hit : near
}

/** Where a segment crosses the line through a point. */
function crossings(segment: Segment, { x, y }: Point, ux: number, uy: number): Point[] {
  if (segment.kind === 'line') {
    const dx = segment.x1 - segment.x0
    const dy = segment.y1 - segment.y0
    const sine = ux * dy - uy * dx
    if (Math.abs(sine) < 0.15 * Math.hypot(dx, dy)) return []
    const share = ((x - segment.x0) * uy - (y - segment.y0) * ux) / (dx * uy - dy * ux)
    return share < -1e-6 || share > 1 + 1e-6 ? [] : [{ x: segment.x0 + share * dx, y: segment.y0 + share * dy }]
  }
  const along = (segment.cx - x) * ux + (segment.cy - y) * uy
  const fx = x + along * ux - segment.cx
  const fy = y + along * uy - segment.cy
  const square = segment.r * segment.r - fx * fx - fy * fy
  if (square < 0.02) return []
  const half = Math.sqrt(square)
  return [along - half, along + half]
    .map((way) => ({ x: x + way * ux, y: y + way * uy }))
    .filter((point) => nearestOn(segment, point.x, point.y).distance < 1e-6)
}

/** The lines and arcs of a form. */
export function segmentsOf(form: Form): Segment[] {
  switch (form.kind) {
    case 'circle':
      return circleLoop(form.x, form.y, form.r)
    case 'oval':
      return ovalSegments(form)
    case 'dot':
      return []
    case 'chain':
      return form.sweeps.map((sweep, i) => {
        const a = form.nodes[i]!
        const b = form.nodes[(i + 1) % form.nodes.length]!
        return arcBetween(a.x, a.y, b.x, b.y, sweep)
      })
  }
}

function ovalSegments({ x, y, rx, ry }: Extract<Form, { kind: 'oval' }>): Segment[] {
  const at = (i: number): Point => ({
    x: x + rx * Math.cos((i * Math.PI) / 24),
    y: y + ry * Math.sin((i * Math.PI) / 24),
  })
  return Array.from({ length: 48 }, (_, i) => line(at(i).x, at(i).y, at(i + 1).x, at(i + 1).y))
}
