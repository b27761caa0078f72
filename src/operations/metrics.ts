import { Counter, Histogram, Registry } from 'prom-client'
import type { Happening, Observe } from '../draws/happening.ts'
import type { StudioFigures } from './figures.ts'
import { gaugeMaker } from './gauge-maker.ts'
import { partsUp } from './part.ts'
import type { Part } from './part.ts'
import { processMetrics } from './process-metrics.ts'
import { setCounter } from './set-counter.ts'

export interface Metrics extends Disposable {
  readonly observe: Observe
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  readonly mediaType: string
}

/** What is read whenever somebody asks. */
export interface Sources {
  readonly parts: ReadonlyMap<string, Part>
  /** What exactly draws; null until the studio is loaded. */
  readonly revision: () => string | null
  /** Null where the studio has neither threads nor a cache, or is not loaded yet. */
  readonly studio: () => StudioFigures | null
}

/** Anything may be written as a method; only these become labels. */
const METHODS = ['malformed', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts what happens, in a registry of its own, and reads the sources whenever it is asked for text. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry()
  const counted = countedMetrics(registry)
  const read = readMetrics(registry)
  const process = processMetrics(registry)
  return {
    observe: (happening) => count(counted, happening),
    async text() {
      read(sources, await partsUp(sources.parts))
      process.read()
      return registry.metrics()
    },
    mediaType: registry.contentType,
    [Symbol.dispose]: () => process[Symbol.dispose](),
  }
}

interface Counted {
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly draws: Counter<'outcome' | 'caller'>
  readonly attempts: Histogram
  readonly credits: Counter<'caller'>
  readonly claims: Counter<'claim'>
  readonly limited: Counter<'policy'>
  readonly mails: Counter<'outcome'>
  readonly crashes: Counter
}

function countedMetrics(registry: Registry): Counted {
  const registers = [registry]
  return {
    requests: new Histogram({
      name: 'burin_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer. A stream ends with its last event.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    draws: new Counter({
      name: 'burin_draws_total',
      help: 'Draws by outcome: checked, draft, cancelled or an error code. Draws answered from the cache count as well.',
      labelNames: ['outcome', 'caller'],
      registers,
    }),
    attempts: new Histogram({
      name: 'burin_draw_item_attempts',
      help: 'Rounds of drawing and checking that an item took.',
      buckets: [1, 2, 3, 4],
      registers,
    }),
    credits: new Counter({
      name: 'burin_credits_charged_total',
      help: 'Credits that draws cost; units of monthly billing count as well.',
      labelNames: ['caller'],
      registers,
    }),
    claims: new Counter({
      name: 'burin_idempotency_keys_total',
      help: 'Draws with an Idempotency-Key: the first with it, answered with the kept answer, refused because the first is running or was another request.',
      labelNames: ['claim'],
      registers,
    }),
    limited: new Counter({
      name: 'burin_rate_limited_total',
      help: 'Requests refused by a rate limit.',
      labelNames: ['policy'],
      registers,
    }),
    mails: new Counter({
      name: 'burin_mails_total',
      help: 'Mails of sign-ins: sent, failed, or refused because too many were sent in the minute.',
      labelNames: ['outcome'],
      registers,
    }),
    crashes: new Counter({
      name: 'burin_compiler_crashes_total',
      help: 'Programs at which the engine threw: a fault of ours, with the program in the log.',
      registers,
    }),
  }
}

function count(metrics: Counted, happening: Happening): void {
  switch (happening.kind) {
    case 'answered': {
      const { method, route, status, seconds } = happening
      const known = METHODS.includes(method) ? method : 'other'
      metrics.requests.observe({ method: known, route: route ?? 'none', status }, seconds)
      return
    }
    case 'draw-ended':
      metrics.draws.inc({ outcome: happening.outcome, caller: happening.caller })
      for (const attempts of happening.attempts) metrics.attempts.observe(attempts)
      return
    case 'charged':
      if (happening.credits > 0) metrics.credits.inc({ caller: happening.caller }, happening.credits)
      return
    case 'key-claimed':
      return metrics.claims.inc({ claim: happening.claim })
    case 'rate-limited':
      return metrics.limited.inc({ policy: happening.policy })
    case 'mail':
      return metrics.mails.inc({ outcome: happening.outcome })
    case 'compiler-crashed':
      return metrics.crashes.inc()
  }
}

function readMetrics(registry: Registry): (sources: Sources, up: ReadonlyMap<string, boolean>) => void {
  const registers = [registry]
  const gauge = gaugeMaker(registry)
  const info = gauge('burin_info', 'Always 1; the revision names exactly what draws.', 'revision')
  const partUp = gauge('burin_part_up', '1 when the part answers, 0 when it does not.', 'part')
  const threads = gauge('burin_worker_threads', 'Threads that draw.')
  const running = gauge('burin_draws_running', 'Draws that a thread is at work on.')
  const waiting = gauge(
    'burin_draws_waiting',
    'Draws that wait for a thread, by priority; low ones are pages.',
    'priority',
  )
  const bytes = gauge('burin_cache_bytes', 'Size of the finished draws that are kept to answer repeats.')
  const hits = new Counter({ name: 'burin_cache_hits_total', help: 'Draws that the cache answered.', registers })
  const misses = new Counter({ name: 'burin_cache_misses_total', help: 'Draws that it did not have.', registers })
  return (sources, up) => {
    const revision = sources.revision()
    info.reset()
    if (revision !== null) info.set({ revision }, 1)
    for (const [part, isUp] of up) partUp.set({ part }, isUp ? 1 : 0)
    const { workers = null, cache = null } = sources.studio() ?? {}
    threads.set(workers?.threads ?? 0)
    running.set(workers?.running ?? 0)
    for (const [priority, count] of Object.entries(workers?.waiting ?? {})) waiting.set({ priority }, count)
    bytes.set(cache?.bytes ?? 0)
    setCounter(hits, cache?.hits ?? 0)
    setCounter(misses, cache?.misses ?? 0)
  }
}
