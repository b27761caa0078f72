import { type Chain, headingsOf, type Node, turnOf } from './chain.ts'
import { crossingOfLines } from './crossings.ts'

/** Arcs up to this radius between two lines are corners that follow the cut, in units. */
const OF_THE_CUT = 3.6
/** Larger ones keep their radius, up to this one. */
const OWN_RADIUS = 11
/** How far the cut draws the tip of a corner back, in units, unless it turns by a right angle. */
const DRAWN_BACK = 0.7
/** A tip farther than this from its arc is none, in units. */
const FARTHEST_TIP = 1.8
/** An arc that turns by more is no corner, in radians. */
const MOST_TURN = 2.5
/** How much the arc may turn otherwise than its neighbours, in radians. */
const SLACK = { small: 0.6, large: 0.2 }

/** Puts corners in place of arcs between two lines: vertices whose radius the cut decides, or their own where it is large. */
export function withCorners(chain: Chain): Chain {
  let current = chain
  for (let i = 0; i < current.sweeps.length; i++) {
    const next = withCorner(current, i)
    if (next !== null) {
      current = next
      i = -1
    }
  }
  return current
}

function withCorner(chain: Chain, index: number): Chain | null {
  const { nodes, sweeps, closed } = chain
  const count = nodes.length
  const sweep = sweeps[index]!
  if (sweep === 0 || Math.abs(sweep) > MOST_TURN || (closed && count < 4)) return null
  const isInner = closed || (index > 0 && index < sweeps.length - 1)
  if (!isInner) return null
  const at = (i: number): Node => nodes[(i + count) % count]!
  const sweepAt = (i: number): number => sweeps[(i + sweeps.length) % sweeps.length]!
  if (sweepAt(index - 1) !== 0 || sweepAt(index + 1) !== 0) return null
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
  const before = headingsOf(a, b, 0).arrives
  const after = headingsOf(c, d, 0).leaves
  const turn = turnOf(after - before)
  const radius = Math.hypot(c.x - b.x, c.y - b.y) / (2 * Math.sin(Math.abs(sweep) / 2))
  const isSmall = radius <= OF_THE_CUT
  if (!isSmall && (radius > OWN_RADIUS || Math.abs(sweep) > 2.2)) return null
  if (Math.abs(turn - sweep) > (isSmall ? SLACK.small : SLACK.large)) return null
  const tip = crossingOfLines(
    { ...b, dx: Math.cos(before), dy: Math.sin(before) },
    { ...c, dx: Math.cos(after), dy: Math.sin(after) },
  )
  if (tip === null) return null
  const isRight = Math.abs(Math.abs(turn) - Math.PI / 2) < 0.2
  const drawnBack = radius * (1 / Math.cos(turn / 2) - 1)
  if (drawnBack > FARTHEST_TIP && !isRight) return null
  const followsCut = isSmall && (isRight || drawnBack < DRAWN_BACK)
  const corner: Node = { ...tip, corner: followsCut ? 'cut' : Math.round(radius * 2) / 2 }
  const second = (index + 1) % count
  const kept = nodes.flatMap((node, i) => (i === index ? [corner] : i === second ? [] : [node]))
  return { ...chain, nodes: kept, sweeps: sweeps.filter((_, i) => i !== index) }
}
