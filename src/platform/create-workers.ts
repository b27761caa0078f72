import { constants } from 'node:os'
import { withDeadline } from './with-deadline.ts'
import { BusyError } from './workers.ts'
import type { WorkOptions, Workers } from './workers.ts'
import { createJob } from './workers/job.ts'
import type { Job } from './workers/job.ts'
import { startThread } from './workers/start-thread.ts'
import type { Thread } from './workers/start-thread.ts'
import type { Priority } from './workers/urgency.ts'

/** What holds for the work of one priority. */
export interface WorkLimits {
  /** More waiting work than this is refused. */
  readonly mostWaiting: number
  /** Work that runs longer is given up, and its thread is replaced. */
  readonly timeoutMs: number
}

export interface WorkersSettings {
  /** The workers' file: what it exports can be run by name, as `(task, context: WorkContext) => result`. Each thread loads it before it takes work. */
  readonly file: URL
  /** Threads that do work of high and, when there is none, of normal priority. */
  readonly threads: number
  /** Threads beside those that do work of high priority and nothing else. */
  readonly reserved: number
  /** How far every thread stands back for those of other pools, at the least: 0 not at all, 19 for everybody. */
  readonly niceness: number
  readonly limits: Readonly<Record<Priority, WorkLimits>>
  /** How long the thread for work of low priority, which starts when there is some, stays when there is none. */
  readonly lingerMs: number
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
  readonly waiting: Readonly<Record<Priority, number>>
  /** Threads that ended by themselves, or were ended because their work took too long, since the start. */
  readonly lost: number
}

/** The work of one priority. */
interface Lane {
  readonly waiting: Set<Job>
  /** How long it takes, in the mean of late. */
  meanMs: number
}

/** Threads that take the same work. */
interface Crew {
  /** Most urgent first. */
  readonly takes: readonly Priority[]
  readonly size: number
  /** How far its threads stand back for others. */
  readonly niceness: number
  /** Whether its threads are there also when there is nothing to do. */
  readonly isLasting: boolean
  /** At work, idle or loading. */
  readonly alive: Set<Thread>
  readonly idle: Thread[]
  /** Ends an idle thread that does not last. */
  parting: NodeJS.Timeout | undefined
}

interface Pool extends WorkersSettings {
  readonly lanes: Readonly<Record<Priority, Lane>>
  readonly crews: readonly Crew[]
  /** What each job's thread does, until it is free again. */
  readonly running: Map<Job, Promise<void>>
  /** When there was work of high priority last. */
  urgentAt: number
  lost: number
  isStopping: boolean
}

/** How much the latest piece of work counts in the mean. */
const WEIGHT_OF_LATEST = 0.05
const LONGEST_RETRY_SECONDS = 60
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
/** So long after work of high priority a thread is left free for more of it: threads share processors, so a reserved one alone is not enough. */
const URGENT_MS = 1000

/** Starts the threads; `ready` resolves when all of them are loaded, and rejects when one cannot be. */
export function createWorkers(
  settings: WorkersSettings,
): Workers & { ready(): Promise<void>; figures(): WorkersFigures } {
  const { threads, reserved, niceness } = settings
  const pool: Pool = {
    ...settings,
    lanes: { high: lane(), normal: lane(), low: lane() },
    crews: [
      // First the threads that are kept for it: they share processors with the others, and go before them.
      crew(['high'], reserved, niceness, true),
      crew(['high', 'normal'], threads, reserved > 0 ? Math.max(PRIORITY_BELOW_NORMAL, niceness) : niceness, true),
      crew(['low'], 1, PRIORITY_LOW, false),
    ],
    running: new Map(),
    urgentAt: -Infinity,
    lost: 0,
    isStopping: false,
  }
  startMissing(pool)
  return {
    run: <Result>(name: string, task: unknown, options: WorkOptions = {}) =>
      run(pool, name, task, options) as Promise<Result>,
    async ready() {
      await Promise.all(threadsOf(pool).map(({ loaded }) => loaded))
    },
    figures: () => figures(pool),
    async [Symbol.asyncDispose]() {
      pool.isStopping = true
      for (const { waiting } of Object.values(pool.lanes))
        for (const job of waiting) job.reject(busy(pool, job.urgency.priority, 'stopped'))
      await withDeadline(Promise.allSettled(pool.running.values()), pool.closingMs, null)
      // Nothing failed, so nobody has to look into it.
      for (const job of pool.running.keys()) job.reject(busy(pool, job.urgency.priority, 'stopped'))
      for (const { parting } of pool.crews) clearTimeout(parting)
      await Promise.all(threadsOf(pool).map((thread) => thread.end()))
    },
  }
}

function lane(): Lane {
  return { waiting: new Set(), meanMs: 0 }
}

function crew(takes: readonly Priority[], size: number, niceness: number, isLasting: boolean): Crew {
  return { takes, size, niceness, isLasting, alive: new Set(), idle: [], parting: undefined }
}

function threadsOf({ crews }: Pool): Thread[] {
  return crews.flatMap(({ alive }) => [...alive])
}

function figures(pool: Pool): WorkersFigures {
  const { high, normal, low } = pool.lanes
  return {
    threads: threadsOf(pool).length,
    running: pool.running.size,
    waiting: { high: high.waiting.size, normal: normal.waiting.size, low: low.waiting.size },
    lost: pool.lost,
  }
}

