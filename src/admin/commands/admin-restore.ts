import { checkLedger } from '../../accounts/credits/check-ledger.ts'
import { loadBackup } from '../../database/backup/load-backup.ts'
import type { AdminCommand } from '../admin-command.ts'
import { rowsTold, told } from '../rows-told.ts'

export const adminRestore: AdminCommand = {
  words: ['admin', 'restore'],
  about:
    'restores a backup into an empty database, all of it or nothing, while no service runs; then checks the ledger',
  arguments: ['file'],
  options: { replace: { value: null, about: 'the database need not be empty: what it holds is lost' } },
  examples: ['burin admin restore burin.backup'],
  needs: 'database',
  opens: 'new-as-owner',
  run: async ({ arguments: [file = ''], options, database, ownConnections, openDatabase, tell }) => {
    const { head, rows, migrated } = await loadBackup(database, file, {
      replaces: options['replace'] !== undefined,
      ownConnections,
      tell: rowsTold(tell),
    })
    await using opened = await openDatabase()
    const { problems } = await checkLedger(opened)
    const since = migrated.length > 0 ? ` Ran since: ${migrated.join(', ')}.` : ''
    return {
      lines: [
        `Restored ${told(rows)}, as they were at ${head.madeAt}.${since}`,
        ...(problems.length > 0 ? problems : ['The ledger adds up.']),
      ],
      json: { file, made_at: head.madeAt, rows, migrated, problems },
      exitCode: problems.length > 0 ? 1 : 0,
    }
  },
}
