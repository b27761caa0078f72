import type { BigIntStats } from 'node:fs'

/** What is known of a file without reading it. */
export type Stamped = Pick<BigIntStats, 'dev' | 'ino' | 'size' | 'mtimeNs' | 'ctimeNs'>

/** While this stays the same, so does the content, once the stamp has settled. The time of its inode tells, too, when its own time was set back. */
export function stampOf({ dev, ino, size, mtimeNs, ctimeNs }: Stamped): string {
  return `${dev}-${ino}-${size}-${mtimeNs}-${ctimeNs}`
}

const NS_PER_MS = 1_000_000n
const NS_PER_SECOND = 1_000_000_000n
/** The clock of a file system ticks a hundred times a second or more often; some know whole seconds only, and FAT every second one. */
const GRAIN_MS = 50
const COARSE_GRAIN_MS = 2000

/**
 * Whether a file that is written to from that moment on (in ms since 1970) gets another stamp. While its last change is within the grain
 * of the clock it may not: git calls such files racily clean.
 */
export function hasSettled({ mtimeNs, ctimeNs }: Stamped, nowMs: number): boolean {
  const newest = mtimeNs > ctimeNs ? mtimeNs : ctimeNs
  const grainMs = newest % NS_PER_SECOND === 0n ? COARSE_GRAIN_MS : GRAIN_MS
  return Number(newest / NS_PER_MS) + 1 + grainMs <= nowMs
}
