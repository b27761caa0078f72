import { line } from '../../../drawing/geometry/construct.ts'
import { distanceBetween, nearestOn } from '../../../drawing/geometry/distance.ts'
import type { Point, Segment } from '../../../drawing/geometry/segment.ts'
import { segmentsOf } from './attach-ends.ts'
import type { Figure, Form } from './figure.ts'

/** Figures nearer than this meet, in units. */
export const MEETS = 0.3
/** What is short of the room by less than this has it. */
export const SLACK = 0.06
/** What gives way goes this much farther than it has to: the compiler puts lines on pixels, and what lies between them moves along. */
export const SPARE = 0.12

/** The shortest link from one figure to another; a dot counts as wide as it is beyond a stroke. */
export function gapBetween(one: Figure, other: Figure): { distance: number; from: Point; to: Point } {
  let best = { distance: Infinity, from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }
  const more = beyondStroke(one.form) + beyondStroke(other.form)
  for (const a of linesOf(one.form)) {
    for (const b of linesOf(other.form)) {
      const { distance: length, ax, ay, bx, by } = distanceBetween(a, b)
      const apart = Math.max(0, length - more)
      if (apart < best.distance) best = { distance: apart, from: { x: bx, y: by }, to: { x: ax, y: ay } }
    }
  }
  return best
}

function beyondStroke(form: Form): number {
  return form.kind === 'dot' ? form.scale - 1 : 0
}

/** The centre lines of a form; of a dot a line without length. */
export function linesOf(form: Form): Segment[] {
  return form.kind === 'dot' ? [line(form.x, form.y, form.x, form.y)] : segmentsOf(form)
}

/** How far a place is from figures. */
export function distanceFrom(place: Point, figures: readonly Figure[]): number {
  return Math.min(
    Infinity,
    ...figures.flatMap(({ form }) =>
      linesOf(form).map((s) => nearestOn(s, place.x, place.y).distance - beyondStroke(form)),
    ),
  )
}
