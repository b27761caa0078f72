import type { Point } from '../../../drawing/geometry/segment.ts'
import { boundsOfPoints } from './bounds-of-points.ts'
import type { Form } from './figure.ts'
import { circleThrough, type FittedCircle, sumsOf } from './sums.ts'

/** How far points may be from a circle or an oval: a part of its radius, and of a pixel. */
const SLACK = { radius: 0.035, grain: 1 }
/** An oval this near to a circle is one. */
const NEARLY_ROUND = 0.04

/** Points of a circle are off it by less than this share of its radius and of a pixel on the average (root of squares): those of an octagon by more. Small ones cannot be told apart. */
const EVEN = { from: 6, share: 0.013, grain: 0.3 }
/** A ring on which lines end is drawn out there: so much of it is its own at least, the rest this near, in units and as a share of its radius, and in so many places at most; its own is this near on the average. */
const DRAWN_OUT = { own: 0.7, farthest: 0.75, share: 0.32, places: 2, off: 0.1 }
const ROUNDS = 4

/** The circle or upright oval that a closed course is; null for anything else. `grain` is a pixel in units. */
export function roundForm(points: readonly Point[], grain: number): Form | null {
  const circle = circleThrough(sumsOf(points), 0, points.length - 1)
  if (circle === null) return null
  const slack = Math.min(0.4, SLACK.radius * circle.r + SLACK.grain * grain)
  const isOff = (point: Point): boolean =>
    Math.abs(Math.hypot(point.x - circle.x, point.y - circle.y) - circle.r) > slack
  if (!points.some(isOff)) return isEven(points, circle, grain) ? circleOf(circle) : null
  const { x0, y0, x1, y1 } = boundsOfPoints(points)
  const [x, y, rx, ry] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2]
  if (Math.min(rx, ry) < 0.5 || Math.abs(rx - ry) < NEARLY_ROUND * (rx + ry)) return null
  const leaves = (point: Point): boolean => {
    const u = (point.x - x) / rx
    const v = (point.y - y) / ry
    const away = Math.hypot(u, v)
    // The distance to the oval, to first order.
    const slope = Math.hypot(u / rx, v / ry) / (away || 1)
    return Math.abs(away - 1) / (slope || 1) > Math.min(0.4, SLACK.radius * Math.min(rx, ry) + SLACK.grain * grain)
  }
  return points.some(leaves) ? null : { kind: 'oval', x, y, rx, ry }
}

/** The circle that a loop is but for places where lines that end on it have drawn it out; null for anything else. */
export function ringWithLines(points: readonly Point[], grain: number): Form | null {
  let own = points
  for (let round = 0; round < ROUNDS; round++) {
    if (own.length < DRAWN_OUT.own * points.length) return null
    const circle = circleThrough(sumsOf(own), 0, own.length - 1)
    if (circle === null) return null
    const slack = Math.min(0.2, SLACK.radius * circle.r + SLACK.grain * grain)
    const off = (point: Point): number => Math.abs(Math.hypot(point.x - circle.x, point.y - circle.y) - circle.r)
    const farthest = Math.min(DRAWN_OUT.farthest, DRAWN_OUT.share * circle.r)
    const near = points.filter((point) => off(point) <= slack)
    if (near.length === own.length)
      return points.every((point) => off(point) <= farthest) &&
        placesOff(points.map((point) => off(point) > slack)) <= DRAWN_OUT.places &&
        offOf(near, circle) <= DRAWN_OUT.off
        ? circleOf(circle)
        : null
    own = near
  }
  return null
}

function circleOf({ x, y, r }: FittedCircle): Form {
  return { kind: 'circle', x, y, r }
}

function isEven(points: readonly Point[], circle: FittedCircle, grain: number): boolean {
  return circle.r < EVEN.from || offOf(points, circle) <= EVEN.share * circle.r + EVEN.grain * grain
}

/** How many stretches of a loop are off: those of a box with round corners are four. */
function placesOff(isOff: readonly boolean[]): number {
  return isOff.filter((off, i) => off && isOff.at(i - 1) === false).length
}

/** How far points are off a circle, as the root of the mean square. */
function offOf(points: readonly Point[], { x, y, r }: FittedCircle): number {
  const sum = points.reduce((all, point) => all + (Math.hypot(point.x - x, point.y - y) - r) ** 2, 0)
  return Math.sqrt(sum / points.length)
}
