import pg from 'pg'
import type { Database, Queryable } from '../database.ts'
import { DatabaseProblem } from '../database.ts'
import { migrateWithin } from '../migrate.ts'
import type { BackedUpSequence, BackupEnd, BackupHead } from './backup-parts.ts'
import { clearDatabase } from './clear-database.ts'
import { PLAIN_TEXT } from './backup-parts.ts'
import { readBackup } from './read-backup.ts'
import { withoutTriggers } from './without-triggers.ts'

export interface LoadOptions {
  /** Whether what the database holds may be lost. */
  readonly replaces: boolean
  /** How many connections of ours the database has by itself. */
  readonly ownConnections: number
  readonly tell: (table: string, rows: number) => void
}

/**
 * Restores a backup as the owner of the tables: all of it or nothing, in one transaction. The database gets the tables of the
 * time of the backup, its rows as they were, and then the migrations since. Memory is bounded. Rejects with a `DatabaseProblem`,
 * and changes nothing, when the file is damaged, somebody uses the database, or it holds something and `replaces` is false.
 */
export async function loadBackup(
  owner: Pick<Database, 'transaction'>,
  path: string,
  { replaces, ownConnections, tell }: LoadOptions,
): Promise<{ readonly head: BackupHead; readonly rows: BackupEnd['rows']; readonly migrated: readonly string[] }> {
  // Looked through first: whoever has a damaged file hears so at once, with the database as it was.
  const head = await checkedHead(path)
  return owner.transaction(async (within) => {
    await clearDatabase(within, { replaces, ownConnections })
    await within.query(PLAIN_TEXT)
    await migrateWithin(within, { last: head.migrations.length })
    await refuseOthers(within, head)
    const rows = await withoutTriggers(within, () => loadRows(within, path, head, tell))
    for (const sequence of head.sequences) await goOnFrom(within, sequence)
    await within.query('set constraints all immediate')
    return { head, rows, migrated: await migrateWithin(within, {}) }
  })
}

async function checkedHead(path: string): Promise<BackupHead> {
  let head: BackupHead | null = null
  for await (const piece of readBackup(path)) if (piece.kind === 'head') ({ head } = piece)
  if (head === null) throw new Error('a backup that is whole has a head')
  return head
}

/** The tables have to be those that were saved. */
async function refuseOthers(within: Queryable, { migrations }: BackupHead): Promise<void> {
  const here = await within.query<{ checksum: string }>('select checksum from burin_migration order by version')
  const other = migrations.find(({ checksum }, index) => here[index]?.checksum !== checksum)
  if (other !== undefined)
    throw new DatabaseProblem(
      `the backup is of another Burin: its migration ${other.name} is not known here, or has another text; restore it with the version that made it, or a newer one`,
    )
}

async function loadRows(
  within: Queryable,
  path: string,
  head: BackupHead,
  tell: LoadOptions['tell'],
): Promise<BackupEnd['rows']> {
  const loaded: Record<string, number> = {}
  let table = ''
  const leave = (): void => {
    if (table !== '') tell(table, loaded[table] ?? 0)
  }
  for await (const piece of readBackup(path)) {
    if (piece.kind === 'table') {
      leave()
      ;({ table } = piece)
      loaded[table] = 0
    } else if (piece.kind === 'rows') {
      await within.query(insertInto(table, head), [piece.rows])
      loaded[table] = (loaded[table] ?? 0) + piece.rows.length
    } else if (piece.kind === 'end') {
      leave()
      refuseDifference(piece.end.rows, loaded)
    }
  }
  return loaded
}

function refuseDifference(saved: BackupEnd['rows'], loaded: BackupEnd['rows']): void {
  const table = Object.keys(saved).find((name) => saved[name] !== loaded[name])
  if (table !== undefined)
    throw new DatabaseProblem(`the backup has ${loaded[table] ?? 0} rows of ${table} of ${saved[table]}`)
}

function insertInto(table: string, { tables }: BackupHead): string {
  const name = pg.escapeIdentifier(table)
  const columns = tables.find((one) => one.name === table)?.columns ?? []
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  return `insert into ${name} (${list}) overriding system value select ${list} from unnest($1::${name}[])`
}

/** The next number is one that was never given. */
async function goOnFrom(within: Queryable, { name, table, column, last }: BackedUpSequence): Promise<void> {
  const [sequence, of, numbered] = [name, table, column].map((one) => pg.escapeIdentifier(one))
  await within.query(
    `select setval($1::regclass, last) from (select greatest(max(${numbered}), $2::bigint) as last from ${of}) as rows where last is not null`,
    [`public.${sequence}`, last],
  )
}
