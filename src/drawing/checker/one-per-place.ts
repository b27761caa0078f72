/** Drops every entry that lies within `apart` px of an earlier one: a fault at one place is told once. */
export function onePerPlace<T>(entries: readonly T[], apart: number, place: (entry: T) => { x: number; y: number }): T[] {
  const kept: { x: number; y: number; entry: T }[] = []
  for (const entry of entries) {
    const { x, y } = place(entry)
    if (kept.every((other) => Math.hypot(other.x - x, other.y - y) > apart)) kept.push({ x, y, entry })
  }
  return kept.map((one) => one.entry)
}
