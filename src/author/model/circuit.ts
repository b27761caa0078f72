/** Keeps calls from a provider that fails over and over. Times are milliseconds. */
export interface Circuit {
  /** Null: call; what comes of it has to be told. Otherwise in how many whole seconds to come back. */
  readonly enter: () => number | null
  /** A call that `enter` let through has ended. `unknown`: nobody waited for the answer. */
  readonly leave: (how: 'well' | 'failed' | 'unknown') => void
  readonly state: () => 'closed' | 'open' | 'half-open'
  /** As `enter`, but nothing is begun. */
  readonly secondsLeft: () => number | null
}

const MOST_FAILURES = 5
const WITHIN_MS = 30_000
const OPEN_MS = 15_000

/** A circuit that opens after five failures in 30 seconds; after 15 seconds one call may try, and closes it or opens it again. */
export function createCircuit(now: () => number): Circuit {
  let failures: number[] = []
  let openUntil: number | null = null
  let isProbing = false
  const secondsLeft = (): number | null => {
    if (openUntil === null) return null
    const left = openUntil - now()
    if (left > 0) return Math.ceil(left / 1000)
    return isProbing ? 1 : null
  }
  return {
    secondsLeft,
    enter() {
      const seconds = secondsLeft()
      if (seconds === null && openUntil !== null) isProbing = true
      return seconds
    },
    leave(how) {
      isProbing = false
      if (how === 'well') {
        failures = []
        openUntil = null
      }
      if (how !== 'failed') return
      failures = [...failures.filter((at) => now() - at < WITHIN_MS), now()]
      if (openUntil !== null || failures.length >= MOST_FAILURES) openUntil = now() + OPEN_MS
    },
    state: () => (openUntil === null ? 'closed' : openUntil > now() ? 'open' : 'half-open'),
  }
}
