import { arcBetween } from '../../../drawing/geometry/construct.ts'
import type { Chain } from './chain.ts'
import type { Figure, Form } from './figure.ts'
import { distance } from './run.ts'

/** An arc that turns by this much is most of a ring, in radians. */
const MOST = 3.9
/** Ends nearer than this meet, in units. */
const MEETS = 0.7
/** What is left of the ring is this near to it, as a share of its radius and in units. */
const NEAR = { share: 0.4, most: 0.8 }

type Ring = Extract<Form, { kind: 'circle' }>

/** Puts rings together that were parted where two lines end on them: most of a circle, and the short way between its ends. */
export function closeRings(figures: readonly Figure[]): Figure[] {
  const gone = new Set<Figure>()
  const closed = figures.map((figure) => {
    if (gone.has(figure) || figure.role !== 'pen' || figure.form.kind !== 'chain') return figure
    const ring = ringOf(figure.form)
    if (ring === null) return figure
    const link = figures.find((other) => other !== figure && !gone.has(other) && closes(other, figure.form, ring))
    if (link === undefined) return figure
    gone.add(link)
    return { ...figure, form: ring, ink: figure.ink + link.ink }
  })
  return closed.filter((_, index) => !gone.has(figures[index]!))
}

/** The circle that an open chain is most of, whatever else belongs to it being near it. */
function ringOf({ nodes, sweeps, closed }: Chain): Ring | null {
  const index = sweeps.findIndex((sweep) => Math.abs(sweep) >= MOST)
  const [a, b] = [nodes[index], nodes[index + 1]]
  if (closed || a === undefined || b === undefined) return null
  const arc = arcBetween(a.x, a.y, b.x, b.y, sweeps[index]!)
  if (arc.kind !== 'arc') return null
  const ring: Ring = { kind: 'circle', x: arc.cx, y: arc.cy, r: arc.r }
  return nodes.every((node) => isNear(node, ring)) ? ring : null
}

/** Whether a figure leads from one end of a chain to the other along its ring. */
function closes({ form, role }: Figure, chain: Form, ring: Ring): boolean {
  if (role !== 'pen' || form.kind !== 'chain' || form.closed || chain.kind !== 'chain') return false
  const [start, end] = [chain.nodes[0]!, chain.nodes.at(-1)!]
  const [from, to] = [form.nodes[0]!, form.nodes.at(-1)!]
  const meets =
    (distance(from, start) < MEETS && distance(to, end) < MEETS) ||
    (distance(from, end) < MEETS && distance(to, start) < MEETS)
  return meets && form.nodes.every((node) => isNear(node, ring))
}

function isNear(node: { readonly x: number; readonly y: number }, ring: Ring): boolean {
  return Math.abs(distance(node, ring) - ring.r) < Math.min(NEAR.most, NEAR.share * ring.r)
}
