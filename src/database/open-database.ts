import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import { connect } from './connect.ts'
import type { ServerAddress } from './connect.ts'
import type { Database } from './database.ts'
import { DatabaseProblem } from './database-problem.ts'
import { embeddedServer } from './embedded/embedded-server.ts'
import { migrate } from './migrate.ts'

/** What to open. */
export interface DatabaseOptions {
  /** A PostgreSQL server, as `postgres://…`; null: our own in the data folder. */
  readonly url: string | null
  readonly dataFolder: string
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** How long to wait for a server at `url` that does not answer yet. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 5000
const RETRY_MS = 200
/** The server is starting or stopping, or not there yet. */
const NOT_YET = ['57P03', 'ECONNREFUSED', 'ENOENT']

/**
 * Opens the database and brings it up to date. Disposing of it closes its connections, and stops our own server when
 * nobody else uses it. Rejects with a `DatabaseProblem` when it cannot be used.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  await using stack = new AsyncDisposableStack()
  const address = options.url === null ? stack.use(await embeddedServer(options)) : { url: options.url }
  const database = stack.use(connect(address, options.log))
  if (options.url !== null) await waitFor(database, address, options.patienceMs ?? PATIENCE_MS)
  const ran = await migrate(database)
  for (const migration of ran) options.log.info('database-migrated', { migration })
  const opened = stack.move()
  return { ...database, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** A server that is started at the same time as this process may need a moment longer. */
async function waitFor(database: Database, address: ServerAddress, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs
  for (;;) {
    try {
      return void (await database.query('select 1'))
    } catch (error) {
      if (performance.now() > until || !NOT_YET.includes(codeOf(error))) throw unusable(error, address)
    }
    await sleep(RETRY_MS)
  }
}

function unusable(error: unknown, address: ServerAddress): DatabaseProblem {
  const url = 'url' in address ? URL.parse(address.url) : null
  const where = url === null ? '' : ` at ${url.hostname === '' ? 'its socket' : url.host}`
  const message = error instanceof Error && error.message !== '' ? error.message : codeOf(error)
  return new DatabaseProblem(
    `the database${where} cannot be used: ${message}; check DATABASE_URL and that the server runs, or leave DATABASE_URL out to use Burin's own`,
    { cause: error },
  )
}

/** Several addresses that all refuse come as one error with a list and no text. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
