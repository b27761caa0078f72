import { boundsOf } from '../../geometry/bounds.ts'
import { tangentAt } from '../../geometry/measure.ts'
import type { Box, Segment } from '../../geometry/segment.ts'
import { isClosed, sketch } from '../sketch.ts'
import type { Chain, Element } from '../skeleton.ts'
import { uncovered } from './cleared-areas.ts'
import type { ClearedArea } from './cleared-areas.ts'
import type { AxisStems, Pair, Stem } from './stem.ts'

export type Axis = 'x' | 'y'

/** Straight pieces shorter than this (24 grid) are details that follow their neighbours. */
const SHORTEST_STRAIGHT = 0.9

const ON_AXIS = 1e-4

/** Middles (24 grid) nearer than this are one. */
const SAME = 0.05

interface Stroke {
  /** Where it lies across its direction. */
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Gathers the stems of one axis. `diameters` gives each circle's fitted centre-line diameter in px by element; in `areas` earlier elements will be cut away. */
export function collectStems(
  elements: readonly Element[],
  axis: Axis,
  stroke: number,
  diameters: ReadonlyMap<Element, number>,
  areas: readonly ClearedArea[],
): AxisStems {
  const stems: Stem[] = []
  const pairs: Pair[] = []
  elements.forEach((element, index) => {
    const { shape } = element
    const first = stems.length
    if (element.free && shape.kind !== 'dot') {
      stems.push(...extremeStems(boundsOf(sketch(shape)), axis, stroke, 0.05, false))
    } else if (shape.kind === 'circle') {
      const [at, across] = axis === 'x' ? [shape.x, shape.y] : [shape.y, shape.x]
      const weight = Math.min(3, shape.r * 0.6)
      const span = { from: across - shape.r * 0.3, to: across + shape.r * 0.3 }
      for (const side of [-1, 1])
        stems.push({ at: at + side * shape.r, weight, straight: false, half: stroke / 2, ...span, keepsClear: true })
      pairs.push({ low: at - shape.r, high: at + shape.r, width: diameters.get(element) ?? null })
    } else if (shape.kind === 'dot') {
      const [at, across] = axis === 'x' ? [shape.x, shape.y] : [shape.y, shape.x]
      stems.push({
        at,
        weight: 0.4,
        straight: false,
        half: (stroke * shape.scale) / 2,
        from: across,
        to: across,
        keepsClear: true,
      })
    } else if (shape.kind === 'chain') {
      stems.push(...chainStems(shape, axis, stroke))
      if (shape.closed) pairs.push(pairOf(boundsOf(sketch(shape)), axis))
      else stems.push(...extremeStems(boundsOf(sketch(shape)), axis, stroke, 0.1, false))
    } else {
      const bounds = boundsOf(sketch(shape))
      stems.push(...extremeStems(bounds, axis, stroke, shape.kind === 'oval' ? 1 : 0.3, isClosed(shape)))
      if (isClosed(shape)) pairs.push(pairOf(bounds, axis))
    }
    const over = areas.filter(({ before }) => before > index)
    if (over.length > 0) stems.push(...stems.splice(first).map((stem) => uncovered(stem, axis, over)))
  })
  return { stems, pairs: [...pairs, ...plusPairs(elements, axis)] }
}

function pairOf(bounds: Box, axis: Axis): Pair {
  return axis === 'x'
    ? { low: bounds.x0, high: bounds.x1, width: null }
    : { low: bounds.y0, high: bounds.y1, width: null }
}

function extremeStems(bounds: Box, axis: Axis, stroke: number, weight: number, keepsClear: boolean): Stem[] {
  const [low, high, from, to] =
    axis === 'x' ? [bounds.x0, bounds.x1, bounds.y0, bounds.y1] : [bounds.y0, bounds.y1, bounds.x0, bounds.x1]
  const middle = (from + to) / 2
  return [low, high].map((at) => ({
    at,
    weight,
    straight: false,
    half: stroke / 2,
    from: middle,
    to: middle,
    keepsClear,
  }))
}

function chainStems(chain: Chain, axis: Axis, stroke: number): Stem[] {
  const segments = sketch(chain)
  const stems: Stem[] = []
  for (const segment of segments) {
    if (segment.kind === 'line') stems.push(...straightStem(segment, axis, stroke))
    else stems.push(...roundStems(segment, axis, stroke))
  }
  if (chain.closed) stems.push(...extremeStems(boundsOf(segments), axis, stroke, 0.1, false))
  return stems
}

function straightStem(segment: Segment, axis: Axis, stroke: number): Stem[] {
  const [a0, a1, b0, b1] =
    axis === 'x' ? [segment.x0, segment.x1, segment.y0, segment.y1] : [segment.y0, segment.y1, segment.x0, segment.x1]
  const length = Math.abs(b1 - b0)
  if (Math.abs(a1 - a0) > ON_AXIS || length < SHORTEST_STRAIGHT) return []
  return [
    {
      at: (a0 + a1) / 2,
      weight: length,
      straight: true,
      half: stroke / 2,
      from: Math.min(b0, b1),
      to: Math.max(b0, b1),
      keepsClear: true,
    },
  ]
}

/** An arc has been split at its extremes, so only its ends can be extremes. */
function roundStems(segment: Segment, axis: Axis, stroke: number): Stem[] {
  if (segment.kind === 'line') return []
  const weight = Math.min(2, segment.r * 0.25)
  const stems: Stem[] = []
  for (const end of [0, 1] as const) {
    const tangent = tangentAt(segment, end)
    const along = axis === 'x' ? tangent.x : tangent.y
    if (Math.abs(along) > 1e-3) continue
    const [at, across] =
      axis === 'x'
        ? [end === 0 ? segment.x0 : segment.x1, end === 0 ? segment.y0 : segment.y1]
        : [end === 0 ? segment.y0 : segment.y1, end === 0 ? segment.x0 : segment.x1]
    const reach = Math.min(1, segment.r * 0.5)
    stems.push({
      at,
      weight,
      straight: false,
      half: stroke / 2,
      from: across - reach,
      to: across + reach,
      keepsClear: true,
    })
  }
  return stems
}

/**
 * Two straight strokes of one length that cross in the middle of each other, as in a plus: their ends are a pair about the stroke that
 * crosses them. Fitted one by one, the ends of a small plus go to the nearest pixels and its arms get different lengths.
 */
function plusPairs(elements: readonly Element[], axis: Axis): Pair[] {
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
