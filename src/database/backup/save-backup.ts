import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type { Gzip, ZlibParams } from 'node:zlib'
import pg from 'pg'
import type { Database, Queryable } from '../database.ts'
import { DatabaseProblem } from '../database.ts'
import { FORMAT, NOT_BACKED_UP, PATIENT, PLAIN_TEXT, VERSION } from './backup-parts.ts'
import type {
  BackedUpMigration,
  BackedUpObject,
  BackedUpSequence,
  BackedUpTable,
  BackupEnd,
  BackupHead,
} from './backup-parts.ts'

/** As many rows come at once: the largest, kept answers, have some 50 KB each. */
const ROWS_AT_ONCE = 200
const OBJECTS_TOLD = 1000

export interface SaveOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Is told of every table that is done, and of objects now and then (`objects`). */
  readonly tell: (what: string, count: number) => void
  /** The objects of the store beside the database that rows of this moment name, one after the other; null: they are not saved. */
  readonly objects: ((within: Queryable) => AsyncIterable<BackedUpObject>) | null
}

interface Saved {
  readonly head: BackupHead
  readonly rows: BackupEnd['rows']
  readonly objects: BackupEnd['objects']
}

/**
 * Saves all that the database holds at one moment, and the objects that it names, into a new file that only its owner may read,
 * while others go on writing. Memory is bounded, however much there is. A save that is killed leaves no file of that name.
 * Rejects with a `DatabaseProblem` when there is nothing to save, or such a file already.
 */
export async function saveBackup(
  database: Pick<Database, 'transaction'>,
  path: string,
  options: SaveOptions,
): Promise<Saved> {
  const part = `${path}.part-${process.pid}`
  try {
    const saved = await database.transaction(async (within) => {
      await within.query('set transaction isolation level repeatable read, read only')
      await within.query(PLAIN_TEXT)
      await within.query(PATIENT)
      const head = await headOf(within, new Date(options.now()).toISOString())
      const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
      // Its declaration lacks what it has.
      const gzip = createGzip() as Packing
      let end: BackupEnd | null = null
      const ended = (one: BackupEnd): void => void (end = one)
      await pipeline(linesOf(within, head, { ...options, ended, gzip }), gzip, file)
      return { head, ...wholeEnd(end) }
    })
    // Unlike a new name, a link takes nobody's place.
    await link(part, path)
    return saved
  } catch (error) {
    throw error instanceof Error && 'syscall' in error && 'path' in error ? fileProblem(error, path) : error
  } finally {
    await rm(part, { force: true })
  }
}

function wholeEnd(end: BackupEnd | null): BackupEnd {
  if (end === null) throw new Error('a backup that is whole has an end')
  return end
}

function fileProblem(error: Error, path: string): DatabaseProblem {
  const isThere = 'code' in error && error.code === 'EEXIST'
  const problem = isThere ? 'there is such a file already; name another' : error.message
  return new DatabaseProblem(`cannot save into ${path}: ${problem}`, { cause: error })
}

const MIGRATIONS = 'select version, name, checksum from burin_migration order by version'

const TABLES = `
  select relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1)
  group by relname order by relname`

const REFERENCES = `
  select distinct conrelid::regclass::text as table, confrelid::regclass::text as other
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`

const SEQUENCES = `
  select s.relname as name, t.relname as table, attname as column, last_value::text as last
  from pg_class as s
  join pg_depend on objid = s.oid and classid = 'pg_class'::regclass and deptype in ('a', 'i')
  join pg_class as t on t.oid = refobjid
  join pg_attribute on attrelid = t.oid and attnum = refobjsubid
  join pg_sequences on schemaname = 'public' and sequencename = s.relname
  where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`

async function headOf(within: Queryable, madeAt: string): Promise<BackupHead> {
  const [found] = await within.query<{ there: boolean }>("select to_regclass('burin_migration') is not null as there")
  if (found?.there !== true)
    throw new DatabaseProblem('the database holds nothing of Burin, so there is nothing to save')
  const tables = await within.query<BackedUpTable>(TABLES, [NOT_BACKED_UP])
  const references = await within.query<{ table: string; other: string }>(REFERENCES)
  return {
    format: FORMAT,
    version: VERSION,
    madeAt,
    migrations: await within.query<BackedUpMigration>(MIGRATIONS),
    tables: inOrder(tables, references),
    sequences: await within.query<BackedUpSequence>(SEQUENCES),
  }
}

/** Each table after those that it refers to; in a circle, as they come. */
function inOrder(
  tables: readonly BackedUpTable[],
  references: readonly { readonly table: string; readonly other: string }[],
): readonly BackedUpTable[] {
  const [ordered, left]: [BackedUpTable[], Map<string, BackedUpTable>] = [
    [],
    new Map(tables.map((table) => [table.name, table])),
  ]
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ table, other }) => table === name && left.has(other)),
    )
    const next = free.length > 0 ? free : [...left.values()]
    ordered.push(...next)
    for (const { name } of next) left.delete(name)
  }
  return ordered
}

type Packing = Gzip & ZlibParams

interface Writing extends Omit<SaveOptions, 'now'> {
  readonly ended: (end: BackupEnd) => void
  readonly gzip: Packing
}

async function* linesOf(
  within: Queryable,
  head: BackupHead,
  { tell, objects, ended, gzip }: Writing,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  yield line(head)
  const rows: Record<string, number> = {}
  for (const { name } of head.tables) {
    yield line({ table: name })
    let count = 0
    for await (const batch of batchesOf(within, name)) {
      count += batch.length
      yield line(batch)
    }
    rows[name] = count
    tell(name, count)
  }
  const saved = objects === null ? null : { count: 0, bytes: 0 }
  if (objects !== null && saved !== null) {
    await codeOnly(gzip)
    for await (const { name, content } of objects(within)) {
      yield line({ object: name })
      for await (const bytes of content) {
        saved.bytes += bytes.length
        yield line(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'))
      }
      saved.count += 1
      if (saved.count % OBJECTS_TOLD === 0) tell('objects', saved.count)
    }
  }
  const end: BackupEnd = { rows, objects: saved, sha256: hash.digest('hex') }
  ended(end)
  yield `${JSON.stringify(end)}\n`
}

/** Most contents are compressed already: to look for what repeats takes long and finds nothing, and base64 by shorter codes is as short as its bytes. */
async function codeOnly(gzip: Packing): Promise<void> {
  await new Promise<void>((resolve) => {
    gzip.params(constants.Z_BEST_SPEED, constants.Z_HUFFMAN_ONLY, resolve)
  })
}

async function* batchesOf(within: Queryable, table: string): AsyncGenerator<readonly string[]> {
  const name = pg.escapeIdentifier(table)
  await within.query(`declare backup no scroll cursor for select (${name}.*)::text as row from ${name}`)
  for (;;) {
    const batch = await within.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup`)
    if (batch.length === 0) break
    yield batch.map(({ row }) => row)
  }
  await within.query('close backup')
}
