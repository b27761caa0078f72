import { type Chain, headingsOf, radiusOver, turnOf } from './chain.ts'
import type { Figure, Form } from './figure.ts'

/** Two nodes nearer than this are one, in units. */
const SAME = 0.06
/** A corner that turns by less is none, in radians. */
const STRAIGHT = 0.035
/** The largest radius that the language takes is 72; flatter arcs are lines. */
const FLAT = 60
const MOST_NODES = 64

/** Figures that the language can draw: what has shrunk to a point is a dot, what encloses nothing is open, what is flat is straight. */
export function ordinary(figures: readonly Figure[]): Figure[] {
  return figures.flatMap((figure) => {
    const form = ordinaryForm(figure.form)
    return form === null ? [] : [{ ...figure, form }]
  })
}

function ordinaryForm(form: Form): Form | null {
  if (form.kind === 'circle') return form.r < 0.3 ? { kind: 'dot', x: form.x, y: form.y, scale: 1 } : form
  if (form.kind !== 'chain') return form
  const chain = withoutStraight(withoutEmpty(form))
  const [first] = chain.nodes
  if (first === undefined || chain.nodes.length > MOST_NODES) return null
  if (chain.nodes.length === 1) return { kind: 'dot', x: first.x, y: first.y, scale: 1 }
  const sweeps = chain.sweeps.map((sweep, i) => {
    if (sweep === 0) return 0
    const radius = radiusOver(chain.nodes[i]!, chain.nodes[(i + 1) % chain.nodes.length]!, sweep)
    return radius > FLAT || radius < 0.05 ? 0 : sweep
  })
  const isFlat = chain.closed && chain.nodes.length === 2 && sweeps.every((sweep) => sweep === 0)
  if (!isFlat) return { ...chain, kind: 'chain', sweeps }
  return { ...chain, kind: 'chain', sweeps: [0], closed: false, joinsAtStart: false, joinsAtEnd: false }
}

/** The same chain without pieces that have lost their length. */
function withoutEmpty(chain: Chain): Chain {
  const { nodes, sweeps, closed } = chain
  const kept: Chain['nodes'][number][] = []
  const keptSweeps: number[] = []
  for (const [i, node] of nodes.entries()) {
    const last = kept.at(-1)
    if (last !== undefined && Math.hypot(last.x - node.x, last.y - node.y) < SAME) {
      keptSweeps.pop()
    } else kept.push(node)
    if (i < sweeps.length) keptSweeps.push(sweeps[i]!)
  }
  const [first] = kept
  const last = kept.at(-1)
  const repeats = closed && kept.length > 1 && Math.hypot(first!.x - last!.x, first!.y - last!.y) < SAME
  if (repeats) {
    kept.pop()
    keptSweeps.pop()
  }
  return { ...chain, nodes: kept, sweeps: kept.length < 2 ? [] : keptSweeps }
}

/** The same chain without corners between two pieces of one line. */
function withoutStraight(chain: Chain): Chain {
  const { nodes, sweeps, closed } = chain
  const count = nodes.length
  const index = nodes.findIndex((node, i) => {
    if (count < 3 || (!closed && (i === 0 || i === count - 1))) return false
    const before = (i - 1 + sweeps.length) % sweeps.length
    if (sweeps[before] !== 0 || sweeps[i] !== 0) return false
    const into = headingsOf(nodes[(i - 1 + count) % count]!, node, 0).arrives
    return Math.abs(turnOf(headingsOf(node, nodes[(i + 1) % count]!, 0).leaves - into)) < STRAIGHT
  })
  if (index < 0) return chain
  const kept = { ...chain, nodes: nodes.filter((_, i) => i !== index), sweeps: sweeps.filter((_, i) => i !== index) }
  return withoutStraight(kept)
}
