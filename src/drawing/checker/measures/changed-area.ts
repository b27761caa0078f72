import type { Scan } from './scan.ts'

/** The area (px²) that is ink in one of two drawings and white in the other. Both must be cut by the same scan lines. */
export function changedArea(a: Scan, b: Scan): number {
  let length = 0
  for (let line = 0; line < a.count; line++) {
    const own = lengthOn(a, line) + lengthOn(b, line)
    length += own - 2 * sharedOn(a, b, line)
  }
  return (length * a.size) / a.count
}

function lengthOn({ first, ends }: Scan, line: number): number {
  let length = 0
  for (let k = first[line] as number; k < (first[line + 1] as number); k++) length += (ends[2 * k + 1] as number) - (ends[2 * k] as number)
  return length
}

function sharedOn(a: Scan, b: Scan, line: number): number {
  let i = a.first[line] as number
  let k = b.first[line] as number
  let shared = 0
  while (i < (a.first[line + 1] as number) && k < (b.first[line + 1] as number)) {
    const endA = a.ends[2 * i + 1] as number
    const endB = b.ends[2 * k + 1] as number
    shared += Math.max(0, Math.min(endA, endB) - Math.max(a.ends[2 * i] as number, b.ends[2 * k] as number))
    if (endA < endB) i++
    else k++
  }
  return shared
}
