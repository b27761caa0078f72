import type { Place } from '../one-per-place.ts'
import type { Facing } from './facing.ts'

/** Two narrow places nearer than this (px) are one. */
const SAME_PLACE_PX = 2

/** The middle of a narrow place, which reaches as far as its walls run. */
export function placeOf(facing: Facing): Place {
  return {
    x: (facing.ax + facing.bx) / 2,
    y: (facing.ay + facing.by) / 2,
    reach: Math.max(SAME_PLACE_PX, facing.run / 2 + 1),
  }
}
