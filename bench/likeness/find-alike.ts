import { overlap, overlapAtMost } from './ink.ts'
import type { Ink } from './ink.ts'

/** One of our glyphs and an icon of another set that cover each other. */
export interface Alike {
  readonly glyph: string
  readonly set: string
  readonly icon: string
  /** Intersection over union of their ink. */
  readonly overlap: number
}

/** All pairs that overlap by at least a share, the most alike first. */
export function findAlike(
  ours: ReadonlyMap<string, Ink>,
  set: string,
  theirs: ReadonlyMap<string, Ink>,
  least: number,
): Alike[] {
  const found: Alike[] = []
  for (const [glyph, one] of ours) {
    for (const [icon, other] of theirs) {
      // Cheapest first: nothing covers what has much more ink, or has it elsewhere.
      const [less, more] = [Math.min(one.coverage, other.coverage), Math.max(one.coverage, other.coverage)]
      if (less < least * more || overlapAtMost(one, other) < least) continue
      const share = overlap(one, other)
      if (share >= least) found.push({ glyph, set, icon, overlap: share })
    }
  }
  return found.sort((a, b) => b.overlap - a.overlap || (a.glyph < b.glyph ? -1 : 1))
}
