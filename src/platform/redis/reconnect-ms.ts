const FIRST_MS = 50
const LONGEST_MS = 1000

/** How many milliseconds to wait before the next try, after so many that failed: a Redis that starts beside us is found at once. */
export function reconnectMs(failed: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failed, 10))
}
