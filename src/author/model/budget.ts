import type { Usage } from '../author.ts'

/** Millionths of a US dollar; a price per million tokens in dollars is one of a token in these. */
export interface Prices {
  readonly inputToken: number
  readonly outputToken: number
}

/** What a provider may cost a day, which begins at midnight UTC. */
export interface Budget {
  readonly isUsedUp: () => boolean
  /** Counts what a call took, and tells what that cost. */
  readonly spend: (usage: Usage) => number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A budget that is kept in this process. `mostMicroUsd` null: without limit. `now`: milliseconds since 1970. */
export function createBudget(mostMicroUsd: number | null, prices: Prices, now: () => number): Budget {
  let day = 0
  let spent = 0
  const today = (): void => {
    const at = Math.floor(now() / DAY_MS)
    if (at !== day) spent = 0
    day = at
  }
  return {
    isUsedUp() {
      today()
      return mostMicroUsd !== null && spent >= mostMicroUsd
    },
    spend({ inputTokens, outputTokens }) {
      today()
      const cost = inputTokens * prices.inputToken + outputTokens * prices.outputToken
      spent += cost
      return cost
    },
  }
}
