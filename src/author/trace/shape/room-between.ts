import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import type { Room } from '../traced.ts'
import type { Figure } from './figure.ts'
import { gapBetween, linesOf, MEETS, SLACK } from './gaps.ts'

/**
 * How far the lines of two figures must be from each other, in units. Where areas are filled, an area reaches half a pen beyond its line, and
 * what is taken out of it ends at its line (a hole) or half a pen before it (a knock-out): less is enough to leave ink between them.
 */
export function roomBetween(one: Figure, other: Figure, { apart, filledBy: pen }: Room): number {
  if (pen === 0) return apart
  const roles = new Set([one.role, other.role])
  if (roles.has('solid') && roles.has('knock-out')) return isAround(one, other) ? apart - pen : 0
  if (roles.has('solid') && roles.has('hole')) return isAround(one, other) ? apart - 1.5 * pen : apart - pen / 2
  if (roles.has('hole')) return roles.size === 1 ? apart - pen : apart - pen / 2
  return apart
}

/** Whether the area of two figures goes round what is taken out. */
function isAround(one: Figure, other: Figure): boolean {
  const [area, taken] = one.role === 'solid' ? [one, other] : [other, one]
  const [outer, inner] = [boundsOf(linesOf(area.form)), boundsOf(linesOf(taken.form))]
  return outer.x0 < inner.x0 && outer.y0 < inner.y0 && outer.x1 > inner.x1 && outer.y1 > inner.y1
}

/** Whether two figures that do not meet are too near to each other. */
export function isNarrow(one: Figure, other: Figure, room: Room): boolean {
  const { distance: apart } = gapBetween(one, other)
  return apart >= MEETS && apart < roomBetween(one, other, room) - SLACK
}
