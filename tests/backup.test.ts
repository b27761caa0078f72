/** What is saved comes back as it was, or nothing changes. */
import { deepEqual, equal, fail, match, ok, rejects } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { checkLedger } from '../src/accounts/credits/check-ledger.ts'
import { loadBackup } from '../src/database/backup/load-backup.ts'
import { saveBackup } from '../src/database/backup/save-backup.ts'
import { connect } from '../src/database/connect.ts'
import type { Database, Queryable } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { makeDataFolder } from './data-folder.ts'
import { asOwner, ownServer, silent } from './test-database.ts'
import type { TestServer } from './test-database.ts'
import { LEDGER_SERVERS, makeLedger } from './test-ledger.ts'
import { until } from './until.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

const MIGRATIONS = join(import.meta.dirname, '../src/database/migrations')
const folder = await mkdtemp(join(tmpdir(), 'burin-backup-'))
stack.defer(() => rm(folder, { recursive: true }))
let files = 0
const newFile = (): string => join(folder, `${(files += 1)}.backup`)
const quiet = { replaces: false, ownConnections: 0, tell: () => undefined, takeObjects: () => fail() }
const now = (): number => Date.parse('2026-03-10T12:00:00Z')

/** A database as its owner sees it. */
function ownerOf(url: string): Database {
  return stack.use(connect({ url: asOwner(url) }, silent))
}

async function save(database: Pick<Database, 'transaction'>, tell = (): void => undefined): Promise<string> {
  const path = newFile()
  await saveBackup(database, path, { now, tell, objects: null })
  return path
}

/** All rows of all tables, the numbers that come next, and what guards the tables. */
async function everythingIn(database: Queryable): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables.filter((one) => !['burin_migration', 'burin_privilege'].includes(one.name)))
    found[name] = (await database.query<{ row: string }>(`select t::text as row from ${name} as t order by 1`)).map(
      ({ row }) => row,
    )
  found['migrations'] = await database.query('select version, name, checksum from burin_migration order by version')
  found['triggers'] = await database.query(
    'select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
  )
  found['sequences'] = await database.query('select sequencename, last_value from pg_sequences order by 1')
  return found
}

/** Something in most tables, with texts that are hard to quote. */
async function fill(server: TestServer): Promise<string> {
  const ledger = stack.use(await makeLedger(server))
  const accounts = [await ledger.addAccount(50n), await ledger.addAccount(7n)]
  for (const account of accounts) {
    const key = await ledger.addKey(account)
    await ledger.hold(account, 2, { holdId: `hold of ${account}`, keyId: key })
    await ledger.settle(`hold of ${account}`, 1)
    await ledger.hold(account, 1, { holdId: `open hold of ${account}`, keyId: key })
  }
  const hard = `line\nbreak "quoted" 'single' \\ back\\\\slash, comma (round) {curly} \t tab é 😀 NULL`
  await ledger.database.query(
    `insert into kept_answer (id, claim, digest, answer, runs_until, expires_at)
     select decode(lpad(to_hex(n), 64, '0'), 'hex'), '\\x00ff10', 'digest', case when n % 7 > 0 then $1 || n end, now(), now() + n * interval '1.000001 s'
     from generate_series(1, 450) as n`,
    [hard],
  )
  await ledger.database.query("insert into person_limit values ('mails', '', 3, 'infinity')")
  return ledger.url
}

for (const { name, open, skip } of LEDGER_SERVERS) {
  describe(`a backup on ${name}`, { skip }, () => {
    let server: TestServer
    let url = ''
    before(async () => {
      server = stack.use(await open())
      url = await fill(server)
    })

    it('brings everything back as it was, into an empty database and into a full one', async () => {
      const path = await save(ownerOf(url))
      equal((await stat(path)).mode & 0o777, 0o600)
      const saved = await everythingIn(ownerOf(url))
      ok(Object.values(saved).filter((rows) => (rows as unknown[]).length > 0).length > 8)
      const empty = await server.makeDatabase()
      const { migrated } = await loadBackup(ownerOf(empty), path, quiet)
      deepEqual(migrated, [])
      deepEqual(await everythingIn(ownerOf(empty)), saved)
      await ownerOf(url).query(
        'update account set email = null, deleted_at = now() where id = (select min(id) from account where email is not null)',
      )
      await ownerOf(url).query('delete from credit_hold')
      await loadBackup(ownerOf(url), path, { ...quiet, replaces: true, ownConnections: 9 })
      deepEqual(await everythingIn(ownerOf(url)), saved)
      await using serving = await openDatabase({
        url: empty,
        ownerUrl: asOwner(empty),
        dataFolder: '',
        log: silent,
        now,
      })
      deepEqual((await checkLedger(serving)).problems, [])
      await rejects(serving.query('delete from credit_transfer'), { code: '42501' })
    })
  })
}

