import { checkLedger } from '../../accounts/credits/check-ledger.ts'
import { loadBackup } from '../../database/backup/load-backup.ts'
import { takeObjects } from '../../hosting/deployments/backup/take-objects.ts'
import type { AdminCommand } from '../admin-command.ts'
import { objectsTold, rowsTold, told } from '../rows-told.ts'
import { storeProblem } from '../store-problem.ts'

export const adminRestore: AdminCommand = {
  words: ['admin', 'restore'],
  about:
    'restores a backup into an empty database, all of it or nothing, while no service runs; then checks the ledger',
  arguments: ['file'],
  options: { replace: { value: null, about: 'the database need not be empty: what it holds is lost' } },
  examples: ['burin admin restore burin.backup'],
  needs: 'database',
  opens: 'new-as-owner',
  run: async ({ arguments: [file = ''], options, database, ownConnections, openDatabase, openObjects, tell }) => {
    const { head, rows, objects, migrated } = await loadBackup(database, file, {
      replaces: options['replace'] !== undefined,
      ownConnections,
      tell: rowsTold(tell),
      takeObjects: (within) => takeObjects(within, openObjects),
    }).catch((error: unknown) => {
      throw storeProblem(error)
    })
    await using opened = await openDatabase()
    const { problems } = await checkLedger(opened)
    const since = migrated.length > 0 ? ` Ran since: ${migrated.join(', ')}.` : ''
    const isWithout = objects === null && (rows['blob'] ?? 0) > 0
    return {
      lines: [
        `Restored ${told(rows)}${objectsTold(objects)}, as they were at ${head.madeAt}.${since}`,
        ...(isWithout
          ? [
              'The backup has no contents of hosted sites: a site is shown only where its files still are in the folder blobs of BURIN_DATA, or in the bucket of BURIN_BLOBS; others have to be deployed again.',
            ]
          : []),
        ...(problems.length > 0 ? problems : ['The ledger adds up.']),
      ],
      json: { file, made_at: head.madeAt, rows, objects, migrated, problems },
      exitCode: problems.length > 0 ? 1 : 0,
    }
  },
}
