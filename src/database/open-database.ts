import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import { connect, EMBEDDED_USER } from './connect.ts'
import type { ServerAddress } from './connect.ts'
import type { Database } from './database.ts'
import { DatabaseProblem } from './database.ts'
import { embeddedServer } from './embedded/embedded-server.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { migrate, missingMigrations } from './migrate.ts'
import { grantPrivileges } from './roles/grant-privileges.ts'
import { makeRoles, ROLE_NAMES } from './roles/make-roles.ts'

/** What to open. */
export interface DatabaseOptions {
  /** A PostgreSQL server, as `postgres://…`; null: our own in the data folder. */
  readonly url: string | null
  /** The same database as the role that owns its tables, which migrates; without it the role of `url` has to, if it may. */
  readonly ownerUrl?: string | null
  readonly dataFolder: string
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** How long to wait for a server at `url` that does not answer yet. */
  readonly patienceMs?: number
}

export interface OwnedDatabase extends Database {
  /** How many connections are open besides its own. */
  readonly ownConnections: number
}

const PATIENCE_MS = 5000
const RETRY_MS = 200
/** The server is starting or stopping, or not there yet. */
const NOT_YET = ['57P03', 'ECONNREFUSED', 'ENOENT']

/** Where the database is for each of its roles; `owner` null: nobody said. */
interface Addresses {
  readonly serving: ServerAddress
  readonly owner: ServerAddress | null
}

/**
 * Opens the database as the role that serves, and has its owner bring it up to date. Disposing of it closes its
 * connections, and stops our own server when nobody else uses it. Rejects with a `DatabaseProblem` when it cannot be used.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  await using stack = new AsyncDisposableStack()
  const { serving, owner } = await addressesOf(options, stack)
  const database = stack.use(connect(serving, options.log))
  if (options.url !== null) await waitFor(database, serving, options.patienceMs ?? PATIENCE_MS)
  await bringUpToDate(database, owner, options.log).catch((error: unknown) => {
    throw isRefusal(error) ? unusable(error, serving, 'DATABASE_URL') : error
  })
  const opened = stack.move()
  return { ...database, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/**
 * Opens the database as the role that owns its tables, or the only one there is, and leaves it as it is: for upkeep that takes
 * more than serving.
 */
export async function openOwner(options: DatabaseOptions): Promise<OwnedDatabase> {
  await using stack = new AsyncDisposableStack()
  const { serving, owner } = await addressesOf(options, stack)
  const address = owner ?? serving
  const database = stack.use(connect(address, options.log))
  if (options.url !== null) await waitFor(database, address, options.patienceMs ?? PATIENCE_MS)
  const opened = stack.move()
  // Who uses our own server has a connection that says so.
  return {
    ...database,
    ownConnections: options.url === null ? 1 : 0,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

async function addressesOf(options: DatabaseOptions, stack: AsyncDisposableStack): Promise<Addresses> {
  const { url, ownerUrl = null, log } = options
  if (url !== null) return { serving: { url }, owner: ownerUrl === null ? null : { url: ownerUrl } }
  const { socketFolder } = stack.use(await embeddedServer(options))
  await using superuser = connect({ socketFolder, user: EMBEDDED_USER }, log)
  await superuser.transaction((within) => makeRoles(within, ROLE_NAMES, null))
  return {
    serving: { socketFolder, user: ROLE_NAMES.serving },
    owner: { socketFolder, user: ROLE_NAMES.owner },
  }
}

const ROLE = `
  select current_user as role, coalesce(
    (select pg_has_role(relowner, 'member') from pg_class where oid = to_regclass('burin_migration')),
    has_schema_privilege('public', 'create')
  ) as "mayMigrate"`

/** One role that may do everything works as well: then the books are as safe as the service has no fault. */
async function bringUpToDate(database: Database, owner: ServerAddress | null, log: Log): Promise<void> {
  const [{ role, mayMigrate } = { role: '', mayMigrate: false }] = await database.query<{
    role: string
    mayMigrate: boolean
  }>(ROLE)
  if (owner !== null) await migrateAs(owner, role, log)
  else if (mayMigrate) logMigrations(log, await migrate(database))
  else await refuseBehind(database, role)
  if (mayMigrate) log.warn('database-one-role', { role, advice: 'burin admin database roles makes two' })
}

async function migrateAs(address: ServerAddress, servingRole: string, log: Log): Promise<void> {
  await using owner = connect(address, log)
  await owner.query('select 1').catch((error: unknown) => {
    throw unusable(error, address, 'DATABASE_OWNER_URL')
  })
  logMigrations(log, await migrate(owner))
  await grantPrivileges(owner, servingRole)
}

function logMigrations(log: Log, ran: readonly string[]): void {
  for (const migration of ran) log.info('database-migrated', { migration })
}

async function refuseBehind(database: Database, role: string): Promise<void> {
  const [missing] = await missingMigrations(database)
  if (missing === undefined) return
  throw new DatabaseProblem(
    `the database lacks the migration ${missing}, which the role ${role} may not run; set DATABASE_OWNER_URL to the same database as the role that owns its tables`,
  )
}

/** A server that is started at the same time as this process may need a moment longer. */
async function waitFor(database: Database, address: ServerAddress, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs
  for (;;) {
    try {
      return void (await database.query('select 1'))
    } catch (error) {
      if (performance.now() > until || !NOT_YET.includes(codeOf(error))) throw unusable(error, address, 'DATABASE_URL')
    }
    await sleep(RETRY_MS)
  }
}

/**
 * Of PostgreSQL: who may do what, no room, a server that stops, files that it cannot read or may not write. What else it does
 * not like in a statement of ours is our fault.
 */
const REFUSALS = /^(25006|28...|42501|53...|55...|57...|58...)$/

function isRefusal(error: unknown): boolean {
  return REFUSALS.test(codeOf(error)) || isDatabaseAway(error)
}

function unusable(error: unknown, address: ServerAddress, setting: string): DatabaseProblem {
  const url = 'url' in address ? URL.parse(address.url) : null
  const where = url === null ? '' : ` at ${url.hostname === '' ? 'its socket' : url.host}`
  const message = error instanceof Error && error.message !== '' ? error.message : codeOf(error)
  return new DatabaseProblem(`the database${where} cannot be used: ${message}; ${adviceFor(error, address, setting)}`, {
    cause: error,
  })
}

function adviceFor(error: unknown, address: ServerAddress, setting: string): string {
  if (!('url' in address)) return 'look into postgres.log in the data folder'
  if (codeOf(error) === '42501')
    return `the role of ${setting} may do too little: burin admin database roles makes two that may do what they have to`
  return `check ${setting} and that the server runs, or leave DATABASE_URL out to use Burin's own`
}

/** Several addresses that all refuse come as one error with a list and no text. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
