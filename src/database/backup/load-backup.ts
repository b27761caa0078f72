import pg from 'pg'
import type { Database, Queryable } from '../database.ts'
import { DatabaseProblem } from '../database.ts'
import { migrateWithin } from '../migrate.ts'
import type { BackedUpSequence, BackupEnd, BackupHead, ObjectTaker } from './backup-parts.ts'
import { clearDatabase } from './clear-database.ts'
import { PATIENT, PLAIN_TEXT } from './backup-parts.ts'
import { readBackup } from './read-backup.ts'
import { withoutTriggers } from './without-triggers.ts'

export interface LoadOptions {
  /** Whether what the database holds may be lost. */
  readonly replaces: boolean
  /** How many connections of ours the database has by itself. */
  readonly ownConnections: number
  readonly tell: (table: string, rows: number) => void
  /** Takes the objects that the backup has, within the transaction, when all rows are there and the tables up to date. */
  readonly takeObjects: (within: Queryable) => ObjectTaker
}

interface Loaded {
  readonly head: BackupHead
  readonly rows: BackupEnd['rows']
  /** Null: the backup has none. */
  readonly objects: BackupEnd['objects']
  readonly migrated: readonly string[]
}

/**
 * Restores a backup as the owner of the tables: all of it or nothing, in one transaction. The database gets the tables of the
 * time of the backup, its rows as they were, and then the migrations since; then the objects go into their store. Memory is
 * bounded. Rejects with a `DatabaseProblem`, and changes nothing, when the file is damaged, somebody uses the database, or it
 * holds something and `replaces` is false.
 */
export async function loadBackup(
  owner: Pick<Database, 'transaction'>,
  path: string,
  { replaces, ownConnections, tell, takeObjects }: LoadOptions,
): Promise<Loaded> {
  // Looked through first: whoever has a damaged file hears so at once, with the database as it was.
  const { head, end } = await checked(path)
  return owner.transaction(async (within) => {
    await clearDatabase(within, { replaces, ownConnections })
    await within.query(PLAIN_TEXT)
    await within.query(PATIENT)
    await migrateWithin(within, { last: head.migrations.length })
    await refuseOthers(within, head)
    const rows = await withoutTriggers(within, () => loadRows(within, path, head, tell))
    refuseDifference(end.rows, rows)
    for (const sequence of head.sequences) await goOnFrom(within, sequence)
    await within.query('set constraints all immediate')
    const migrated = await migrateWithin(within, {})
    if (end.objects !== null) await loadObjects(path, takeObjects(within))
    return { head, rows, objects: end.objects, migrated }
  })
}

async function checked(path: string): Promise<{ readonly head: BackupHead; readonly end: BackupEnd }> {
  let [head, end]: [BackupHead | null, BackupEnd | null] = [null, null]
  for await (const piece of readBackup(path))
    if (piece.kind === 'head') ({ head } = piece)
    else if (piece.kind === 'end') ({ end } = piece)
  if (head === null || end === null) throw new Error('a backup that is whole has a head and an end')
  return { head, end }
}

/** Reads to the end, so that what was changed since the first look is refused here as well. */
async function loadObjects(path: string, taker: ObjectTaker): Promise<void> {
  try {
    for await (const piece of readBackup(path))
      if (piece.kind === 'object') await taker.begin(piece.object)
      else if (piece.kind === 'bytes') await taker.write(piece.bytes)
    await taker.end()
  } catch (error) {
    // What cannot be removed now is removed as what no row names.
    await taker.abandon().catch(() => undefined)
    throw error
  }
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
    } else if (piece.kind === 'object') break
  }
  leave()
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