describe('a backup', () => {
  let server: TestServer
  let url = ''
  before(async () => {
    server = stack.use(await ownServer())
    url = await fill(server)
  })

  it('is of one moment, whatever is written meanwhile', async () => {
    const writer = ownerOf(url)
    let isWritten = false
    const path = await save({
      transaction: (work) =>
        ownerOf(url).transaction((within) =>
          work({
            query: async (statement, values) => {
              if (statement.startsWith('fetch') && !isWritten) {
                isWritten = true
                await writer.query("insert into account values ('acc_late', 'late@example.com', now())")
              }
              return within.query(statement, values)
            },
          }),
        ),
    })
    ok(isWritten)
    ok(!gunzipSync(await readFile(path)).includes('acc_late'))
    await writer.query("delete from account where id = 'acc_late'")
  })

  it('of older tables is brought up to date', async () => {
    const old = join(folder, 'old-migrations')
    await cp(MIGRATIONS, old, { recursive: true })
    const names = (await readdir(MIGRATIONS)).sort()
    for (const later of names.slice(5)) await rm(join(old, later))
    const before = stack.use(connect({ url: await server.makeEmptyDatabase() }, silent))
    await migrate(before, old)
    await before.query("insert into account (id, email, created_at) values ('acc_old', 'old@example.com', now())")
    const path = await save(before)
    const target = await server.makeDatabase()
    const { migrated } = await loadBackup(ownerOf(target), path, quiet)
    deepEqual(
      migrated,
      names.slice(5).map((file) => file.replace('.sql', '')),
    )
    deepEqual(await ownerOf(target).query('select id from account'), [{ id: 'acc_old' }])
  })

  it('that is damaged is refused, and changes nothing', async () => {
    const path = await save(ownerOf(url))
    const whole = await readFile(path)
    const plain = gunzipSync(whole).toString()
    const [lines, flipped] = [plain.split('\n'), Buffer.from(whole)]
    flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 1
    const damaged: readonly Buffer[] = [
      Buffer.alloc(0),
      Buffer.from('{"format":"burin-backup"}\n'),
      whole.subarray(0, whole.length - 1),
      whole.subarray(0, Math.floor(whole.length / 2)),
      flipped,
      gzipSync(plain.replace('acc', 'bcc')),
      gzipSync(lines.slice(0, -2).join('\n')),
      gzipSync(lines.toSpliced(2, 1).join('\n')),
      gzipSync(lines.toSpliced(1, 0, 'null').join('\n')),
      gzipSync(lines.toSpliced(1, 0, '{"table":1}').join('\n')),
      gzipSync('{}\n{}\n'),
    ]
    const before = await everythingIn(ownerOf(url))
    for (const [place, bytes] of damaged.entries()) {
      await writeFile(path, bytes)
      await rejects(loadBackup(ownerOf(url), path, { ...quiet, replaces: true, ownConnections: 9 }), (error: Error) => {
        equal(error.name, 'DatabaseProblem', `${place}: ${error.stack}`)
        match(error.message, /is no whole backup of Burin: .*; nothing was restored$/)
        // What is cut off is no gzip; what zlib said of it is for whoever looks closer.
        if (place === 3) match(String(error.cause), /unexpected end of file/)
        return true
      })
    }
    deepEqual(await everythingIn(ownerOf(url)), before)
  })

  it('of a newer Burin is refused', async () => {
    const newer = join(folder, `newer-migrations-${files}`)
    await cp(MIGRATIONS, newer, { recursive: true })
    const next = String((await readdir(MIGRATIONS)).length + 1).padStart(4, '0')
    await writeFile(join(newer, `${next}-newer.sql`), 'create table newer (a int)')
    const from = stack.use(connect({ url: await server.makeEmptyDatabase() }, silent))
    await migrate(from, newer)
    const path = await save(from)
    const target = ownerOf(await server.makeDatabase())
    await rejects(loadBackup(target, path, quiet), {
      name: 'DatabaseProblem',
      message: `the backup is of another Burin: its migration ${next}-newer is not known here, or has another text; restore it with the version that made it, or a newer one`,
    })
    deepEqual(await target.query('select from account'), [])
  })

  it('is not restored over anything unless that is said, nor beside a service, nor among other tables', async () => {
    const path = await save(ownerOf(url))
    await rejects(
      loadBackup(ownerOf(url), path, { ...quiet, ownConnections: 9 }),
      /the database is not empty \(it has rows of \w+\); .*--replace/,
    )
    const used = await server.makeDatabase()
    await using service = await openDatabase({ url: used, dataFolder: '', log: silent, now })
    await service.query('select 1')
    await rejects(loadBackup(ownerOf(used), path, quiet), /Burin runs on this database; stop it, and restore then/)
    const shared = await server.makeDatabase()
    await ownerOf(shared).query('create table somebody_elses (a int)')
    await rejects(
      loadBackup(ownerOf(shared), path, { ...quiet, replaces: true, ownConnections: 9 }),
      /a table somebody_elses, which is not Burin's/,
    )
  })

  it('loses nothing when the restore is killed in the middle of it', async () => {
    const path = await save(ownerOf(url))
    const before = await everythingIn(ownerOf(url))
    const program = `
      const { connect } = await import(${JSON.stringify(import.meta.resolve('../src/database/connect.ts'))})
      const { loadBackup } = await import(${JSON.stringify(import.meta.resolve('../src/database/backup/load-backup.ts'))})
      await loadBackup(connect({ url: ${JSON.stringify(asOwner(url))} }, {}), ${JSON.stringify(path)}, {
        replaces: true, ownConnections: 99, tell: (table) => table === 'kept_answer' && process.kill(process.pid, 'SIGKILL'),
      })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
    deepEqual(await once(child, 'exit'), [null, 'SIGKILL'])
    deepEqual(await everythingIn(ownerOf(url)), before)
  })

  it('that fails leaves no file, and takes the place of none', async () => {
    const mishap = new Error('mishap')
    const path = newFile()
    const tell = (): void => {
      throw mishap
    }
    await rejects(saveBackup(ownerOf(url), path, { now, tell, objects: null }), mishap)
    await writeFile(path, 'of somebody')
    await rejects(saveBackup(ownerOf(url), path, { now, tell: () => undefined, objects: null }), {
      name: 'DatabaseProblem',
      message: `cannot save into ${path}: there is such a file already; name another`,
    })
    equal(await readFile(path, 'utf8'), 'of somebody')
    await rejects(
      saveBackup(ownerOf(url), join(folder, 'nowhere/file'), { now, tell: () => undefined, objects: null }),
      /^DatabaseProblem: cannot save into .*ENOENT/,
    )
    deepEqual(
      (await readdir(folder)).filter((one) => one.includes('part')),
      [],
    )
  })
})

describe('burin admin backup and restore', () => {
  async function burin(
    dataFolder: string,
    ...words: string[]
  ): Promise<{ code: number; stdout: string; stderr: string }> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../src/admin/burin.ts'), 'admin', ...words], {
      env: { PATH: process.env['PATH'], BURIN_DATA: dataFolder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code: Number(code), stdout, stderr }
  }

  it('save beside a running service, and restore into a new data folder', async () => {
    await using from = await makeDataFolder()
    await using to = await makeDataFolder('to')
    await rm(to.path, { recursive: true })
    const path = newFile()
    {
      await using service = await openDatabase({ url: null, dataFolder: from.path, log: silent, now })
      await service.query("insert into account (id, email, created_at) values ('acc_ada', 'ada@example.com', now())")
      const saved = await burin(from.path, 'backup', path)
      deepEqual([saved.code, saved.stderr], [0, 'burin: account: 1 row\n'])
      match(saved.stdout, /^Saved 1 row of \d+ tables in .*: \d kB, of the migration \d{4}-[\w-]+\.\n$/)
      const over = await burin(from.path, 'restore', path, '--replace')
      deepEqual([over.code, over.stdout], [1, ''])
      match(over.stderr, /^burin: Burin runs on this database; stop it, and restore then\n$/)
    }
    const restored = await burin(to.path, 'restore', path)
    equal(restored.code, 0, restored.stderr)
    match(restored.stdout, /^Restored 1 row of \d+ tables, as they were at .*Z\.\nThe ledger adds up\.\n$/)
    const again = await burin(to.path, 'restore', path)
    deepEqual([again.code, again.stdout], [1, ''])
    match(again.stderr, /^burin: the database is not empty \(it has rows of account\); .*\n$/)
    const replaced = JSON.parse((await burin(to.path, 'restore', path, '--replace', '--json')).stdout) as object
    deepEqual(Object.keys(replaced), ['file', 'made_at', 'rows', 'objects', 'migrated', 'problems'])
    await until(async () => (await readdir(to.path)).includes('postgres'))
  })
})
