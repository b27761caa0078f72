import type { Scan } from './scan.ts'

/** The share of the ink (0..1) that falls on ink again when every scan line is mirrored about the place `at` (px) on it. */
export function mirroredShare(lines: Scan, at: number): number {
  const { ends, first, count } = lines
  let total = 0
  let shared = 0
  for (let line = 0; line < count; line++) {
    const from = first[line] as number
    const to = first[line + 1] as number
    // The mirrored spans run backwards: the last one comes first.
    let k = to - 1
    for (let i = from; i < to; i++) total += (ends[2 * i + 1] as number) - (ends[2 * i] as number)
    for (let i = from; i < to && k >= from;) {
      const start = ends[2 * i] as number
      const end = ends[2 * i + 1] as number
      const mirrorStart = 2 * at - (ends[2 * k + 1] as number)
      const mirrorEnd = 2 * at - (ends[2 * k] as number)
      shared += Math.max(0, Math.min(end, mirrorEnd) - Math.max(start, mirrorStart))
      if (end < mirrorEnd) i++
      else k--
    }
  }
  return total === 0 ? 1 : shared / total
}
