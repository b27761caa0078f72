import { chmod, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../platform/log.ts'
import { DatabaseProblem } from '../database.ts'
import { findBinaries } from './find-binaries.ts'
import type { Binaries } from './find-binaries.ts'
import { initData } from './init-data.ts'
import { joinServer, leaveServer } from './join-server.ts'
import type { Membership, ServerPlan } from './join-server.ts'
import { openBinaries, openFolder } from './open-to-account.ts'
import { serverUser } from './server-user.ts'
import { socketFolderFor } from './socket-folder.ts'

/** The PostgreSQL of a data folder, as one process that uses it sees it. Disposing of it stops the server with its last user. */
export interface EmbeddedServer extends AsyncDisposable {
  readonly socketFolder: string
}

const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5000

/**
 * Starts or joins the server of `<dataFolder>/postgres`, making its data at the first start, and starts it anew whenever it
 * dies. Rejects with a `DatabaseProblem` when it cannot be had. `now` gives milliseconds since 1970.
 */
export async function embeddedServer({
  dataFolder,
  log,
  now,
}: {
  dataFolder: string
  log: Log
  now: () => number
}): Promise<EmbeddedServer> {
  const startedAt = now()
  const plan = await planServer(dataFolder, now)
  const leaving = new AbortController()
  const first = await joinServer(plan, leaving.signal)
  log.info('database-joined', { pid: first.postmaster.pid, started: first.started, ms: now() - startedAt })
  const { socketFolder } = first.postmaster
  // Programs such as pg_dump need to be told where the socket is.
  if (socketFolder !== plan.folder) await writeFile(plan.socketNote, `${socketFolder}\n`)
  const stayed = stay({ ...plan, socketFolder }, first, log, leaving.signal)
  return {
    socketFolder,
    [Symbol.asyncDispose]: async () => {
      leaving.abort()
      const last = await stayed
      if (last === null) return
      const stopped = await leaveServer(last, plan.folder)
      if (stopped && socketFolder !== plan.folder) {
        await rm(socketFolder, { recursive: true, force: true })
        await rm(plan.socketNote, { force: true })
      }
      log.info('database-left', { pid: last.postmaster.pid, stopped })
    },
  }
}

/** Joins again whenever the server dies, until it is aborted; gives the last membership, null when there is none then. */
async function stay(plan: ServerPlan, first: Membership, log: Log, signal: AbortSignal): Promise<Membership | null> {
  let membership = first
  let waitMs = FIRST_WAIT_MS
  for (;;) {
    const joinedAt = performance.now()
    await endOf(membership, signal)
    if (signal.aborted) return membership
    log.error('database-died', { pid: membership.postmaster.pid })
    await membership.client.end().catch(() => undefined)
    // One that stood for a while has earned a quick new start.
    if (performance.now() - joinedAt > LONGEST_WAIT_MS) waitMs = FIRST_WAIT_MS
    for (;;) {
      try {
        await sleep(waitMs, undefined, { signal })
        membership = await joinServer(plan, signal)
        break
      } catch (error) {
        if (signal.aborted) return null
        log.error('database-not-started', { problem: (error as Error).message, waitMs })
      } finally {
        waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
      }
    }
    log.info('database-joined', { pid: membership.postmaster.pid, started: membership.started })
  }
}

function endOf({ client }: Membership, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    client.once('end', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

async function planServer(dataFolder: string, now: () => number): Promise<ServerPlan> {
  const found = await findBinaries()
  const parent = await makeDataFolder(resolve(dataFolder))
  const named = join(parent, 'postgres')
  const user = await serverUser(named)
  const binaries = user === null ? found : await openBinaries(found, user)
  const folder = user === null ? named : await openFolder(named, user)
  if (!(await isComplete(folder, binaries))) await initData(folder, binaries, user, now())
  return {
    folder,
    socketFolder: socketFolderFor(folder),
    socketNote: `${named}-socket.txt`,
    logFile: `${named}.log`,
    binaries,
    user,
  }
}

async function makeDataFolder(path: string): Promise<string> {
  try {
    const made = await mkdir(path, { recursive: true })
    // Root may be used to folders that are closed to all others, but the server's own is inside.
    if (made !== undefined && process.geteuid?.() === 0) await chmod(path, 0o755)
    return await realpath(path)
  } catch (error) {
    throw new DatabaseProblem(
      `cannot make the data folder ${path} (${(error as Error).message}); set BURIN_DATA to a folder that Burin may write to`,
      { cause: error },
    )
  }
}

/** Whether the folder holds the data of a server. Rejects when they are another version's, or another user's. */
async function isComplete(folder: string, { major }: Binaries): Promise<boolean> {
  const owner = await stat(folder).catch(() => null)
  if (owner === null) return false
  const me = process.geteuid?.() ?? owner.uid
  if (me !== 0 && owner.uid !== me) {
    throw new DatabaseProblem(
      `${folder} belongs to another user (number ${owner.uid}); start Burin as that user or as root, or set BURIN_DATA to another folder`,
    )
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === '' || version === major) return version !== ''
  throw new DatabaseProblem(
    `${folder} was made by PostgreSQL ${version}, and this Burin brings PostgreSQL ${major}; save the data with the Burin that made it (burin admin backup), and restore them into a new BURIN_DATA`,
  )
}
