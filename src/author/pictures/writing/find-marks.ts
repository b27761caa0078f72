import type { Contour } from '../../trace/ink-part.ts'

/** A place, and a box round places, in px of a raster. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** An outline with what lies in it: ink and its counters, or the same in the colour of the ground. */
export interface Mark {
  readonly box: Box
  /** The outline, and those within it. */
  readonly outlines: readonly Contour['points'][]
  /** Which of all outlines goes round it: its index, or −1 for none. */
  readonly within: number
  /** About how wide the pen is that draws it: twice its area by the length of its outlines, in px. */
  readonly pen: number
}

/** No character has more counters. */
const MOST_COUNTERS = 2

/** A character is no lower than so many px, nor than this share of the longer side of the drawing. */
const LEAST_PX = 7
const LEAST_SHARE = 0.08

/** How much narrower or wider than high a character may be. */
const NARROWEST = 0.03
const WIDEST = 1.6

/** Everything in a picture that may be a character by its size and its openings; `boxes` are those of all outlines. */
export function findMarks(edges: readonly Contour[]): { readonly marks: Mark[]; readonly boxes: readonly Box[] } {
  const boxes = edges.map(({ points }) => boxOf(points))
  const parents = boxes.map((box, at) => parentOf(at, box, boxes, edges))
  const whole = boxOf(edges.flatMap(({ points }) => points))
  const least = Math.max(LEAST_PX, LEAST_SHARE * Math.max(whole.x1 - whole.x0, whole.y1 - whole.y0))
  const marks = edges.flatMap((edge, at): Mark[] => {
    const box = boxes[at]!
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
    if (height < least || width < NARROWEST * height || width > WIDEST * height) return []
    const counters = edges.flatMap((_, other) => (parents[other] === at ? [other] : []))
    if (counters.length > MOST_COUNTERS || counters.some((one) => parents.includes(one))) return []
    const outlines = [edge.points, ...counters.map((one) => edges[one]!.points)]
    const area = outlines.reduce((sum, one, index) => sum + (index === 0 ? 1 : -1) * areaOf(one), 0)
    const length = outlines.reduce((sum, one) => sum + lengthOf(one), 0)
    return [{ box, outlines, within: parents[at]!, pen: (2 * area) / length }]
  })
  return { marks, boxes }
}

/** The smallest outline round another one. */
function parentOf(at: number, box: Box, boxes: readonly Box[], edges: readonly Contour[]): number {
  let best = -1
  const [first] = edges[at]!.points
  boxes.forEach((other, index) => {
    if (index === at || !isWithin(box, other) || first === undefined) return
    if (best >= 0 && sizeOf(other) >= sizeOf(boxes[best]!)) return
    if (holds(edges[index]!.points, first)) best = index
  })
  return best
}

/** Whether one box lies in another, or on its sides. */
export function isWithin(inner: Box, outer: Box, slack = 0): boolean {
  return (
    inner.x0 >= outer.x0 - slack &&
    inner.y0 >= outer.y0 - slack &&
    inner.x1 <= outer.x1 + slack &&
    inner.y1 <= outer.y1 + slack
  )
}

/** The box round places. */
export function boxOf(points: Contour['points']): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const { x, y } of points) {
    box.x0 = Math.min(box.x0, x)
    box.y0 = Math.min(box.y0, y)
    box.x1 = Math.max(box.x1, x)
    box.y1 = Math.max(box.y1, y)
  }
  return box
}

function sizeOf({ x0, y0, x1, y1 }: Box): number {
  return (x1 - x0) * (y1 - y0)
}

/** Whether a place lies in an outline: a ray from it crosses the outline an odd number of times. */
function holds(points: Contour['points'], { x, y }: { readonly x: number; readonly y: number }): boolean {
  let isOdd = false
  points.forEach((to, at) => {
    const from = points.at(at - 1) ?? to
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isOdd = !isOdd
  })
  return isOdd
}

function areaOf(points: Contour['points']): number {
  return (
    Math.abs(points.reduce((sum, { x, y }, at) => sum + points.at(at - 1)!.x * y - x * points.at(at - 1)!.y, 0)) / 2
  )
}

function lengthOf(points: Contour['points']): number {
  return points.reduce((sum, { x, y }, at) => sum + Math.hypot(x - points.at(at - 1)!.x, y - points.at(at - 1)!.y), 0)
}
