import type { AccountStore } from '../account-store.ts'
import { findWrongExpiries } from './find-wrong-expiries.ts'
import { countLedger } from './statements/count-ledger.ts'
import { LEDGER_CHECKS } from './statements/ledger-checks.ts'

export interface LedgerReport {
  /** One sentence each, of no more than a hundred for each thing that is checked; empty when all adds up. */
  readonly problems: readonly string[]
  readonly transfers: bigint
  /** Those that have or had credits, or pay by the month. */
  readonly accounts: bigint
  /** What all accounts own, available and held. */
  readonly credits: bigint
}

const MOST_OF_A_KIND = 100

/**
 * Checks that the ledger adds up: totals against transfers and holds, settlements against reserves, transfers against what
 * was sold, paid back, metered and deleted, and that history is as it was written and what guards it in its place. All of it sees one moment, so that it is right while draws go on.
 */
export async function checkLedger(database: AccountStore): Promise<LedgerReport> {
  return await database.transaction(async (within) => {
    await within.query('set transaction isolation level repeatable read, read only')
    const problems: string[] = []
    for (const check of LEDGER_CHECKS) {
      const rows = await within.query<{ problem: string }>(
        `select problem from (${check}) as c limit ${MOST_OF_A_KIND}`,
      )
      problems.push(...rows.map(({ problem }) => problem))
    }
    problems.push(...(await findWrongExpiries(within)).slice(0, MOST_OF_A_KIND))
    return { problems, ...(await countLedger(within)) }
  })
}
