import { arcBetween } from '../../../drawing/geometry/construct.ts'
import { pointAt } from '../../../drawing/geometry/measure.ts'
import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Chain } from './chain.ts'
import type { Figure } from './figure.ts'
import { distance } from './run.ts'

/** An arc may be this far from where it was seen, in units. */
const OFF = 0.16
/** A middle this near to a ring's is the ring's, in units. */
const CONCENTRIC = 0.8

interface Round extends Point {
  readonly r: number
}

/**
 * Puts single arcs on circles whose middle and radius lie on the grid, about the middle of a ring where they nearly are: their outermost
 * points then lie where those of others do. `before` are the same figures before their ends were put on the grid.
 */
export function roundArcs(figures: readonly Figure[], before: readonly Figure[]): Figure[] {
  const middles = figures.flatMap(({ form }) => (form.kind === 'circle' ? [form] : []))
  return figures.map((figure, index) => {
    const seen = before[index]?.form
    if (figure.form.kind !== 'chain' || seen?.kind !== 'chain') return figure
    const found = roundArc(seen, middles)
    return found === null ? figure : { ...figure, form: { ...figure.form, ...found } }
  })
}

/** Ends and turn of an arc on a round circle; null for all that is not a single arc, or is too far from one. */
function roundArc({ nodes, sweeps, closed }: Chain, middles: readonly Point[]): Pick<Chain, 'nodes' | 'sweeps'> | null {
  const [a, b] = nodes
  const [sweep] = sweeps
  if (closed || nodes.length !== 2 || a === undefined || b === undefined || sweep === undefined) return null
  const arc = arcBetween(a.x, a.y, b.x, b.y, sweep)
  if (arc.kind !== 'arc') return null
  const samples = [0, 0.25, 0.5, 0.75, 1].map((share) => pointAt(arc, share))
  const round = roundsNear({ x: arc.cx, y: arc.cy, r: arc.r }, middles).find((one) =>
    samples.every((sample) => Math.abs(distance(sample, one) - one.r) <= OFF),
  )
  if (round === undefined) return null
  const [first, last] = [onCircle(a, round), onCircle(b, round)]
  const turned = Math.atan2(last.y - round.y, last.x - round.x) - Math.atan2(first.y - round.y, first.x - round.x)
  const whole = 2 * Math.PI
  const turn = turned + whole * Math.round((sweep - turned) / whole)
  return {
    nodes: [
      { ...a, ...first },
      { ...b, ...last },
    ],
    sweeps: [turn],
  }
}

/** Circles on the grid, the best first. */
function roundsNear({ x, y, r }: Round, middles: readonly Point[]): Round[] {
  const shared = middles
    .filter((middle) => distance(middle, { x, y }) < CONCENTRIC)
    .toSorted((p, q) => distance(p, { x, y }) - distance(q, { x, y }))
  const steps = [1, 2, 4]
  const grids = steps.map((parts) => ({ x: Math.round(x * parts) / parts, y: Math.round(y * parts) / parts }))
  const radii = (middle: Point): Round[] =>
    steps.map((parts) => ({ x: middle.x, y: middle.y, r: Math.round(r * parts) / parts }))
  return [...shared, ...grids].flatMap(radii).filter((one) => one.r > 0)
}

function onCircle(point: Point, { x, y, r }: Round): Point {
  const away = distance(point, { x, y }) || 1
  const short = (value: number): number => Math.round(value * 100) / 100
  return { x: short(x + ((point.x - x) * r) / away), y: short(y + ((point.y - y) * r) / away) }
}
