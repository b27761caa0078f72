import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Room } from '../traced.ts'
import { boundsOfPoints } from './bounds-of-points.ts'
import type { Chain } from './chain.ts'
import type { Figure } from './figure.ts'
import { SLACK } from './gaps.ts'
import { distance } from './run.ts'

/** A ring or a box becomes wider by this much at most, so that it stays open. */
const MOST_GROWTH = 0.8
/** Another loop may have to become wider by this much: there is less within its corners than within a box. */
const MOST_GROWTH_OF_LOOP = 1.2
/** The middle of the largest circle within a loop is looked for so often, in steps that become smaller. */
const STEPS = 24

/** A ring or an upright box that would close at the cut, wider; one that is far too narrow becomes a dot or a line. */
export function opened(figure: Figure, { apart, filledBy, leastRing, pixel }: Room): Figure {
  const { form, role } = figure
  if (filledBy > 0 && role === 'solid') return figure
  const room = filledBy > 0 && role === 'hole' ? apart - filledBy : apart
  if (form.kind === 'circle') {
    const least = room === apart ? leastRing : room / 2
    if (form.r >= least) return figure
    if (form.r >= least - MOST_GROWTH / 2) return { ...figure, form: { ...form, r: least } }
    const drawn = role === 'hole' ? 'knock-out' : role === 'solid' ? 'pen' : role
    return { ...figure, role: drawn, form: { kind: 'dot', x: form.x, y: form.y, scale: form.r > room / 4 ? 1.5 : 1 } }
  }
  if (form.kind !== 'chain' || !form.closed || form.sweeps.some((sweep) => sweep !== 0)) return figure
  const { x0, y0, x1, y1 } = boundsOfPoints(form.nodes)
  const isBox =
    form.nodes.length === 4 && form.nodes.every(({ x, y }) => (x === x0 || x === x1) && (y === y0 || y === y1))
  const across = Math.min(x1 - x0, y1 - y0)
  if (!isBox) return grown(figure, form, room, pixel)
  if (across >= room || across < room - MOST_GROWTH) return figure
  const widened = (value: number, from: number, to: number): number =>
    to - from >= room ? value : (from + to) / 2 + (value > (from + to) / 2 ? room : -room) / 2
  const nodes = form.nodes.map((node) => ({ ...node, x: widened(node.x, x0, x1), y: widened(node.y, y0, y1) }))
  return { ...figure, form: { ...form, nodes } }
}

/** A triangle or another bulging loop of straight lines as much larger as keeps it open, about the middle of what is open. */
function grown(figure: Figure, form: Chain, room: number, pixel: number): Figure {
  const middle = middleWithin(form.nodes)
  const radius = middle === null ? 0 : leastDistance(middle, form.nodes)
  if (middle === null || radius >= room / 2 - SLACK || radius < (room - MOST_GROWTH_OF_LOOP) / 2) return figure
  // Pixels move its corners each by itself.
  const scale = (room / 2 + pixel / 4) / radius
  const at = (value: number, from: number): number => Math.round((from + (value - from) * scale) * 100) / 100
  const nodes = form.nodes.map((node) => ({ ...node, x: at(node.x, middle.x), y: at(node.y, middle.y) }))
  return { ...figure, form: { ...form, kind: 'chain', nodes } }
}

/** The middle of the largest circle within a loop that bulges everywhere; null for any other. */
function middleWithin(nodes: readonly Point[]): Point | null {
  const turns = nodes.map((_, i) => crossOf(nodes[i]!, nodes[(i + 1) % nodes.length]!, nodes[(i + 2) % nodes.length]!))
  if (turns.some((turn) => turn > 0) && turns.some((turn) => turn < 0)) return null
  const { x0, y0, x1, y1 } = boundsOfPoints(nodes)
  let best = {
    x: nodes.reduce((sum, { x }) => sum + x, 0) / nodes.length,
    y: nodes.reduce((sum, { y }) => sum + y, 0) / nodes.length,
  }
  let step = Math.min(x1 - x0, y1 - y0) / 4
  for (let i = 0; i < STEPS; i++) {
    const next = [
      { x: best.x + step, y: best.y },
      { x: best.x - step, y: best.y },
      { x: best.x, y: best.y + step },
      { x: best.x, y: best.y - step },
    ].find((place) => leastDistance(place, nodes) > leastDistance(best, nodes) + 1e-9)
    if (next === undefined) step /= 2
    else best = next
  }
  return best
}

/** How far a place is from the nearest of the lines that go on along the edges of a loop. */
function leastDistance(place: Point, nodes: readonly Point[]): number {
  return Math.min(
    ...nodes.map((node, i) => {
      const next = nodes[(i + 1) % nodes.length]!
      return Math.abs(crossOf(node, next, place)) / (distance(node, next) || 1)
    }),
  )
}

function crossOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
