import { checkLedger } from '../../accounts/credits/check-ledger.ts'
import type { Command } from '../command.ts'

export const adminLedgerCheck: Command = {
  words: ['admin', 'ledger', 'check'],
  about: 'checks that the ledger adds up, also while the service runs; exit code 1 when it does not',
  arguments: [],
  options: {},
  run: async ({ database }) => {
    const report = await checkLedger(database)
    const { problems, transfers, accounts, credits } = report
    return {
      lines:
        problems.length > 0
          ? problems
          : [`The ledger adds up: ${transfers} transfers, ${accounts} accounts, ${credits} credits.`],
      json: report,
      exitCode: problems.length > 0 ? 1 : 0,
    }
  },
}
