import { showCount } from '../../../web/html/show-number.ts'

const UNITS = ['KiB', 'MiB', 'GiB', 'TiB'] as const

/** A size for people, in the units of the limits: "512 bytes", "1.5 KiB", "25 MiB". */
export function showBytes(bytes: number): string {
  if (bytes < 1024) return showCount(bytes, 'byte')
  let value = bytes
  let unit = ''
  for (const next of UNITS) {
    // What would be written as 1024 of a unit is 1 of the next.
    if (unit !== '' && Math.round(value) < 1024) break
    value /= 1024
    unit = next
  }
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} ${unit}`
}
