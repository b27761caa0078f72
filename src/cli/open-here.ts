import { existsSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { CliProblem } from './cli-problem.ts'

/**
 * Opens the database that the settings name, as the service does. Without a data folder nothing was ever kept there: that
 * is more likely a wrong setting than the wish for an empty database.
 */
export async function openHere(config: Config, now: () => number): Promise<Database> {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl, dataFolder } = config
  if (url === null && !existsSync(dataFolder))
    throw new CliProblem(
      `there is no data folder ${dataFolder}; say with BURIN_DATA where Burin keeps its data, or with DATABASE_URL which PostgreSQL it uses`,
    )
  const log = createLog('error', now, (line) => process.stderr.write(line))
  return await openDatabase({ url, ownerUrl, dataFolder, log, now })
}
