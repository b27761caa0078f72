import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import { distanceBetween } from '../../../drawing/geometry/distance.ts'
import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Room } from '../traced.ts'
import { attachEnds } from './attach-ends.ts'
import type { Figure, Form } from './figure.ts'
import { linesOf, MEETS, SLACK } from './gaps.ts'
import { ordinary } from './ordinary.ts'
import { roomBetween } from './room-between.ts'
import { MOST, stretchOf, type Narrow, type Stretch } from './stretch-of.ts'

/** What is between lines that have room for this much more than they need is not looked at, in units. */
const PLENTY = 1
/** A link that goes this far to the side, as a share of its length, is level or upright. */
const LEVEL = 0.05

/**
 * The drawing stretched across and down where its lines are a little too near to each other, and pressed together where there is more than
 * enough; so that nothing has to go. Null where that is not enough, or where nothing is too near.
 */
export function loosened(figures: readonly Figure[], room: Room): Figure[] | null {
  const links = narrowLinks(figures, room)
  const bounds = boundsOf(figures.flatMap(({ form }) => linesOf(form)))
  const along = (axis: 'x' | 'y'): Stretch | null => {
    const across = axis === 'x' ? 'y' : 'x'
    const narrows = links.flatMap(({ from, to, wanted }): Narrow[] => {
      const [one, other] = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])]
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const isLevel = Math.abs(to[across] - from[across]) < LEVEL * length
      if (other - one < MEETS) return []
      return [{ from: one, to: other, wanted: ((other - one) * wanted) / length, isLevel }]
    })
    return stretchOf(narrows, bounds[`${axis}0`], bounds[`${axis}1`], room.pixel)
  }
  const [x, y] = [along('x'), along('y')]
  if (x === null || y === null) return null
  return attachEnds(ordinary(figures.map((figure) => ({ ...figure, form: stretched(figure.form, x, y) }))))
}

/** The shortest way between two lines that do not meet, and how long it has to be. */
interface Link {
  readonly from: Point
  readonly to: Point
  readonly wanted: number
}

function narrowLinks(figures: readonly Figure[], room: Room): Link[] {
  const links: Link[] = []
  for (const [index, one] of figures.entries())
    for (const other of figures.slice(index)) {
      const wanted = roomBetween(one, other, room)
      const near = one === other ? within(one, wanted) : between(one, other)
      const contacts = near.filter(({ length }) => length < MEETS)
      for (const { from, to, length } of near) {
        if (length < MEETS || length > wanted + PLENTY) continue
        // What opens towards a place where the two meet is a joint.
        if (contacts.some((contact) => Math.hypot(contact.from.x - from.x, contact.from.y - from.y) < 2 * length))
          continue
        links.push({ from, to, wanted: length < wanted - SLACK ? wanted : Math.min(length, wanted) })
      }
    }
  return links
}

interface Near {
  readonly from: Point
  readonly to: Point
  readonly length: number
}

function between(one: Figure, other: Figure): Near[] {
  const lines = linesOf(other.form)
  return linesOf(one.form).flatMap((a) => lines.map((b) => nearOf(distanceBetween(a, b))))
}

/** Between lines of one chain that do not follow each other; what is narrow in the edge of an area was seen so. */
function within({ form, role }: Figure, wanted: number): Near[] {
  if (form.kind !== 'chain' || role !== 'pen') return []
  const lines = linesOf(form)
  return lines.flatMap((a, i) =>
    lines
      .slice(i + 2)
      .filter((_, k) => !form.closed || i > 0 || k + 3 < lines.length)
      .map((b) => nearOf(distanceBetween(a, b)))
      .filter(({ length }) => length * MOST > wanted),
  )
}

function nearOf({ distance, ax, ay, bx, by }: ReturnType<typeof distanceBetween>): Near {
  return { from: { x: ax, y: ay }, to: { x: bx, y: by }, length: distance }
}

function stretched(form: Form, x: Stretch, y: Stretch): Form {
  switch (form.kind) {
    case 'chain':
      return { ...form, nodes: form.nodes.map((node) => ({ ...node, x: x(node.x), y: y(node.y) })) }
    case 'dot':
      return { ...form, x: x(form.x), y: y(form.y) }
    case 'oval':
    case 'circle': {
      const [rx, ry] = form.kind === 'oval' ? [form.rx, form.ry] : [form.r, form.r]
      const [left, right, top, bottom] = [x(form.x - rx), x(form.x + rx), y(form.y - ry), y(form.y + ry)]
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
      const [wide, high] = [(right - left) / 2, (bottom - top) / 2]
      if (form.kind === 'oval') return { ...form, ...middle, rx: wide, ry: high }
      // A ring stays one: as large as what is in it needs.
      return { ...form, ...middle, r: Math.max(wide, high) > form.r ? Math.max(wide, high) : Math.min(wide, high) }
    }
  }
}
