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
