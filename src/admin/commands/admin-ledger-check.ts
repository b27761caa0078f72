import { checkLedger } from '../../accounts/credits/check-ledger.ts'
import type { AdminCommand } from '../admin-command.ts'

export const adminLedgerCheck: AdminCommand = {
  words: ['admin', 'ledger', 'check'],
  about: 'checks that the ledger adds up, also while the service runs; exit code 1 when it does not',
  arguments: [],
  options: {},
  examples: ['burin admin ledger check'],
  needs: 'database',
  run: async ({ database }) => {
    const report = await checkLedger(database)
    const { problems, transfers, accounts, credits } = report
    return {
      lines:
        problems.length > 0
          ? problems
          : [
              `The ledger adds up: ${counted(transfers, 'transfer')}, ${counted(accounts, 'account')}, ${counted(credits, 'credit')}.`,
            ],
      json: report,
      exitCode: problems.length > 0 ? 1 : 0,
    }
  },
}

function counted(count: bigint, what: string): string {
  return `${count} ${what}${count === 1n ? '' : 's'}`
}
