import type { Element } from '../skeleton.ts'
import type { Axis } from './collect-stems.ts'
import type { Pair } from './stem.ts'

/** Middles (24 grid) nearer than this are one. */
const SAME = 0.05

interface Stroke {
  /** Where it lies across its direction. */
  readonly at: number
  readonly from: number
  readonly to: number
}

/**
 * Two straight strokes of one length that cross in the middle of each other, as in a plus: their ends are a pair about the stroke that
 * crosses them. Fitted one by one, the ends of a small plus go to the nearest pixels and its arms get different lengths.
 */
export function plusPairs(elements: readonly Element[], axis: Axis): Pair[] {
  const level = elements.flatMap((element) => strokeOf(element, 'x'))
  const upright = elements.flatMap((element) => strokeOf(element, 'y'))
  return level.flatMap((across) =>
    upright
      .filter(
        (up) => isMiddle(across, up.at) && isMiddle(up, across.at) && Math.abs(length(across) - length(up)) < SAME,
      )
      .flatMap((up): Pair[] => {
        const [long, crossing] = axis === 'x' ? [across, up] : [up, across]
        return [
          { low: long.from, high: long.to, width: null },
          { low: crossing.at, high: crossing.at, width: null },
        ]
      }),
  )
}

/** A lone straight stroke along an axis; none when it is anything else, or not to be fitted. */
function strokeOf({ shape, free }: Element, along: Axis): Stroke[] {
  if (free || shape.kind !== 'chain' || shape.closed || shape.pieces.length !== 1) return []
  const [a, b] = shape.nodes
  if (a === undefined || b === undefined || shape.pieces[0]?.kind !== 'line') return []
  const across = along === 'x' ? 'y' : 'x'
  if (Math.abs(a[across] - b[across]) > SAME) return []
  return [{ at: (a[across] + b[across]) / 2, from: Math.min(a[along], b[along]), to: Math.max(a[along], b[along]) }]
}

function length({ from, to }: Stroke): number {
  return to - from
}

function isMiddle({ from, to }: Stroke, at: number): boolean {
  return Math.abs((from + to) / 2 - at) < SAME
}
