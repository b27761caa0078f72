import type { Usage } from '../author.ts'
import type { Log } from '../../platform/log.ts'
import type { Tally } from '../../platform/limits/tally.ts'

/** Millionths of a US dollar; a price per million tokens in dollars is one of a token in these. */
export interface Prices {
  readonly inputToken: number
  readonly outputToken: number
}

/** What models may cost a day, which begins at midnight UTC. Never rejects. */
export interface Budget {
  readonly isUsedUp: () => Promise<boolean>
  /** Counts what a call took, for all processes, and tells what that cost. */
  readonly spend: (usage: Usage) => Promise<number>
}

/** What a budget is kept with. */
export interface BudgetDeps {
  /** Null: without limit. */
  readonly mostMicroUsd: number | null
  readonly prices: Prices
  readonly tally: Tally
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A budget that is spent by all who share the tally. That it is used up is said once a day. */
export function createBudget({ mostMicroUsd, prices, tally, log, now }: BudgetDeps): Budget {
  let day = ''
  let spentHere = 0
  let isTold = false
  const spentByAll = async (): Promise<number> => tally(`model-micro-usd:${day}`, spentHere)
  const today = (): void => {
    const at = new Date(now()).toISOString().slice(0, 10)
    if (at === day) return
    day = at
    spentHere = 0
    isTold = false
  }
  return {
    async isUsedUp() {
      if (mostMicroUsd === null) return false
      today()
      const isOver = (await spentByAll()) >= mostMicroUsd
      if (isOver && !isTold) log.warn('model-budget-used-up', { effect: 'models are not asked until midnight UTC' })
      isTold ||= isOver
      return isOver
    },
    async spend({ inputTokens, outputTokens }) {
      today()
      const cost = inputTokens * prices.inputToken + outputTokens * prices.outputToken
      spentHere += cost
      if (mostMicroUsd !== null) await spentByAll()
      return cost
    },
  }
}
