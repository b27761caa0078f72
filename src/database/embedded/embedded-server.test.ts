import { deepEqual, equal, match, notEqual, ok, rejects } from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, readFile, readdir, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isRunning, makeDataFolder, serverOf } from '../../../tests/data-folder.ts'
import { until } from '../../../tests/until.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { closedFolder, serverUser } from './server-user.ts'
import type { ServerUser } from './server-user.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

const isRoot = process.geteuid?.() === 0
const account = await serverUser('/nowhere')
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const open = (dataFolder: string): Promise<Database> =>
  openDatabase({ url: null, dataFolder, log: silent, now: Date.now })

/** A row of some table. */
const KEEP = "insert into stripe_event (id, type, handled_at) values ('kept', 'note', now())"
const LOOK = 'select id from stripe_event'

interface User {
  readonly child: ChildProcessWithoutNullStreams
  readonly lines: AsyncIterator<string>
  readonly ended: Promise<unknown[]>
}

/** Another process that uses the database, as an account of its own if one is given. */
function startUser(dataFolder: string, as: ServerUser | null = null): User {
  const script = fileURLToPath(import.meta.resolve('../../../tests/database-user.ts'))
  const child = spawn(process.execPath, [script, dataFolder], {
    detached: true,
    ...(as === null ? {} : { uid: as.uid, gid: as.gid }),
  })
  stack.defer(() => void child.kill('SIGKILL'))
  child.stderr.resume()
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator](), ended: once(child, 'close') }
}

async function says({ lines }: User, line: string): Promise<void> {
  equal((await lines.next()).value, line)
}

/** Quicker than a first start, with owners and modes as they are. */
async function copyData(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', join(from, 'postgres'), to])
}

async function running(path: string): Promise<number> {
  const pid = serverOf(path)
  ok(pid !== null && isRunning(pid), 'no server runs')
  return pid
}

/** Goes on asking until another server than `pid` answers. */
async function whenBack(database: Database, path: string, pid: number): Promise<void> {
  await until(async () => {
    await database.query('select 1').catch(() => undefined)
    return serverOf(path) !== pid && (await database.isReady())
  })
}

