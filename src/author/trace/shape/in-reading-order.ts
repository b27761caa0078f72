import type { Chain } from './chain.ts'

/** The same chain as a person would write it: an open one from its left end, a loop clockwise from its upper left node. */
export function inReadingOrder(chain: Chain): Chain {
  const { nodes, closed } = chain
  if (!closed) return isBefore(nodes.at(-1)!, nodes[0]!) ? reversed(chain) : chain
  const clockwise = areaOf(chain) < 0 ? reversed(chain) : chain
  const sums = clockwise.nodes.map(({ x, y }) => x + y)
  const first = sums.indexOf(Math.min(...sums))
  return {
    ...clockwise,
    nodes: [...clockwise.nodes.slice(first), ...clockwise.nodes.slice(0, first)],
    sweeps: [...clockwise.sweeps.slice(first), ...clockwise.sweeps.slice(0, first)],
  }
}

function isBefore(a: Chain['nodes'][number], b: Chain['nodes'][number]): boolean {
  return Math.abs(a.x - b.x) > 0.01 ? a.x < b.x : a.y < b.y - 0.01
}

function reversed({ nodes, sweeps, closed, joinsAtStart, joinsAtEnd }: Chain): Chain {
  const back = sweeps.toReversed().map((sweep) => -sweep || 0)
  const order = nodes.toReversed()
  return {
    // A loop keeps its first node, so that the pieces keep to theirs.
    nodes: closed ? [order.at(-1)!, ...order.slice(0, -1)] : order,
    sweeps: back,
    closed,
    joinsAtStart: joinsAtEnd,
    joinsAtEnd: joinsAtStart,
  }
}

/** Twice the area within the nodes and the arcs between them, clockwise positive. */
function areaOf({ nodes, sweeps }: Chain): number {
  return nodes.reduce((sum, a, i) => {
    const b = nodes[(i + 1) % nodes.length]!
    const sweep = sweeps[i]!
    const r = sweep === 0 ? 0 : Math.hypot(b.x - a.x, b.y - a.y) / (2 * Math.sin(Math.abs(sweep) / 2))
    return sum + a.x * b.y - b.x * a.y + r * r * (sweep - Math.sin(sweep))
  }, 0)
}
