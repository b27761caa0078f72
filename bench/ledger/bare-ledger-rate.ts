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

/** So many clients reserve and settle one credit after another, each on all accounts in turn; rejects if one cannot. */
export async function bareLedgerRate(
  database: Queryable,
  { accounts, clients, seconds }: { accounts: readonly string[]; clients: number; seconds: number },
): Promise<LedgerRate> {
  const took: number[] = []
  const from = performance.now()
  const until = from + seconds * 1000
  const client = async (_: unknown, place: number): Promise<void> => {
    for (let turn = place; performance.now() < until; turn++) {
      const began = performance.now()
      await drawOnce(database, accounts[turn % accounts.length] ?? '')
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const pairsPerSecond = (took.length * 1000) / (performance.now() - from)
  took.sort((a, b) => a - b)
  const at = (share: number): number => took[Math.floor(took.length * share)] ?? 0
  return { pairsPerSecond, p50Ms: at(0.5), p99Ms: at(0.99) }
}

async function drawOnce(database: Queryable, accountId: string): Promise<void> {
  const at = new Date()
  const holdId = `bench-${process.pid}-${++holds}`
  const order = { holdId, accountId, keyId: null, units: 1, at, deadline: new Date(at.getTime() + HOLD_MS) }
  const { kind } = await reserveCredits(database, order)
  if (kind !== 'held') throw new Error(`the ledger of the bench reserved nothing: ${kind}`)
  await settleHold(database, { holdId, units: 1, at: new Date(), answer: null })
}
