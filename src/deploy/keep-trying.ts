import { againAfter, HostingProblem } from '../client/hosting-problem.ts'
import { isNetworkError } from '../client/send.ts'

/** How somebody waits for a line that broke, or for a service that has to catch its breath. */
export interface Patience {
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
  /** Hears why and for how long. */
  readonly onWait: (problem: Error, ms: number) => void
}

/** So often without anything that came through, each pause twice as long: about a minute. */
const MOST_FAILURES = 8
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** Whoever is told to wait longer than this is told so at once. */
const LONGEST_TOLD_SECONDS = 60

/** Counts failures, and waits longer after each. */
export interface Failures {
  /** Something came through. */
  forget(): void
  /** Waits after a failure. Throws what it is given, when another try would not help or there were enough. */
  wait(problem: unknown): Promise<void>
}

export function failuresOf({ wait, signal, onWait }: Patience): Failures {
  let failures = 0
  return {
    forget() {
      failures = 0
    },
    async wait(problem) {
      signal.throwIfAborted()
      const again = whenAgain(problem)
      failures += 1
      if (again === 'never' || failures > MOST_FAILURES) throw problem
      const ms = again === 'soon' ? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS) : again * 1000
      onWait(problem as Error, ms)
      await wait(ms, signal)
    },
  }
}

/** Does what may be done twice, until it is done or another try would not help. */
export async function keepTrying<Result>(patience: Patience, work: () => Promise<Result>): Promise<Result> {
  const failures = failuresOf(patience)
  for (;;) {
    try {
      return await work()
    } catch (error) {
      await failures.wait(error)
    }
  }
}

function whenAgain(problem: unknown): number | 'soon' | 'never' {
  if (!(problem instanceof HostingProblem)) return isNetworkError(problem) ? 'soon' : 'never'
  const again = againAfter(problem)
  return typeof again === 'number' && again > LONGEST_TOLD_SECONDS ? 'never' : again
}
