import { addCredits } from '../src/accounts/credits/add-credits.ts'
import { expireCredits } from '../src/accounts/credits/expire-credits.ts'
import { releaseExpiredHolds } from '../src/accounts/credits/release-expired-holds.ts'
import { reserveCredits } from '../src/accounts/credits/reserve-credits.ts'
import { settleHold } from '../src/accounts/credits/settle-hold.ts'
import { takeBackCredits } from '../src/accounts/credits/take-back-credits.ts'
import type { Queryable } from '../src/database/database.ts'

/** What somebody outside the database knows of the draws: written down before it is asked, and when it has answered. */
export interface Witness {
  /** About to capture so many units of the hold. */
  tried(holdId: string, units: number): void
  /** The ledger said that it captured so many. */
  settled(holdId: string, units: number): void
  /** About to add so many credits; none are added twice for the same reference. */
  added(ref: string, credits: number): void
}

export interface DrawerDeps {
  readonly database: Queryable
  readonly accounts: readonly string[]
  readonly witness: Witness
  /** Tells the names of one drawer's holds from those of others. */
  readonly name: string
}

const LONG_MS = 600_000

/** Makes a drawer: each call is one draw on one of the accounts, with all that may go wrong in it. */
export function randomDrawer({ database, accounts, witness, name }: DrawerDeps): () => Promise<void> {
  let draws = 0
  const settle = async (holdId: string, units: number): Promise<void> => {
    witness.tried(holdId, units)
    const settled = await settleHold(database, { holdId, units, at: new Date(), answer: null })
    if (settled.kind === 'settled') witness.settled(holdId, settled.units)
  }
  const release = (holdId: string): Promise<unknown> =>
    settleHold(database, { holdId, units: 0, at: new Date(), answer: null })
  return async () => {
    const holdId = `${name}.${draws++}`
    const accountId = accounts[below(accounts.length)] ?? ''
    const units = 1 + below(4)
    const at = new Date()
    if (below(12) === 0) await addTwice({ database, accountId, witness, ref: holdId, at })
    if (below(24) === 0)
      await takeBackCredits(database, { accountId, credits: BigInt(units), ref: holdId, at, note: null })
    // Some deadlines pass while the draw is at work, so that it settles beside a sweep or after it.
    const deadline = new Date(at.getTime() + (below(6) === 0 ? below(6) : LONG_MS))
    const { kind } = await reserveCredits(database, { holdId, accountId, keyId: null, units, at, deadline })
    if (kind !== 'held') return
    const ending = below(10)
    // The draw failed, was cancelled twice over, was forgotten, or settled twice.
    if (ending === 0) await release(holdId)
    else if (ending === 1) await Promise.all([release(holdId), settle(holdId, units), release(holdId)])
    else if (ending === 2) return
    else if (ending === 3) await Promise.all([settle(holdId, units), settle(holdId, 1), settle(holdId, units)])
    else await settle(holdId, 1 + below(units))
    if (ending === 4) await settle(holdId, units)
  }
}

/** Credits of which some expire soon, asked for twice at once as when something is told of twice. */
async function addTwice(of: {
  database: Queryable
  accountId: string
  witness: Witness
  ref: string
  at: Date
}): Promise<void> {
  const { database, accountId, witness, ref, at } = of
  const credits = 1 + below(30)
  witness.added(ref, credits)
  const expiresAt = below(2) === 0 ? new Date(at.getTime() + below(300)) : null
  const order = { accountId, kind: 'grant', credits: BigInt(credits), ref, at, expiresAt, note: null } as const
  await Promise.all([addCredits(database, order), addCredits(database, order)])
}

/** Releases and expires what is due, as each process does now and then. */
export async function sweepLedger(database: Queryable, at: Date = new Date()): Promise<void> {
  await releaseExpiredHolds(database, { at, most: 1000 })
  await expireCredits(database, { at, most: 1000 })
}

export function below(count: number): number {
  return Math.floor(Math.random() * count)
}
