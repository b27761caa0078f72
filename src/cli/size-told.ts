const UNITS = ['KiB', 'MiB', 'GiB', 'TiB'] as const

/** A size for people, such as `512 B`, `1.5 KiB` or `25 MiB`. */
export function sizeTold(bytes: number): string {
  let value = bytes
  let unit = 'B'
  for (const next of UNITS) {
    // What would be written as 1024 of a unit is 1 of the next.
    if (Math.round(value) < 1024) break
    value /= 1024
    unit = next
  }
  return `${value < 10 && unit !== 'B' ? Number(value.toFixed(1)) : Math.round(value)} ${unit}`
}
