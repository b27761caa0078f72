import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, EMBEDDED_USER } from '../connect.ts'
import { DatabaseProblem } from '../database.ts'
import { isAlive, isPostmaster, readPostmaster } from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'
import { makeSocketFolder } from './socket-folder.ts'
import { lastWords, spawnServer } from './spawn-server.ts'
import type { SpawnedServer } from './spawn-server.ts'
import type { Binaries } from './find-binaries.ts'
import type { ServerUser } from './server-user.ts'

/** A server's data and how to run it. */
export interface ServerPlan {
  /** The data folder, by its real path. */
  readonly folder: string
  /** Where a server that we start has its socket; the same as `folder` unless that path is too long. */
  readonly socketFolder: string
  /** Says where the socket is when it is not in the data folder. */
  readonly socketNote: string
  readonly logFile: string
  readonly binaries: Binaries
  readonly user: ServerUser | null
}

/** One process's part in a running server: while its connection stands, no other process stops the server. */
export interface Membership {
  readonly postmaster: Postmaster
  readonly client: pg.Client
  /** Whether this process started the server. */
  readonly started: boolean
}

/**
 * Every process that uses the server holds this lock together with the others. Who leaves tries to have it alone: who gets
 * it was the last, and stops the server. It is "burin" and "user" in ASCII.
 */
const LOCK = "x'6275726975736572'::bigint"

/** Replaying the log after a crash takes its time. */
const PATIENCE_MS = 120_000
const POLL_MS = 15
/** Two starts at once may be in each other's way. After a crash, what is left of the old server may be so for seconds. */
const MOST_STARTS = 2
const MOST_STARTS_AFTER_CRASH = 50
const STARTS_APART_MS = 200
const STOP_MS = 30_000

/**
 * Joins the server that runs on the folder, or starts one. Rejects with a `DatabaseProblem` when it does not start, and
 * with the signal's reason when it is aborted; a server that it started is stopped then.
 */
export async function joinServer(plan: ServerPlan, signal: AbortSignal): Promise<Membership> {
  const until = performance.now() + PATIENCE_MS
  let spawned: SpawnedServer | null = null
  let starts = 0
  try {
    while (performance.now() < until) {
      const postmaster = await readPostmaster(plan.folder)
      const client = postmaster === null ? null : await tryToJoin(postmaster.socketFolder)
      if (postmaster !== null && client !== null)
        return { postmaster, client, started: spawned?.pid === postmaster.pid }
      const lives = postmaster !== null && (await isPostmaster(postmaster.pid, plan.folder))
      const end = spawned?.ended() ?? null
      if (end !== null) {
        spawned = null
        if (!lives && starts >= (await mostStarts(plan))) throw await didNotStart(plan, end)
        if (!lives) await sleep(STARTS_APART_MS, undefined, { signal })
      } else if (spawned === null && !lives) {
        if (postmaster !== null) await clearStalePid(postmaster.pid, plan.folder)
        if (plan.socketFolder !== plan.folder) await makeSocketFolder(plan.socketFolder, plan.user)
        spawned = await spawnServer(plan)
        starts += 1
      }
      await sleep(POLL_MS, undefined, { signal })
    }
    throw await doesNotAnswer(plan)
  } catch (error) {
    await stopSpawned(spawned)
    throw error
  }
}

/** Nobody else is to find a server that its own starter gave up. */
async function stopSpawned(spawned: SpawnedServer | null): Promise<void> {
  if (spawned === null || spawned.pid === null) return
  const until = performance.now() + STOP_MS
  if (spawned.ended() === null) process.kill(spawned.pid, 'SIGINT')
  while (spawned.ended() === null && performance.now() < until) await sleep(POLL_MS)
}

/** A connection that holds the lock; null when there is no server, or it is starting or stopping. */
async function tryToJoin(socketFolder: string): Promise<pg.Client | null> {
  if (socketFolder === '') return null
  const client = new pg.Client(clientConfig({ socketFolder, user: EMBEDDED_USER }))
  // A broken connection also ends, and the end is what its holder listens to.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock_shared(${LOCK}) as held`)
    if (rows[0]?.held === true) return client
  } catch {
    // Whether that was for good shows when its process is looked for.
  }
  await client.end().catch(() => undefined)
  return null
}

/** PostgreSQL clears such a file away itself, unless another program has got the number in the meantime. */
async function clearStalePid(pid: number, folder: string): Promise<void> {
  if (isAlive(pid)) await unlink(join(folder, 'postmaster.pid')).catch(() => undefined)
}

async function mostStarts({ logFile }: ServerPlan): Promise<number> {
  return (await lastWords(logFile)).includes('shared memory block') ? MOST_STARTS_AFTER_CRASH : MOST_STARTS
}

async function doesNotAnswer(plan: ServerPlan): Promise<DatabaseProblem> {
  const words = await lastWords(plan.logFile)
  return new DatabaseProblem(
    `PostgreSQL in ${plan.folder} does not answer; its log ${plan.logFile} says: ${words}; mend that, or set DATABASE_URL to another server`,
  )
}

async function didNotStart(plan: ServerPlan, end: string): Promise<DatabaseProblem> {
  const words = await lastWords(plan.logFile)
  return new DatabaseProblem(
    `PostgreSQL does not start in ${plan.folder}: ${words === '' ? end : words}; mend that, or set DATABASE_URL to another server`,
  )
}

/** Leaves the server, and stops it when nobody else uses it. Tells whether it did. */
export async function leaveServer({ postmaster, client }: Membership, folder: string): Promise<boolean> {
  try {
    if (!(await isAlone(client)) || !(await isPostmaster(postmaster.pid, folder))) return false
    // Its "fast" stop: it ends what runs, writes all down, and goes.
    process.kill(postmaster.pid, 'SIGINT')
    const until = performance.now() + STOP_MS
    while (performance.now() < until) {
      const now = await readPostmaster(folder)
      if (now?.pid !== postmaster.pid && !(await isPostmaster(postmaster.pid, folder))) return true
      await sleep(POLL_MS)
    }
    throw new Error(`PostgreSQL in ${folder} was told to stop and did not within ${STOP_MS / 1000} s`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Gives the lock back, and takes it alone if nobody else holds it. A server that does not answer is gone or going. */
async function isAlone(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`select pg_advisory_unlock_shared(${LOCK})`)
    const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${LOCK}) as alone`)
    return rows[0]?.alone === true
  } catch {
    return false
  }
}
