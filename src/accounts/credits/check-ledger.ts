import { z } from 'zod'
import { rowForm } from '../../database/row-form.ts'
import type { AccountStore } from '../account.ts'
import { findWrongExpiries } from './find-wrong-expiries.ts'
import { countLedger } from './entities/transfer.ts'
import type { LedgerCount } from './entities/transfer.ts'
import { LEDGER_CHECKS } from './checks/ledger-checks.ts'

export interface LedgerReport extends LedgerCount {
  /** One sentence each, of no more than a hundred for each thing that is checked; empty when all adds up. */
  readonly problems: readonly string[]
}

const PROBLEM = rowForm<{ readonly problem: string }>({ problem: z.string() })

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
      const rows = await PROBLEM.all(within, `select problem from (${check}) as c limit ${MOST_OF_A_KIND}`)
      problems.push(...rows.map(({ problem }) => problem))
    }
    problems.push(...(await findWrongExpiries(within)).slice(0, MOST_OF_A_KIND))
    return { problems, ...(await countLedger(within)) }
  })
}
