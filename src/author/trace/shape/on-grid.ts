import { type Chain, headingsOf, radiusOver, turnOf } from './chain.ts'
import type { Figure, Form } from './figure.ts'
import { onSpots, spotsOf } from './spots.ts'

/** Half a unit where that is this near, a quarter where that is, else a twentieth. */
const HALF = 0.07
const QUARTER = 0.03
/** An arc that leaves its neighbour by less than this touches it, in radians. */
const TOUCHES = 0.3

/** Puts spots and radii on the half or the quarter of a unit where they nearly are, and lets arcs run out along their neighbours again. */
export function putOnGrid(figures: readonly Figure[]): Figure[] {
  const spots = spotsOf(figures).map((spot) => {
    const slides = slidesAlong(figures[spot.figure]!.form, spot.node)
    const at = (axis: 'x' | 'y'): number => (slides === axis ? Math.round(spot[axis] * 2) / 2 : snapped(spot[axis]))
    return { ...spot, x: at('x'), y: at('y') }
  })
  return onSpots(figures, spots).map((figure, index) => ({
    ...figure,
    form: tidied(figure.form, figures[index]!.form),
  }))
}

/** The nearest half or quarter of a unit where it is near, else the nearest twentieth. */
export function snapped(value: number): number {
  const half = Math.round(value * 2) / 2
  if (Math.abs(half - value) <= HALF) return half
  const quarter = Math.round(value * 4) / 4
  return Math.abs(quarter - value) <= QUARTER ? quarter : Math.round(value * 20) / 20
}

/** Where a level or upright line runs out into an arc, the place between them can move along the line and is hardly seen to: its axis. */
function slidesAlong(form: Form, index: number): 'x' | 'y' | null {
  if (form.kind !== 'chain') return null
  const { nodes, sweeps, closed } = form
  if (!closed && (index === 0 || index === nodes.length - 1)) return null
  const count = nodes.length
  const node = nodes[index]!
  const before = sweeps[(index - 1 + sweeps.length) % sweeps.length]!
  const after = sweeps[index]!
  if ((before === 0) === (after === 0)) return null
  const into = headingsOf(nodes[(index - 1 + count) % count]!, node, before).arrives
  const out = headingsOf(node, nodes[(index + 1) % count]!, after).leaves
  if (Math.abs(turnOf(out - into)) > TOUCHES) return null
  const line = before === 0 ? into : out
  if (Math.abs(Math.sin(line)) < 0.02) return 'x'
  return Math.abs(Math.cos(line)) < 0.02 ? 'y' : null
}

function tidied(form: Form, before: Form): Form {
  switch (form.kind) {
    case 'circle':
      return { ...form, r: snapped(form.r) }
    case 'oval':
      return { ...form, rx: snapped(form.rx), ry: snapped(form.ry) }
    case 'dot':
      return form
    case 'chain':
      return before.kind === 'chain' ? { kind: 'chain', ...withTouchingArcs(form, before) } : form
  }
}

function withTouchingArcs(chain: Chain, before: Chain): Chain {
  const count = chain.nodes.length
  const straight = (i: number, of: Chain): number | null => {
    const index = chain.closed ? (i + chain.sweeps.length) % chain.sweeps.length : i
    if (of.sweeps[index] !== 0) return null
    return headingsOf(of.nodes[index]!, of.nodes[(index + 1) % count]!, 0).leaves
  }
  const sweeps = chain.sweeps.map((sweep, i) => {
    if (sweep === 0) return 0
    const old = headingsOf(before.nodes[i]!, before.nodes[(i + 1) % count]!, sweep)
    const from = chain.nodes[i]!
    const to = chain.nodes[(i + 1) % count]!
    const chord = Math.atan2(to.y - from.y, to.x - from.x)
    const wishes: number[] = []
    const into = straight(i - 1, before)
    if (into !== null && Math.abs(turnOf(old.leaves - into)) < TOUCHES)
      wishes.push(2 * turnOf(chord - straight(i - 1, chain)!))
    const out = straight(i + 1, before)
    if (out !== null && Math.abs(turnOf(out - old.arrives)) < TOUCHES)
      wishes.push(2 * turnOf(straight(i + 1, chain)! - chord))
    const radius = radiusOver(before.nodes[i]!, before.nodes[(i + 1) % count]!, sweep)
    const good = wishes.filter(
      (wish) =>
        wish * sweep > 0 &&
        Math.abs(wish - sweep) < 0.5 &&
        Math.abs(radiusOver(from, to, wish) - radius) < 0.15 * radius + 0.15,
    )
    if (good.length > 0) return good.reduce((sum, wish) => sum + wish, 0) / good.length
    return withRoundRadius(sweep, radiusOver(from, to, sweep))
  })
  return { ...chain, sweeps }
}

/** The sweep that the same chord has with a radius on the half unit, where that is near. */
function withRoundRadius(sweep: number, radius: number): number {
  const wanted = Math.round(radius * 2) / 2
  const half = radius * Math.sin(Math.abs(sweep) / 2)
  if (Math.abs(Math.abs(sweep) - Math.PI) < 0.15) return Math.sign(sweep) * Math.PI
  if (Math.abs(wanted - radius) > 0.06 * radius || wanted < half) return sweep
  const less = 2 * Math.asin(half / wanted)
  return Math.sign(sweep) * (Math.abs(sweep) > Math.PI ? 2 * Math.PI - less : less)
}
