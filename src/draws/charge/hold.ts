import type { DrawObject } from '../../contract/draw-object.ts'
import type { Caller } from '../caller.ts'

/** Far longer than a draw and its delivery may take; what a crash leaves behind is free again afterwards. */
export const HOLD_MS: number = 5 * 60_000

/** Where the answer of a draw with an `Idempotency-Key` is kept: it is stored in the same moment as the draw is charged. */
export interface KeptRow {
  readonly id: Uint8Array
  readonly claim: Uint8Array
  /** The number of credits comes between the two. */
  readonly text: readonly [before: string, after: string]
}

/** Of a draw what has reached the caller: only the items that have. */
export type Delivered = Pick<DrawObject, 'concept' | 'cut' | 'revision' | 'data'>

/** How a hold ended. */
export interface Paid {
  /** What was charged. */
  readonly units: number
  /** Whether the hold was over already; then nothing was done. */
  readonly isGone: boolean
  readonly isKept: boolean
}

/** What is set aside for one draw until it is known what it costs. */
export interface Hold {
  /** Whether an answer says what it cost; draws in the browser where nothing costs credits say nothing. */
  readonly saysCredits: boolean
  /** Whether anybody pays: with credits, by the month, or with the one free draw of a browser. */
  readonly isPaid: boolean
  /**
   * Null when all that the draw may cost is set aside. Otherwise nothing of it may leave before this has set aside what it
   * does cost: drawings that were paid for cost nothing. Rejects as `HoldFor` does.
   */
  readonly cover: ((drawn: Delivered) => Promise<void>) | null
  /**
   * Ends the hold: charges one unit for each item that is checked and was not paid for before, gives the rest back, and
   * keeps the answer. Null when nothing was delivered. Rejects when the accounts are away.
   */
  settle(delivered: Delivered | null, answer: KeptRow | null): Promise<Paid>
}

/**
 * Sets aside what a draw of so many items may cost; the ledger knows it by the draw's id. Rejects with the 402 when there is
 * not enough and nothing that may be had again for nothing, with the 401 for whoever may not draw (any more), and with the 503 when the accounts cannot be reached.
 */
export type HoldFor = (caller: Caller, of: { readonly drawId: string; readonly units: number }) => Promise<Hold>

/** For draws that nobody pays for. */
export function freeHold(saysCredits: boolean): Hold {
  return { saysCredits, isPaid: false, cover: null, settle: async () => ({ units: 0, isGone: false, isKept: false }) }
}
