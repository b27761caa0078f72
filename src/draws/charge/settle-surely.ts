import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../platform/log.ts'
import type { Delivered, Hold, KeptRow, Paid } from './hold.ts'

const TRIES = 3
const PAUSE_MS = 100

export interface Settling {
  readonly hold: Hold
  /** Null when nothing was. */
  readonly delivered: Delivered | null
  readonly answer: KeptRow | null
  readonly log: Log
}

/**
 * Settles also when the connection to the database breaks on the way. A hold that is gone after a try that failed was
 * settled by that try; what it charged nobody knows any more, so that `most` says what it was at most. What cannot be
 * settled at all is given back when the hold's time is up: the drawing is a present then. Never rejects.
 */
export async function settleSurely(
  { hold, delivered, answer, log }: Settling,
  most: () => number,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<Paid> {
  for (let tries = 1; ; tries += 1) {
    try {
      const paid = await hold.settle(delivered, answer)
      return paid.isGone && tries > 1 ? { units: most(), isGone: true, isKept: answer !== null } : paid
    } catch (error) {
      log.error('hold-not-settled', { problem: String(error), tries })
      if (tries === TRIES) return { units: 0, isGone: true, isKept: false }
    }
    await pause(PAUSE_MS * tries)
  }
}
