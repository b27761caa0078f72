import { randomBytes } from 'node:crypto'
import { readConfig } from '../src/config/read-config.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { compose } from '../src/main/compose.ts'
import type { Running, ServiceDeps } from '../src/main/compose.ts'
import type { Hosting } from './open-hosting.ts'
import { silent } from './test-database.ts'

/**
 * A process with parts of hosting, as `environment` names them, on the database and the folder of `hosting`; ready, on free ports.
 * `isDeaf`: the database tells it nothing.
 */
export async function runHostingParts(
  hosting: Hosting,
  environment: Record<string, string>,
  { isDeaf = false, ...more }: { isDeaf?: boolean } & Partial<ServiceDeps> = {},
): Promise<Running> {
  const { config, problem } = readConfig({
    BURIN_API_PORT: '0',
    BURIN_SITES_PORT: '0',
    BURIN_OPERATIONS_PORT: '0',
    BURIN_DATA: hosting.dataFolder,
    ...environment,
  })
  if (config === null) throw new Error(problem)
  const running = await compose(config, {
    now: Date.now,
    random: randomBytes,
    writeLog: () => undefined,
    openDatabase: async () => {
      const database = await openDatabase({ url: hosting.url, dataFolder: '', log: silent, now: Date.now })
      const listen: Database['listen'] = async () => ({ [Symbol.asyncDispose]: async () => undefined })
      return isDeaf ? { ...database, listen } : database
    },
    ...more,
    loadStudio: async () => Promise.reject(new Error('a process without icons loads no studio')),
  })
  await running.ready()
  return running
}
