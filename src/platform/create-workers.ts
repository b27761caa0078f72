import { withDeadline } from './with-deadline.ts'
import { busyError } from './workers.ts'
import type { BusyError, WorkOptions, Workers } from './workers.ts'
import { createJob } from './workers/job.ts'
import type { Job } from './workers/job.ts'
import { startThread } from './workers/start-thread.ts'
import type { Thread } from './workers/start-thread.ts'

export interface WorkersSettings {
  /** The workers' file: what it exports can be run by name, as `(task, context: WorkContext) => result`. Each thread loads it before it takes work. */
  readonly file: URL
  readonly threads: number
  /** More waiting work than this is refused. */
  readonly mostWaiting: number
  /** Work that runs longer is given up, and its thread is replaced. */
  readonly timeoutMs: number
  /** How much long-lived memory a thread may take before it is replaced. */
  readonly heapMib: number
  /** How long disposal waits for running work. */
  readonly closingMs: number
  /** Milliseconds from any start, to learn how long work takes. */
  readonly now: () => number
}

/** What the threads are at, now. */
export interface WorkersFigures {
  readonly threads: number
  /** Pieces of work that a thread does. */
  readonly running: number
  readonly waiting: number
}

interface Pool extends WorkersSettings {
  /** At work, idle or loading. */
  readonly alive: Set<Thread>
  readonly idle: Thread[]
  readonly waiting: Set<Job>
  readonly running: Set<Promise<void>>
  isStopping: boolean
  /** How long work takes, in the mean of late. */
  meanMs: number
}

/** How much the latest piece of work counts in the mean. */
const WEIGHT_OF_LATEST = 0.05
const LONGEST_RETRY_SECONDS = 60

/** Starts the threads; `ready` resolves when all of them are loaded, and rejects when one cannot be. */
export function createWorkers(
  settings: WorkersSettings,
): Workers & { ready(): Promise<void>; figures(): WorkersFigures } {
  const pool: Pool = {
    ...settings,
    alive: new Set(),
    idle: [],
    waiting: new Set(),
    running: new Set(),
    isStopping: false,
    meanMs: 0,
  }
  startMissing(pool)
  return {
    run: <Result>(name: string, task: unknown, options: WorkOptions = {}) =>
      run(pool, name, task, options) as Promise<Result>,
    async ready() {
      await Promise.all([...pool.alive].map(({ loaded }) => loaded))
    },
    figures: () => ({ threads: pool.alive.size, running: pool.running.size, waiting: pool.waiting.size }),
    async [Symbol.asyncDispose]() {
      pool.isStopping = true
      for (const job of pool.waiting) job.reject(busy(pool, 'stopped'))
      await withDeadline(Promise.allSettled(pool.running), pool.closingMs, null)
      await Promise.all([...pool.alive].map((thread) => thread.end()))
    },
  }
}

function run(pool: Pool, name: string, task: unknown, options: WorkOptions): Promise<unknown> {
  const { waiting, idle } = pool
  const job = createJob(name, task, options, (settled) => waiting.delete(settled))
  if (options.signal?.aborted === true) return job.promise
  if (pool.isStopping) job.reject(busy(pool, 'stopped'))
  else if (idle.length === 0 && waiting.size >= pool.mostWaiting) job.reject(busy(pool, 'overload'))
  else {
    waiting.add(job)
    startMissing(pool)
    const thread = idle.pop()
    if (thread !== undefined) takeNext(pool, thread)
  }
  return job.promise
}

function busy({ waiting, meanMs, threads }: Pool, reason: BusyError['reason']): BusyError {
  const seconds = Math.ceil((waiting.size * meanMs) / threads / 1000)
  return busyError(reason, Math.min(Math.max(seconds, 1), LONGEST_RETRY_SECONDS))
}

function startMissing(pool: Pool): void {
  const missing = pool.isStopping ? 0 : pool.threads - pool.alive.size
  for (let count = 0; count < missing; count++) {
    const thread = startThread(pool.file, pool.heapMib)
    pool.alive.add(thread)
    void watchOver(pool, thread)
  }
}

async function watchOver(pool: Pool, thread: Thread): Promise<void> {
  const { alive, idle, waiting } = pool
  const problem = await thread.loaded.then(
    () => null,
    (error: unknown) => error,
  )
  if (problem === null) takeNext(pool, thread)
  await thread.ended
  alive.delete(thread)
  const index = idle.indexOf(thread)
  if (index >= 0) idle.splice(index, 1)
  // A file that cannot be loaded now is tried again with the next work, not over and over.
  if (problem === null) startMissing(pool)
  else if (alive.size === 0) for (const job of waiting) job.reject(problem)
}

function takeNext(pool: Pool, thread: Thread): void {
  const { alive, idle, waiting, running } = pool
  const [job] = waiting
  if (job === undefined) {
    idle.push(thread)
    return
  }
  waiting.delete(job)
  const work = doJob(pool, thread, job)
  running.add(work)
  void work.then(() => {
    running.delete(work)
    if (alive.has(thread)) takeNext(pool, thread)
  })
}

/** Resolves when the thread is free again, or has ended. */
async function doJob(pool: Pool, thread: Thread, job: Job): Promise<void> {
  job.thread = thread
  const startedAt = pool.now()
  const timer = setTimeout(() => {
    job.reject(busy(pool, 'time-out'))
    pool.alive.delete(thread)
    void thread.end()
  }, pool.timeoutMs)
  try {
    job.resolve(await thread.work(job.name, job.task, job.onEvent))
  } catch (error) {
    job.reject(error)
  }
  clearTimeout(timer)
  const tookMs = pool.now() - startedAt
  pool.meanMs += (tookMs - pool.meanMs) * (pool.meanMs === 0 ? 1 : WEIGHT_OF_LATEST)
}