function run(pool: Pool, name: string, task: unknown, options: WorkOptions): Promise<unknown> {
  const { lanes, limits } = pool
  const job = createJob(name, task, options, (settled) => lanes[settled.urgency.priority].waiting.delete(settled))
  if (options.signal?.aborted === true) return job.promise
  const { priority } = job.urgency
  const { waiting } = lanes[priority]
  if (pool.isStopping) job.reject(busy(pool, priority, 'stopped'))
  else if (idleFor(pool, priority) === undefined && waiting.size >= limits[priority].mostWaiting)
    job.reject(busy(pool, priority, 'overload'))
  else {
    waiting.add(job)
    if (priority === 'high') pool.urgentAt = pool.now()
    job.urgency.onRaise = () => lift(pool, job)
    startMissing(pool)
    wake(pool, priority)
  }
  return job.promise
}

/** Somebody more important waits for the same. */
function lift(pool: Pool, job: Job): void {
  const { normal, high } = pool.lanes
  if (!normal.waiting.delete(job)) return
  high.waiting.add(job)
  pool.urgentAt = pool.now()
  wake(pool, 'high')
}

function busy({ lanes, threads }: Pool, priority: Priority, reason: BusyError['reason']): BusyError {
  const { waiting, meanMs } = lanes[priority]
  const seconds = Math.ceil((waiting.size * meanMs) / threads / 1000)
  return new BusyError(reason, Math.min(Math.max(seconds, 1), LONGEST_RETRY_SECONDS))
}

function startMissing(pool: Pool): void {
  if (pool.isStopping) return
  for (const crew of pool.crews) {
    const { isLasting, size, alive, takes, niceness } = crew
    const isNeeded = isLasting || takes.some((priority) => pool.lanes[priority].waiting.size > 0)
    const wanted = isNeeded ? size : 0
    while (alive.size < wanted) {
      const thread = startThread(pool.file, { heapMib: pool.heapMib, niceness })
      alive.add(thread)
      void watchOver(pool, crew, thread)
    }
  }
}

/** Whether a thread that is free may begin with work of this priority. */
function mayBegin({ running, threads, reserved, urgentAt, now }: Pool, priority: Priority): boolean {
  if (priority !== 'normal' || reserved === 0 || now() - urgentAt >= URGENT_MS) return true
  const normal = [...running.keys()].filter(({ urgency }) => urgency.priority === 'normal').length
  return normal < Math.max(1, threads - 1)
}

function idleFor(pool: Pool, priority: Priority): Crew | undefined {
  if (!mayBegin(pool, priority)) return undefined
  return pool.crews.find(({ takes, idle }) => takes.includes(priority) && idle.length > 0)
}

/** Gives work to a thread that has none, if there is one. */
function wake(pool: Pool, priority: Priority): void {
  const crew = idleFor(pool, priority)
  const thread = crew?.idle.pop()
  if (crew === undefined || thread === undefined) return
  clearTimeout(crew.parting)
  takeNext(pool, crew, thread)
}

async function watchOver(pool: Pool, crew: Crew, thread: Thread): Promise<void> {
  const { alive, idle } = crew
  const problem = await thread.loaded.then(
    () => null,
    (error: unknown) => error,
  )
  if (problem === null) takeNext(pool, crew, thread)
  await thread.ended
  // Whoever ends one strikes it off first.
  if (alive.delete(thread) && !pool.isStopping) pool.lost += 1
  const index = idle.indexOf(thread)
  if (index >= 0) idle.splice(index, 1)
  // A file that cannot be loaded now is tried again with the next work, not over and over.
  if (problem === null) startMissing(pool)
  else rejectUntaken(pool, problem)
}

/** Fails what waits for threads of which there are none. */
function rejectUntaken({ crews, lanes }: Pool, problem: unknown): void {
  for (const [priority, { waiting }] of Object.entries(lanes)) {
    if (crews.some(({ takes, alive }) => alive.size > 0 && takes.some((one) => one === priority))) continue
    for (const job of waiting) job.reject(problem)
  }
}

function takeNext(pool: Pool, crew: Crew, thread: Thread): void {
  const { lanes, running } = pool
  const next = crew.takes.find((priority) => lanes[priority].waiting.size > 0 && mayBegin(pool, priority))
  const [job] = next === undefined ? [] : lanes[next].waiting
  if (job === undefined) return rest(pool, crew, thread)
  lanes[job.urgency.priority].waiting.delete(job)
  const work = doJob(pool, crew, thread, job)
  running.set(job, work)
  void work.then(() => {
    running.delete(job)
    if (crew.alive.has(thread)) takeNext(pool, crew, thread)
    // A thread may have been left free that is needed for this no longer.
    if (lanes.normal.waiting.size > 0) wake(pool, 'normal')
  })
}

function rest({ lingerMs }: Pool, crew: Crew, thread: Thread): void {
  crew.idle.push(thread)
  if (crew.isLasting) return
  crew.parting = setTimeout(() => {
    crew.idle.splice(crew.idle.indexOf(thread), 1)
    crew.alive.delete(thread)
    void thread.end()
  }, lingerMs)
}

/** Resolves when the thread is free again, or has ended. */
async function doJob(pool: Pool, { alive }: Crew, thread: Thread, job: Job): Promise<void> {
  job.thread = thread
  const { priority } = job.urgency
  const startedAt = pool.now()
  const timer = setTimeout(() => {
    job.reject(busy(pool, priority, 'time-out'))
    if (alive.delete(thread)) pool.lost += 1
    void thread.end()
  }, pool.limits[priority].timeoutMs)
  try {
    job.resolve(await thread.work(job.name, job.task, job.onEvent))
  } catch (error) {
    job.reject(error)
  }
  clearTimeout(timer)
  const lane = pool.lanes[priority]
  const tookMs = pool.now() - startedAt
  lane.meanMs += (tookMs - lane.meanMs) * (lane.meanMs === 0 ? 1 : WEIGHT_OF_LATEST)
}
