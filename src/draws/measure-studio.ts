import type { WorkersFigures } from '../platform/create-workers.ts'
import type { Meter } from '../platform/meter.ts'
import type { Priority } from '../platform/workers/urgency.ts'

/** What came of all looks into a cache, and how much it keeps. */
interface CacheFigures {
  readonly hits: number
  readonly misses: number
  readonly bytes: number
}

/** What threads and cache of the studio are at, read whenever somebody asks for the metrics. */
export interface StudioFigures {
  /** Of each pool of threads. */
  readonly workers: readonly WorkersFigures[]
  /** Null when no drawing is kept. */
  readonly cache: CacheFigures | null
}

/** What is read of a studio whenever somebody asks for the metrics. */
export interface StudioLook {
  /** What exactly draws. */
  readonly revision: string
  /** What its threads and its cache are at; left out where it has none. */
  readonly figures?: () => StudioFigures
}

const PRIORITIES: readonly Priority[] = ['high', 'normal', 'low']

/** Has the metrics say what a studio is at; `look` gives null until it is loaded. */
export function measureStudio(meter: Meter, look: () => StudioLook | null): void {
  const info = meter.gauge({
    name: 'burin_info',
    help: 'Always 1; the revision names exactly what draws.',
    labels: ['revision'],
  })
  const threads = meter.gauge({ name: 'burin_worker_threads', help: 'Threads that draw.' })
  const running = meter.gauge({ name: 'burin_draws_running', help: 'Draws that a thread is at work on.' })
  const waiting = meter.gauge({
    name: 'burin_draws_waiting',
    help: 'Draws that wait for a thread, by priority; low ones are pages.',
    labels: ['priority'],
  })
  const lost = meter.counter({
    name: 'burin_worker_threads_lost_total',
    help: 'Threads that ended by themselves or took too long, and were replaced.',
  })
  const bytes = meter.gauge({
    name: 'burin_cache_bytes',
    help: 'Size of the finished draws that are kept to answer repeats.',
  })
  const hits = meter.counter({ name: 'burin_cache_hits_total', help: 'Draws that the cache answered.' })
  const misses = meter.counter({ name: 'burin_cache_misses_total', help: 'Draws that it did not have.' })
  meter.onLook(() => {
    const studio = look()
    info.clear()
    if (studio !== null) info.set({ revision: studio.revision }, 1)
    const { workers = [], cache = null } = studio?.figures?.() ?? {}
    const sum = (of: (pool: WorkersFigures) => number): number => workers.reduce((all, pool) => all + of(pool), 0)
    threads.set(
      {},
      sum((pool) => pool.threads),
    )
    running.set(
      {},
      sum((pool) => pool.running),
    )
    for (const priority of PRIORITIES)
      waiting.set(
        { priority },
        sum((pool) => pool.waiting[priority]),
      )
    lost.bringTo(sum((pool) => pool.lost))
    bytes.set({}, cache?.bytes ?? 0)
    hits.bringTo(cache?.hits ?? 0)
    misses.bringTo(cache?.misses ?? 0)
  })
}
