import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { loneServer, silent } from '../../tests/test-database.ts'
import type { TestServer } from '../../tests/test-database.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let server: TestServer
before(async () => {
  server = stack.use(await loneServer())
})

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const openAt = (url: string): Promise<Database> =>
  openDatabase({ url, dataFolder: '', log: silent, now: Date.now, patienceMs: 0 })
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).map((name) => name.replace('.sql', '')).sort()

/** A copy of the migrations, to be changed. */
async function ownMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'burin-migrations-'))
  stack.defer(() => rm(folder, { recursive: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  return folder
}

describe('openDatabase', () => {
  it('gives whole numbers of 64 bits as they are', async () => {
    await using database = await openAt(await server.makeEmptyDatabase())
    deepEqual(await database.query('select 9007199254740993::int8 as large, $1::int as small', [7]), [
      { large: 9007199254740993n, small: 7 },
    ])
  })

  it('commits what was done, and takes it back when the work fails', async () => {
    await using database = await openAt(await server.makeEmptyDatabase())
    await database.query('create table note (text text)')
    const result = await database.transaction(async ({ query }) => {
      await query("insert into note values ('committed')")
      return 'done'
    })
    equal(result, 'done')
    const mishap = new Error('mishap')
    const failing = database.transaction(async ({ query }) => {
      await query("insert into note values ('taken back')")
      throw mishap
    })
    await rejects(failing, mishap)
    deepEqual(await database.query('select text from note'), [{ text: 'committed' }])
  })

  it('is ready again after its connections were cut', async () => {
    await using database = await openAt(await server.makeEmptyDatabase())
    const suicide = 'select pg_terminate_backend(pg_backend_pid())'
    await rejects(database.query(suicide))
    await rejects(database.transaction(({ query }) => query(suicide)))
    ok(await database.isReady())
  })

  it('says in one line that a server cannot be used, without the password', async () => {
    await rejects(openAt('postgres://me:hunter2@127.0.0.1:1/burin'), {
      name: 'DatabaseProblem',
      message:
        "the database at 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1; check DATABASE_URL and that the server runs, or leave DATABASE_URL out to use Burin's own",
    })
  })
})

describe('a database that refuses', () => {
  it('is said to in one line when its role may not read what is there', async () => {
    const url = await server.makeEmptyDatabase()
    await using superuser = connect({ url }, silent)
    await migrate(superuser)
    await superuser.query('create role stranger login')
    const { host } = new URL(url)
    await rejects(openAt(Object.assign(new URL(url), { username: 'stranger' }).href), {
      name: 'DatabaseProblem',
      message: `the database at ${host === '' ? 'its socket' : host} cannot be used: permission denied for table burin_migration; the role of DATABASE_URL may do too little: burin admin database roles makes two that may do what they have to`,
    })
  })
})

describe('migrations', () => {
  it('run once, also when several processes start at once', async () => {
    const url = await server.makeEmptyDatabase()
    const databases = Array.from({ length: 4 }, () => stack.use(connect({ url }, silent)))
    const ran = await Promise.all(databases.map((database) => migrate(database)))
    deepEqual(ran.flat().sort(), await namesIn(MIGRATIONS))
    deepEqual(await migrate(databases[0] as Database), [])
  })

  it('run one after the other, and stop at the one that fails', async () => {
    const database = stack.use(connect({ url: await server.makeEmptyDatabase() }, silent))
    const folder = await ownMigrations()
    const next = (await readdir(folder)).length + 1
    const name = (add: number): string => `${String(next + add).padStart(4, '0')}-more`
    await writeFile(join(folder, `${name(0)}.sql`), 'create table more (a int); create table evermore (a int);')
    await writeFile(join(folder, `${name(1)}.sql`), 'create table half (a int); create table more (a int);')
    await rejects(migrate(database, folder), {
      name: 'DatabaseProblem',
      message: `the migration ${name(1)} failed: relation "more" already exists`,
    })
    deepEqual(
      await database.query("select to_regclass('evermore') is not null as whole, to_regclass('half') as half"),
      [{ whole: true, half: null }],
    )
    await writeFile(join(folder, `${name(1)}.sql`), 'create table half (a int);')
    deepEqual(await migrate(database, folder), [name(1)])
  })

  it('refuse a database that is newer than the code', async () => {
    const database = stack.use(connect({ url: await server.makeEmptyDatabase() }, silent))
    const folder = await ownMigrations()
    const known = (await namesIn(folder)).at(-1)
    const newer = `${String((await readdir(folder)).length + 1).padStart(4, '0')}-newer`
    await writeFile(join(folder, `${newer}.sql`), 'create table newer (a int);')
    await migrate(database, folder)
    await rejects(migrate(database), {
      name: 'DatabaseProblem',
      message: `the database is newer than this Burin: it has the migration ${newer}, and the last one known here is ${known}; start the newer version of Burin, or restore the backup made before the update`,
    })
  })

  it('refuse an old one that was changed, but for the ends of its lines', async () => {
    const database = stack.use(connect({ url: await server.makeEmptyDatabase() }, silent))
    const folder = await ownMigrations()
    const file = join(folder, '0001-more.sql')
    for (const name of await readdir(folder)) await rm(join(folder, name))
    await writeFile(file, 'create table more (\n  a int\n);\n')
    await migrate(database, folder)
    await writeFile(file, 'create table more (\r\n  a int\r\n);\r\n')
    deepEqual(await migrate(database, folder), [])
    await writeFile(file, 'create table more (a bigint);')
    await rejects(migrate(database, folder), /the migration 0001-more was changed after the database ran it/)
  })
})
