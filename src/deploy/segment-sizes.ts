/** How much goes into one request. */
export interface SegmentSizes {
  /** Of the next one, in bytes. */
  next(): number
  /** So many bytes of a request were acknowledged after so many milliseconds. */
  kept(bytes: number, ms: number): void
  /** A request came to nothing. */
  failed(): void
}

/** What is under way when a line breaks may be lost as a whole: so much of the time between two breaks that may be. */
const REQUEST_MS = 1500

/**
 * As much as a line takes in a second and a half, measured by what was acknowledged: what has left this machine may lie in some buffer. Small requests
 * say little about a line that is fast; those that took long say much.
 */
export function segmentSizes({ least, first, most }: Record<'least' | 'first' | 'most', number>): SegmentSizes {
  const bounded = (bytes: number): number => Math.max(least, Math.min(most, Math.floor(bytes)))
  let size = bounded(first)
  return {
    next: () => size,
    kept(bytes, ms) {
      const inTime = ms > 0 ? (bytes / ms) * REQUEST_MS : most
      const isTelling = ms >= REQUEST_MS / 2 || bytes >= size / 2
      if (isTelling || inTime > size) size = bounded(inTime)
    },
    failed() {
      size = bounded(size / 2)
    },
  }
}
