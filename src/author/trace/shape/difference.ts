import { distanceTo } from '../../../drawing/geometry/distance.ts'
import { lengthOf, pointAt } from '../../../drawing/geometry/measure.ts'
import type { Point, Segment } from '../../../drawing/geometry/segment.ts'
import type { Room } from '../traced.ts'
import type { Figure } from './figure.ts'
import { gapBetween, linesOf, MEETS } from './gaps.ts'
import { roomBetween } from './room-between.ts'

/** Between the places along lines that are compared, in units. */
const STEP = 0.7

/** What is farther off than this, in units, is not there. */
const GONE = 2

/** How far the lines of one drawing are from those of another and the other way round, on average along them, in units: 0 for the same, 4 for nothing in common. */
export function difference(one: readonly Figure[], other: readonly Figure[]): number {
  const [lines, others] = [one, other].map((figures) => figures.flatMap(({ form }) => linesOf(form))) as [
    Segment[],
    Segment[],
  ]
  return meanDistance(lines, others) + meanDistance(others, lines)
}

/** How much room is missing between figures that do not meet, in units, of all pairs together. */
export function crowding(figures: readonly Figure[], room: Room): number {
  let missing = 0
  for (const [index, one] of figures.entries())
    for (const other of figures.slice(index + 1)) {
      const gap = gapBetween(one, other).distance
      if (gap >= MEETS) missing += Math.max(0, roomBetween(one, other, room) - gap)
    }
  return missing
}

function meanDistance(from: readonly Segment[], to: readonly Segment[]): number {
  const places = from.flatMap(placesAlong)
  const sum = places.reduce((all, place) => all + nearest(place, to), 0)
  return sum / Math.max(1, places.length)
}

function placesAlong(segment: Segment): Point[] {
  const count = Math.max(1, Math.round(lengthOf(segment) / STEP))
  return Array.from({ length: count }, (_, i) => pointAt(segment, (i + 0.5) / count))
}

function nearest({ x, y }: Point, lines: readonly Segment[]): number {
  let least = GONE
  for (const line of lines) least = Math.min(least, distanceTo(line, x, y))
  return least
}
