import type { Caller } from '../caller.ts'

/** Whether a caller pays for draws: with credits, by the month, or, without an account, with its one free draw. */
export function paysForDraws({ kind }: Caller, hasCredits: boolean): boolean {
  return kind === 'visitor' || (kind !== 'sandbox' && hasCredits)
}