describe('the embedded server', async () => {
  // Tests that need no fresh start use the data of the first one.
  const folder = stack.use(await makeDataFolder())

  it('starts, keeps what it was given over a stop, and leaves no process behind', async () => {
    const first = await open(folder.path)
    await first.query(KEEP)
    const pid = await running(folder.path)
    await first[Symbol.asyncDispose]()
    await until(() => !isRunning(pid))
    equal(serverOf(folder.path), null)
    await using second = await open(folder.path)
    deepEqual(await second.query(LOOK), [{ id: 'kept' }])
    notEqual(await running(folder.path), pid)
  })

  it('lets nobody else in: its folder is private, and it listens on no port', async () => {
    await using database = await open(folder.path)
    equal((await stat(join(folder.path, 'postgres'))).mode & 0o777, 0o700)
    deepEqual(await database.query("select current_setting('listen_addresses') as at"), [{ at: '' }])
    deepEqual(
      await database.query("select current_setting('fsync') as sync, current_setting('data_checksums') as sums"),
      [{ sync: 'on', sums: 'on' }],
    )
  })

  it('does not run as root', { skip: !isRoot && 'these tests do not run as root' }, async () => {
    await using _database = await open(folder.path)
    notEqual((await stat(join(folder.path, 'postgres', 'postmaster.pid'))).uid, 0)
  })

  it('survives the kill -9 of its process, and the next one takes it over', async () => {
    const user = startUser(folder.path)
    await says(user, 'ready')
    const pid = await running(folder.path)
    // A terminal's Ctrl-C goes to the whole group as well, and the server is not in it.
    process.kill(-(user.child.pid ?? 0), 'SIGKILL')
    await user.ended
    ok(isRunning(pid))
    const next = await open(folder.path)
    equal(await running(folder.path), pid)
    deepEqual(await next.query(LOOK), [{ id: 'kept' }])
    // The server takes a moment to see that the killed process is gone, and is not stopped under anybody.
    await until(async () => (await next.query("select 1 from pg_locks where locktype = 'advisory'")).length === 1)
    await next[Symbol.asyncDispose]()
    await until(() => !isRunning(pid))
  })

  it('comes back when it is killed while it is used', async () => {
    await using database = await open(folder.path)
    const pid = await running(folder.path)
    process.kill(pid, 'SIGKILL')
    await whenBack(database, folder.path, pid)
    deepEqual(await database.query(LOOK), [{ id: 'kept' }])
    notEqual(await running(folder.path), pid)
  })

  it('starts although another program has got the number of a server that is gone', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
    stack.defer(() => void other.kill('SIGKILL'))
    const data = join(folder.path, 'postgres')
    const stale = [other.pid, data, 1, 5432, data, '', '', 'ready', ''].join('\n')
    await writeFile(join(data, 'postmaster.pid'), stale, { mode: 0o600 })
    if (account !== null) await chown(join(data, 'postmaster.pid'), account.uid, account.gid)
    await using database = await open(folder.path)
    ok(await database.isReady())
    ok(isRunning(other.pid ?? 0))
  })

  it('is one for two processes that start at once, and stops with the last', async () => {
    await using fresh = await makeDataFolder()
    const users = [startUser(fresh.path), startUser(fresh.path)] as const
    await Promise.all(users.map((user) => says(user, 'ready')))
    const pid = await running(fresh.path)
    users[0].child.stdin.end()
    await says(users[0], 'left')
    ok(isRunning(pid))
    users[1].child.stdin.write('select 1 as one\n')
    await says(users[1], '[{"one":1}]')
    users[1].child.stdin.end()
    await says(users[1], 'left')
    await until(() => !isRunning(pid))
    await Promise.all(users.map(({ ended }) => ended))
    deepEqual((await readdir(fresh.path)).sort(), ['postgres', 'postgres.log'])
  })

  it('makes its data anew when a first start was killed half-way', async () => {
    await using fresh = await makeDataFolder()
    const user = startUser(fresh.path)
    await until(async () => (await readdir(fresh.path)).some((name) => name.startsWith('postgres.new-')))
    // With all that it has started: the whole group.
    process.kill(-(user.child.pid ?? 0), 'SIGKILL')
    await user.ended
    await until(() => !isRunning(-(user.child.pid ?? 0)))
    const left = (await readdir(fresh.path)).filter((name) => name.startsWith('postgres.new-'))
    equal(left.length, 1)
    const longAgo = new Date(Date.now() - 3_600_000)
    await utimes(join(fresh.path, left[0] ?? ''), longAgo, longAgo)
    await using database = await open(fresh.path)
    ok(await database.isReady())
    deepEqual((await readdir(fresh.path)).sort(), ['postgres', 'postgres.log'])
  })

  it('takes a copy of its data, made while it ran, for other data', async () => {
    await using fresh = await makeDataFolder()
    await copyData(folder.path, fresh.path)
    await using _original = await open(folder.path)
    const pidFile = join('postgres', 'postmaster.pid')
    await promisify(execFile)('cp', ['-a', join(folder.path, pidFile), join(fresh.path, pidFile)])
    await using _copy = await open(fresh.path)
    notEqual(await running(fresh.path), await running(folder.path))
  })

  it('has its socket elsewhere when the path of the data folder is too long for one', async () => {
    await using fresh = await makeDataFolder('long'.repeat(30))
    await copyData(folder.path, fresh.path)
    const database = await open(fresh.path)
    ok(await database.isReady())
    const socketFolder = (await readFile(join(fresh.path, 'postgres-socket.txt'), 'utf8')).trim()
    equal((await stat(socketFolder)).mode & 0o777, 0o700)
    ok((await readdir(socketFolder)).includes('.s.PGSQL.5432'))
    await database[Symbol.asyncDispose]()
    await rejects(stat(socketFolder))
  })

  it('runs as an ordinary user', { skip: await whyNoUser() }, async () => {
    await using fresh = await makeDataFolder()
    const { uid, gid } = account as ServerUser
    await chown(fresh.path, uid, gid)
    await copyData(folder.path, fresh.path)
    const user = startUser(fresh.path, account)
    await says(user, 'ready')
    user.child.stdin.end()
    await says(user, 'left')
    equal((await stat(join(fresh.path, 'postgres'))).uid, uid)
  })

  it('has its data elsewhere when only root may open the data folder', { skip: !isRoot && 'not root' }, async () => {
    await using fresh = await makeDataFolder('closed/data')
    await chmod(dirname(fresh.path), 0o700)
    for (const statement of [KEEP, LOOK]) {
      await using database = await open(fresh.path)
      await database.query(statement)
    }
    const elsewhere = await readlink(join(fresh.path, 'postgres'))
    equal(await closedFolder(account as ServerUser, elsewhere), null)
    await rm(dirname(elsewhere), { recursive: true })
  })

  it('says why it does not start, in one line with its own words', async () => {
    const settings = join(folder.path, 'postgres', 'postgresql.conf')
    const before = await readFile(settings, 'utf8')
    await appendFile(settings, 'work_mem = plenty\n')
    await rejects(open(folder.path), (error: Error) => {
      equal(error.name, 'DatabaseProblem')
      match(
        error.message,
        /^PostgreSQL does not start in .*invalid value for parameter "work_mem": "plenty".* or set DATABASE_URL/,
      )
      return !error.message.includes('\n')
    })
    await writeFile(settings, before)
  })

  it('refuses data of another version of PostgreSQL', async () => {
    const version = join(folder.path, 'postgres', 'PG_VERSION')
    const before = await readFile(version, 'utf8')
    await writeFile(version, '12\n')
    await rejects(open(folder.path), {
      message: `${join(folder.path, 'postgres')} was made by PostgreSQL 12, and this Burin brings PostgreSQL ${before.trim()}; save the data with the Burin that made it (burin admin backup), and restore them into a new BURIN_DATA`,
    })
    await writeFile(version, before)
  })
})

/** Why a child cannot be run as another account; false when it can. */
async function whyNoUser(): Promise<string | false> {
  if (account === null) return 'only root can start a process as another user'
  const closed = (await closedFolder(account, process.execPath)) ?? (await closedFolder(account, import.meta.filename))
  return closed === null ? false : `the account ${account.name} may not pass ${closed}`
}
