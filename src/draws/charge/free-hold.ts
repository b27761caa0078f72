import type { Hold } from './hold.ts'

/** For draws that nobody pays for. */
export function freeHold(saysCredits: boolean): Hold {
  return { saysCredits, isPaid: false, cover: null, settle: async () => ({ units: 0, isGone: false, isKept: false }) }
}
