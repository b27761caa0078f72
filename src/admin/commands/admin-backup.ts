import { stat } from 'node:fs/promises'
import { saveBackup } from '../../database/backup/save-backup.ts'
import type { AdminCommand } from '../admin-command.ts'
import { rowsTold, told } from '../rows-told.ts'

export const adminBackup: AdminCommand = {
  words: ['admin', 'backup'],
  about: 'saves all that the database holds into a new file, also while the service runs',
  arguments: ['file'],
  options: {},
  examples: ['burin admin backup burin.backup'],
  needs: 'database',
  opens: 'as-owner',
  run: async ({ arguments: [file = ''], database, now, tell }) => {
    const { head, rows } = await saveBackup(database, file, { now, tell: rowsTold(tell) })
    const { size } = await stat(file)
    const schema = head.migrations.at(-1)?.name ?? 'none'
    return {
      lines: [
        `Saved ${told(rows)} in ${file}: ${Math.ceil(size / 1000).toLocaleString('en')} kB, of the migration ${schema}.`,
      ],
      json: { file, bytes: size, made_at: head.madeAt, migration: schema, rows },
      exitCode: 0,
    }
  },
}
