import type { Caller } from '../credentials.ts'

/** Where the answer of a draw with an `Idempotency-Key` is kept: it is stored in the same moment as the draw is charged. */
export interface KeptRow {
  readonly id: Uint8Array
  readonly claim: Uint8Array
  readonly text: string
}

/** What is set aside for one draw until it is known what it costs. */
export interface Hold {
  /** Whether an answer says what it cost; draws in the browser where nothing costs credits say nothing. */
  readonly saysCredits: boolean
  /**
   * Ends the hold: charges `units`, gives the rest back, and keeps the answer. Tells what was charged, whether the hold
   * was over already (then nothing was done), and whether the answer was kept. Rejects when the accounts are away.
   */
  settle(
    units: number,
    answer: KeptRow | null,
  ): Promise<{ readonly units: number; readonly isGone: boolean; readonly isKept: boolean }>
}

/**
 * Sets aside what a draw of so many items may cost. Rejects with the 402 when there is not enough, with the 401 for whoever
 * may not draw (any more), and with the 503 when the accounts cannot be reached.
 */
export type HoldFor = (caller: Caller, units: number) => Promise<Hold>
