import { reserveCredits } from '../../src/accounts/credits/reserve-credits.ts'
import { settleHold } from '../../src/accounts/credits/settle-hold.ts'
import type { Queryable } from '../../src/database/database.ts'

export interface LedgerRate {
  /** A pair is one draw: a reserve, and the settlement of it. */
  readonly pairsPerSecond: number
  /** How long a pair takes, the middle one and the slowest of a hundred. */
  readonly p50Ms: number
  readonly p99Ms: number
}

const HOLD_MS = 60_000
let holds = 0

/** One draw of an account: a reserve under that name, and the settlement of it. */
export type DrawOnce = (accountId: string, holdId: string) => Promise<void>

/** So many clients reserve and settle one credit after another, each on all accounts in turn; rejects if one cannot. */
export async function bareLedgerRate(
  draw: DrawOnce,
  { accounts, clients, seconds }: { accounts: readonly string[]; clients: number; seconds: number },
): Promise<LedgerRate> {
  const took: number[] = []
  const from = performance.now()
  const until = from + seconds * 1000
  const client = async (_: unknown, place: number): Promise<void> => {
    for (let turn = place; performance.now() < until; turn++) {
      const began = performance.now()
      await draw(accounts[turn % accounts.length] ?? '', `bench-${process.pid}-${++holds}`)
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const pairsPerSecond = (took.length * 1000) / (performance.now() - from)
  took.sort((a, b) => a - b)
  const at = (share: number): number => took[Math.floor(took.length * share)] ?? 0
  return { pairsPerSecond, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** Draws with the ledger of today. */
export function drawOnce(database: Queryable): DrawOnce {
  return async (accountId, holdId) => {
    const at = new Date()
    const order = { holdId, accountId, keyId: null, units: 1, at, deadline: new Date(at.getTime() + HOLD_MS) }
    const { kind } = await reserveCredits(database, order)
    if (kind !== 'held') throw new Error(`the ledger of the bench reserved nothing: ${kind}`)
    await settleHold(database, { holdId, units: 1, at: new Date(), answer: null })
  }
}
