import { stat } from 'node:fs/promises'
import { saveBackup } from '../../database/backup/save-backup.ts'
import type { SaveOptions } from '../../database/backup/save-backup.ts'
import { savedObjects, withoutSweeps } from '../../hosting/deployments/backup/saved-objects.ts'
import type { AdminCommand } from '../admin-command.ts'
import { objectsTold, rowsTold, told } from '../rows-told.ts'
import { storeProblem } from '../store-problem.ts'

export const adminBackup: AdminCommand = {
  words: ['admin', 'backup'],
  about:
    'saves all that the database holds, and the contents of hosted sites, into a new file, also while the service runs',
  arguments: ['file'],
  options: { 'without-contents': { value: null, about: 'only the database: sites are saved without their files' } },
  examples: ['burin admin backup burin.backup'],
  needs: 'database',
  opens: 'as-owner',
  run: async ({ arguments: [file = ''], options, database, openObjects, now, tell }) => {
    let missing = 0
    const deps = { openStore: openObjects, missing: () => void (missing += 1) }
    const saving = { now, tell: rowsTold(tell) }
    const save = (objects: SaveOptions['objects']): ReturnType<typeof saveBackup> =>
      saveBackup(database, file, { ...saving, objects })
    const saved =
      options['without-contents'] === undefined
        ? withoutSweeps(database, () => save((within) => savedObjects(within, deps)))
        : save(null)
    const { head, rows, objects } = await saved.catch((error: unknown) => {
      throw storeProblem(error)
    })
    const { size } = await stat(file)
    const schema = head.migrations.at(-1)?.name ?? 'none'
    return {
      lines: [
        `Saved ${told(rows)}${objectsTold(objects)} in ${file}: ${Math.ceil(size / 1000).toLocaleString('en')} kB, of the migration ${schema}.`,
        ...(missing > 0
          ? [
              `The store of the contents of hosted sites lacks ${missing} of ${missing + (objects?.count ?? 0)} objects, and so does the backup. Do BURIN_BLOBS and BURIN_DATA say where the service keeps them?`,
            ]
          : []),
      ],
      json: { file, bytes: size, made_at: head.madeAt, migration: schema, rows, objects, missing_objects: missing },
      exitCode: missing > 0 ? 1 : 0,
    }
  },
}
