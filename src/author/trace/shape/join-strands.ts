import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Contour, InkPart, Strand } from '../ink-part.ts'
import { distance, type Run } from './run.ts'

/** A strand's end at a junction, and where it leads from there. */
interface End {
  readonly strand: number
  readonly atStart: boolean
  /** Unit vector away from the junction. */
  readonly heading: Point
  readonly isOuter: boolean
}

/** Two ends that go on in each other. */
interface Link {
  readonly first: End
  readonly second: End
  /** 1 for straight on, -1 for straight back. */
  readonly straightness: number
}

/** Strands that go on straight, or nearly so, are one line. */
const STRAIGHT_ON = 0.8
/** Where a strand leads is measured up to so many pen widths away. */
const REACH = 1.6
/** A strand is taken to curve by this much at most on its way to the junction, in radians. */
const MOST_BEND = 0.9

/**
 * The strands of a part, joined through their junctions by best continuation, in px of the raster. Where nothing goes straight
 * on, the two ends on the outer edge are joined, so that an outline stays one.
 */
export function joinStrands(part: InkPart): Run[] {
  const strands = part.strands.filter(({ points }) => points.length > 0)
  const outer = part.contours.find(({ isHole }) => !isHole)
  const links = linksOf(strands, part.width, outer)
  const next = new Map<string, End>()
  for (const { first, second } of links) {
    next.set(keyOf(first.strand, first.atStart), second)
    next.set(keyOf(second.strand, second.atStart), first)
  }
  const used = new Set<number>()
  const runs: Run[] = []
  const ordered = strands.map((_, index) => index)
  const begins = (index: number): boolean => !next.has(keyOf(index, true)) || !next.has(keyOf(index, false))
  for (const index of [...ordered.filter(begins), ...ordered.filter((one) => !begins(one))]) {
    if (!used.has(index)) runs.push(follow(index, strands, next, used))
  }
  return runs
}

function follow(start: number, strands: readonly Strand[], next: ReadonlyMap<string, End>, used: Set<number>): Run {
  const points: Point[] = []
  let isForward = next.has(keyOf(start, true)) ? next.has(keyOf(start, false)) : true
  let index = start
  const first = strands[start]!
  const joinsAtStart = (isForward ? first.from : first.to) !== null
  for (;;) {
    used.add(index)
    const strand = strands[index]!
    const ordered = isForward ? strand.points : strand.points.toReversed()
    // Neighbours share the junction between them.
    points.push(...(points.length === 0 ? ordered : ordered.slice(1)))
    const onward = next.get(keyOf(index, !isForward))
    if (onward === undefined) {
      const joinsAtEnd = (isForward ? strand.to : strand.from) !== null
      return {
        points,
        closed: strand.closed,
        joinsAtStart: joinsAtStart && !strand.closed,
        joinsAtEnd: joinsAtEnd && !strand.closed,
      }
    }
    if (used.has(onward.strand))
      return { points: points.slice(0, -1), closed: true, joinsAtStart: false, joinsAtEnd: false }
    index = onward.strand
    isForward = onward.atStart
  }
}

function linksOf(strands: readonly Strand[], width: number, outer: Contour | undefined): Link[] {
  const junctions = new Map<number, End[]>()
  for (const [index, strand] of strands.entries()) {
    if (strand.closed) continue
    const isOuter = outer !== undefined && liesAlong(strand, outer, width)
    for (const atStart of [true, false]) {
      const junction = atStart ? strand.from : strand.to
      if (junction === null) continue
      const heading = headingOf(atStart ? strand.points : strand.points.toReversed(), width)
      junctions.set(junction, [...(junctions.get(junction) ?? []), { strand: index, atStart, heading, isOuter }])
    }
  }
  return [...junctions.values()].flatMap(linksAt)
}

function linksAt(ends: readonly End[]): Link[] {
  const pairs = ends.flatMap((first, i) =>
    ends.slice(i + 1).map((second): Link => {
      const straightness = -(first.heading.x * second.heading.x + first.heading.y * second.heading.y)
      return { first, second, straightness }
    }),
  )
  pairs.sort((a, b) => b.straightness - a.straightness)
  if (ends.length === 2) return pairs
  const taken = new Set<End>()
  const links: Link[] = []
  const take = (pair: Link): void => {
    if (taken.has(pair.first) || taken.has(pair.second)) return
    taken.add(pair.first).add(pair.second)
    links.push(pair)
  }
  // A loop that begins and ends here goes on in itself.
  for (const pair of pairs) if (pair.first.strand === pair.second.strand && pair.straightness > 0) take(pair)
  for (const pair of pairs) if (pair.straightness > STRAIGHT_ON) take(pair)
  const outer = ends.filter((end) => end.isOuter && !taken.has(end))
  const rest = pairs.find(({ first, second }) => outer.length === 2 && outer.includes(first) && outer.includes(second))
  if (rest !== undefined) take(rest)
  return links
}

/** Where a strand leads at its first point: two stretches say how it curves. */
function headingOf(points: readonly Point[], width: number): Point {
  const last = points.length - 1
  const at = (pens: number): number => {
    const found = points.findIndex((point, i) => i > 0 && distance(points[0]!, point) >= pens * width)
    return found < 0 ? last : found
  }
  const [half, to] = [at(REACH / 2), at(REACH)]
  const angle = (a: number, b: number): number => Math.atan2(points[b]!.y - points[a]!.y, points[b]!.x - points[a]!.x)
  if (half >= to) return unit(angle(0, last))
  const first = angle(0, half)
  const bend = Math.atan2(Math.sin(angle(half, to) - first), Math.cos(angle(half, to) - first))
  return unit(first - clamp(bend / 2, MOST_BEND))
}

function unit(angle: number): Point {
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}

/** Whether most of a strand has the outer edge half a pen width beside it. */
function liesAlong(strand: Strand, outer: Contour, width: number): boolean {
  const samples = [0.3, 0.4, 0.5, 0.6, 0.7].map(
    (share) => strand.points[Math.floor(share * (strand.points.length - 1))]!,
  )
  const near = samples.filter((sample) => outer.points.some((point) => distance(sample, point) < 0.8 * width))
  return near.length >= 4
}

function keyOf(strand: number, atStart: boolean): string {
  return `${strand}${atStart ? '<' : '>'}`
}
