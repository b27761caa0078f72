import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import { nearestOn } from '../../../drawing/geometry/distance.ts'
import { pointAt } from '../../../drawing/geometry/measure.ts'
import type { Box, Point, Segment } from '../../../drawing/geometry/segment.ts'
import { isWithin } from '../inner-of.ts'
import type { Figure } from '../shape/figure.ts'
import { linesOf } from '../shape/gaps.ts'
import { leastOf, widthOf } from './characters.ts'

/** Where a text stands: the middle, and the height of its capitals, in units of the 24 grid. */
export interface Place extends Point {
  readonly height: number
  /** Between the characters, in units. */
  readonly gap: number
  /** At how many lanes it can be read and keeps away from what stands beside it. */
  readonly fromLanes: number
  /** Whether a closed shape goes round it. */
  readonly isInside: boolean
}

/** Centre lines this far apart, in units, times the lanes of a cut: what is less stands too close there. */
const UNIT_LANES = 22
/** The pixel grid moves lines a little towards each other. */
const SPARE = 0.15
/** Centre lines of characters lie within these, and are no higher than this. */
const LIVE = { from: 2, to: 22 }
const HIGHEST = 16
/** Heights that are tried are so far apart, in units. */
const STEP_UP = 0.25
/** A text may become so much larger than it was seen, to be read. */
const MOST_GROWTH = 1.5
/** Where room may be found instead of where it was seen, in units. */
const SHIFTS = [0, 0.5, -0.5, 1, -1, 1.5, -1.5] as const
/** What is off the middle of what goes round it by less than this share of that stands in the middle. */
const MIDDLE = 0.12
/** So many places are looked at of each line and arc to tell what lies within, and between places on the sides of a text. */
const POINTS = 8
const STEP = 1

/** Finds room for a text that was seen in a box (of centre lines), as large as it was seen or near that; null where it cannot be read. */
export function roomForWriting(text: string, seen: Box, figures: readonly Figure[], lanes: number): Place | null {
  const apart = UNIT_LANES / lanes
  const middle = { x: (seen.x0 + seen.x1) / 2, y: (seen.y0 + seen.y1) / 2 }
  const frame = frameRound(middle, figures)
  const lines = figures.flatMap(({ form }) => linesOf(form))
  const ways = middlesOf(middle, frame)
  const highest = Math.min(HIGHEST, MOST_GROWTH * (seen.y1 - seen.y0))
  const least = leastOf(text) * apart
  for (let height = Math.round(highest / STEP_UP) * STEP_UP; height >= least; height -= STEP_UP) {
    const gap = Math.max(0.35 * height, text.length === 1 ? 0 : apart)
    const [width, away] = [widthOf(text, height, gap), apart + SPARE]
    // Larger than it was seen only as far as it has to be.
    if (height > seen.y1 - seen.y0 + 0.5 && height - STEP_UP >= least) continue
    for (const { x, y } of ways) {
      const box = { x0: x - width / 2, y0: y - height / 2, x1: x + width / 2, y1: y + height / 2 }
      if (Math.min(box.x0, box.y0) < LIVE.from || Math.max(box.x1, box.y1) > LIVE.to) continue
      const free = freeRound(box, lines, away)
      if (free < away) continue
      const needed = Math.max((leastOf(text) * UNIT_LANES) / height, UNIT_LANES / (free - SPARE))
      return {
        x,
        y,
        height,
        gap,
        fromLanes: Math.min(Math.floor(10 * lanes) / 10, Math.ceil(10 * needed) / 10),
        isInside: frame !== null,
      }
    }
  }
  return null
}

/** Middles to try, in halves of a unit: that of the frame where the text stands near it, else where it was seen; then about there. */
function middlesOf(seen: Point, frame: Box | null): Point[] {
  const settled = (from: number, to: number, at: number): number =>
    Math.abs((from + to) / 2 - at) <= MIDDLE * (to - from) ? (from + to) / 2 : Math.round(2 * at) / 2
  const x = frame === null ? Math.round(2 * seen.x) / 2 : settled(frame.x0, frame.x1, seen.x)
  const y = frame === null ? Math.round(2 * seen.y) / 2 : settled(frame.y0, frame.y1, seen.y)
  return SHIFTS.flatMap((right) => SHIFTS.map((down) => ({ x: x + right, y: y + down, off: Math.hypot(right, down) })))
    .toSorted((a, b) => a.off - b.off)
    .map((one) => ({ x: one.x, y: one.y }))
}

/** How far lines are from a box: exact from `enough` on. */
function freeRound(box: Box, lines: readonly Segment[], enough: number): number {
  let least = Infinity
  for (const { x, y } of placesOf(box)) {
    for (const one of lines) least = Math.min(least, nearestOn(one, x, y).distance)
    if (least < enough) return least
  }
  return least
}

/** Places on the sides of a box, and along its middle. */
function placesOf({ x0, y0, x1, y1 }: Box): Point[] {
  const between = (from: number, to: number): number[] => {
    const count = Math.ceil((to - from) / STEP)
    return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)
  }
  return [
    ...between(x0, x1).flatMap((x) => [y0, y1, (y0 + y1) / 2].map((y) => ({ x, y }))),
    ...between(y0, y1).flatMap((y) => [x0, x1].map((x) => ({ x, y }))),
  ]
}

/** The box of the smallest closed figure round a place. */
function frameRound({ x, y }: Point, figures: readonly Figure[]): Box | null {
  const boxes = figures.flatMap(({ form, role }) => {
    const isClosed = form.kind === 'circle' || form.kind === 'oval' || (form.kind === 'chain' && form.closed)
    if (!isClosed || role === 'knock-out') return []
    const lines = linesOf(form)
    const corners = lines.flatMap((one) => Array.from({ length: POINTS }, (_, at) => pointAt(one, at / POINTS)))
    return isWithin(corners, { x, y }) ? [boundsOf(lines)] : []
  })
  return boxes.toSorted((a, b) => (a.x1 - a.x0) * (a.y1 - a.y0) - (b.x1 - b.x0) * (b.y1 - b.y0))[0] ?? null
}
