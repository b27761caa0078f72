import { arcBetween } from '../../../drawing/geometry/construct.ts'
import { distanceBetween } from '../../../drawing/geometry/distance.ts'
import { lengthOf, pointAt } from '../../../drawing/geometry/measure.ts'
import type { Point, Segment } from '../../../drawing/geometry/segment.ts'
import { placeFor } from './attach-ends.ts'
import type { Chain } from './chain.ts'
import type { Figure } from './figure.ts'
import { distanceFrom, linesOf, MEETS, SLACK, SPARE } from './gaps.ts'
import { distance } from './run.ts'

/** An end that is nearer than this share of the room would run into what it is near to, so it goes on to it. */
const GOES_ON = 0.52
/** A piece becomes shorter by this much at most, and stays this long. */
const MOST_TRIMMED = 2.5
const LEAST_LEFT = 1.2
const STEP = 0.125

/** A figure whose free ends keep away from others, or meet them. */
export function trimmedEnds(figure: Figure, others: readonly Figure[], room: number): Figure {
  const { form } = figure
  if (form.kind !== 'chain' || form.closed || form.nodes.length < 2 || others.length === 0) return figure
  const once = withEnd(form, false, others, room)
  return { ...figure, form: { kind: 'chain', ...withEnd(once, true, others, room) } }
}

function withEnd(chain: Chain, isLast: boolean, others: readonly Figure[], room: number): Chain {
  const at = isLast ? chain.nodes.length - 1 : 0
  const next = isLast ? at - 1 : 1
  const piece = isLast ? chain.sweeps.length - 1 : 0
  const [end, before, sweep] = [chain.nodes[at]!, chain.nodes[next]!, chain.sweeps[piece]!]
  const free = distanceFrom(end, others)
  if (free < MEETS) return chain
  const walls = others.flatMap(({ form }) => linesOf(form))
  if (free < GOES_ON * room) {
    const place = placeFor(end, sweep === 0 ? before : null, walls, GOES_ON * room)
    return place === null || distance(place, before) < MEETS ? chain : withNode(chain, at, place)
  }
  // The piece from the node before to the end, whichever way the chain runs.
  const inward = arcBetween(before.x, before.y, end.x, end.y, isLast ? sweep : -sweep)
  const share = shareWithRoom(inward, walls, room, chain.nodes.length === 2)
  if (share === 1) return chain
  const trimmed = withNode(chain, at, pointAt(inward, share))
  return { ...trimmed, sweeps: chain.sweeps.map((old, i) => (i === piece ? old * share : old)) }
}

/** How much of a piece, from its start, keeps its distance from walls; all of it where trimming does not help. Of one that is `alone` the other half is its other end's. */
function shareWithRoom(piece: Segment, walls: readonly Segment[], room: number, isAlone: boolean): number {
  const length = lengthOf(piece)
  const isClear = (share: number, wanted: number): boolean => {
    const { x, y } = pointAt(piece, share)
    const rest = partOf(piece, isAlone ? 0.5 : 0, share)
    return walls.every((wall) => {
      const apart = distanceBetween(rest, wall).distance
      return apart < MEETS ? distanceBetween(pointLine({ x, y }), wall).distance >= wanted : apart >= wanted
    })
  }
  if (isClear(1, room - SLACK)) return 1
  for (let off = STEP; off <= Math.min(MOST_TRIMMED, length - LEAST_LEFT) / (isAlone ? 2 : 1); off += STEP) {
    if (isClear(1 - off / length, room + SPARE)) return 1 - off / length
  }
  return 1
}

function partOf(piece: Segment, from: number, to: number): Segment {
  const [start, end] = [pointAt(piece, from), pointAt(piece, to)]
  return arcBetween(start.x, start.y, end.x, end.y, piece.kind === 'line' ? 0 : piece.sweep * (to - from))
}

function pointLine({ x, y }: Point): Segment {
  return arcBetween(x, y, x, y, 0)
}

function withNode(chain: Chain, at: number, { x, y }: Point): Chain {
  const nodes = chain.nodes.map((node, i) =>
    i === at ? { ...node, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 } : node,
  )
  return { ...chain, nodes }
}
