import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSession } from '../../src/accounts/identity/open-session.ts'
import { createHostingClient } from '../../src/client/create-hosting-client.ts'
import type { Database } from '../../src/database/database.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { dataFolder, startService } from '../icons-service/processes.ts'
import type { Service } from '../icons-service/processes.ts'

/** A hosting API in a process of its own, with an account that has a project. */
export interface Stage extends AsyncDisposable {
  readonly service: Service
  readonly database: Database
  /** Process id of its PostgreSQL. */
  readonly postmaster: number
  readonly token: string
  /** Where the data lie; there is room for folders of one's own. */
  readonly path: string
}

/** Of the project. */
export const SLUG = 'bench-site'

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

export async function openStage(): Promise<Stage> {
  await using stack = new AsyncDisposableStack()
  const { path } = stack.use(dataFolder())
  const database = stack.use(await openDatabase({ url: null, dataFolder: path, log: silent, now: Date.now }))
  const settings = {
    BURIN_PARTS: 'api',
    BURIN_API_PORT: '0',
    BURIN_DATA: path,
    BURIN_LIMIT_API: '0',
    BURIN_QUOTA_DEPLOYMENTS: '10000',
  }
  const service = stack.use(await startService(1, settings))
  const [pid = ''] = readFileSync(join(path, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const token = await newToken(database)
  // It answers 503 until it has its database.
  const patient = createHostingClient({ baseUrl: `http://localhost:${service.port}`, token, retries: 20 })
  await patient.createProject({ name: 'Bench', slug: SLUG })
  const opened = stack.move()
  return {
    service,
    database,
    postmaster: Number(pid),
    token,
    path,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

async function newToken(database: Database): Promise<string> {
  const account = { id: 'acc_bench', email: 'bench@example.com', createdAt: new Date(), suspendedFor: null }
  await database.query('insert into account (id, email, created_at) values ($1, $2, now())', [
    account.id,
    account.email,
  ])
  const { token } = await database.transaction((within) =>
    openSession(within, { now: Date.now, random: randomBytes }, { account, kind: 'token', label: 'bench' }),
  )
  return token
}
