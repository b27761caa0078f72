import type { Facing } from './facing.ts'
/** Where a fault lies: a point, and how far (px) round it other findings are the same fault. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly reach: number
}

/** Drops every entry that lies within the reach of an earlier one: a fault at one place is told once. */
export function onePerPlace<T>(entries: readonly T[], placeOf: (entry: T) => Place): T[] {
  const kept: Place[] = []
  return entries.filter((entry) => {
    const place = placeOf(entry)
    if (kept.some((other) => Math.hypot(other.x - place.x, other.y - place.y) <= other.reach)) return false
    kept.push(place)
    return true
  })
}

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
