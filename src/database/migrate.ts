import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Queryable } from './database.ts'
import { DatabaseProblem } from './database.ts'

interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text, in hex. */
  readonly checksum: string
}

interface Applied {
  readonly version: number
  readonly name: string
  readonly checksum: string
}

const FOLDER: string = join(import.meta.dirname, 'migrations')
/** Any number will do, as long as nothing else in the database locks by it: "burin" and "migr" in ASCII. */
export const MIGRATION_LOCK: string = "select pg_advisory_xact_lock(x'627572696e6d6967'::bigint)"
const TABLE = `
  create table if not exists burin_migration (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`
const APPLIED = 'select version, name, checksum from burin_migration order by version'

/**
 * Runs the migrations that the database does not have yet, in their order, each in a transaction of its own. Processes
 * that start at once wait for each other. Gives the names of those that it ran. Rejects with a `DatabaseProblem` when the
 * database is newer than the code, or has another text of an old migration.
 */
export async function migrate(database: Database, folder: string = FOLDER): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  const ran: string[] = []
  for (;;) {
    const name = await database.transaction((within) => runNext(within, migrations))
    if (name === null) return ran
    ran.push(name)
  }
}

/**
 * The same within one transaction, up to the migration of the number `last`, and no further.
 */
export async function migrateWithin(
  within: Queryable,
  { last = Infinity, folder = FOLDER }: { readonly last?: number; readonly folder?: string },
): Promise<readonly string[]> {
  const migrations = (await readMigrations(folder)).slice(0, last)
  const ran: string[] = []
  for (let name = await runNext(within, migrations); name !== null; name = await runNext(within, migrations))
    ran.push(name)
  return ran
}

/**
 * The names of the migrations that the database does not have yet; runs none, and needs no right but to read. Rejects as
 * `migrate` does.
 */
export async function missingMigrations(database: Queryable, folder: string = FOLDER): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  const [table] = await database.query<{ there: boolean }>("select to_regclass('burin_migration') is not null as there")
  const applied = table?.there === true ? await database.query<Applied>(APPLIED) : []
  refuseStrangers(applied, migrations)
  return migrations.slice(applied.length).map(({ name }) => name)
}

/** The name of the migration that it ran; null when there is none left. */
async function runNext(within: Queryable, migrations: readonly Migration[]): Promise<string | null> {
  await within.query(MIGRATION_LOCK)
  await within.query(TABLE)
  const applied = await within.query<Applied>(APPLIED)
  refuseStrangers(applied, migrations)
  const next = migrations[applied.length]
  if (next === undefined) return null
  await within.query(next.sql).catch((error: Error) => {
    throw new DatabaseProblem(`the migration ${next.name} failed: ${error.message}`, { cause: error })
  })
  await within.query('insert into burin_migration (version, name, checksum) values ($1, $2, $3)', [
    next.version,
    next.name,
    next.checksum,
  ])
  return next.name
}

function refuseStrangers(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const last = applied.at(-1)
  const known = migrations.at(-1)
  if (last !== undefined && last.version > migrations.length) {
    throw new DatabaseProblem(
      `the database is newer than this Burin: it has the migration ${last.name}, and the last one known here is ${known?.name ?? 'none'}; start the newer version of Burin, or restore the backup made before the update`,
    )
  }
  const changed = applied.find((one, index) => one.checksum !== migrations[index]?.checksum)
  if (changed === undefined) return
  const here = migrations[changed.version - 1]
  throw new DatabaseProblem(
    `the migration ${changed.name} was changed after the database ran it (here it is ${here?.name ?? 'missing'}, with another text); restore the file as it was, and put the change into a new migration`,
  )
}

/** The files `0001-….sql` of the folder, in order; a hole or a wrong name in the row is our own fault. */
async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return await Promise.all(
    files.map(async (file, index) => {
      const version = index + 1
      if (!file.startsWith(`${String(version).padStart(4, '0')}-`))
        throw new Error(`${file} should be migration ${version}: they are numbered from 0001 without a hole`)
      // A checkout may have given the lines other ends.
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return { version, name: file.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
