import type { Scan } from './scan.ts'
import { sharedLength } from './scan.ts'

/** The area (px²) that is ink in one of two drawings and white in the other. Both must be cut by the same scan lines. */
export function changedArea(a: Scan, b: Scan): number {
  let length = 0
  for (let line = 0; line < a.count; line++) {
    const inA = spansOn(a, line)
    const inB = spansOn(b, line)
    length += lengthOf(inA) + lengthOf(inB) - 2 * sharedLength(inA, inB)
  }
  return (length * a.size) / a.count
}

function spansOn({ first, ends }: Scan, line: number): Float64Array {
  return ends.subarray(2 * (first[line] as number), 2 * (first[line + 1] as number))
}

function lengthOf(spans: Float64Array): number {
  let length = 0
  for (let i = 0; i < spans.length; i += 2) length += (spans[i + 1] as number) - (spans[i] as number)
  return length
}
