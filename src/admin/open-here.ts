import { existsSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { openDatabase, openOwner } from '../database/open-database.ts'
import type { DatabaseOptions, OwnedDatabase } from '../database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { CliProblem } from '../cli/cli-problem.ts'

/**
 * Opens the database that the settings name, as the service does. Without a data folder nothing was ever kept there: that
 * is more likely a wrong setting than the wish for an empty database.
 */
export async function openHere(config: Config, now: () => number): Promise<Database> {
  refuseNowhere(config)
  return openDatabase(optionsOf(config, now))
}

/** Opens it by the owner of its tables, as it is; with `isNew` also where nothing was ever kept. */
export async function openOwnerHere(config: Config, now: () => number, isNew: boolean): Promise<OwnedDatabase> {
  if (!isNew) refuseNowhere(config)
  return openOwner(optionsOf(config, now))
}

function optionsOf(
  { databaseUrl: url, databaseOwnerUrl: ownerUrl, dataFolder }: Config,
  now: () => number,
): DatabaseOptions {
  const log = createLog('error', now, (line) => process.stderr.write(line))
  return { url, ownerUrl, dataFolder, log, now }
}

function refuseNowhere({ databaseUrl, dataFolder }: Config): void {
  if (databaseUrl === null && !existsSync(dataFolder))
    throw new CliProblem(
      `there is no data folder ${dataFolder}; say with BURIN_DATA where Burin keeps its data, or with DATABASE_URL which PostgreSQL it uses`,
    )
}
