import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

export interface ProcessMetrics extends Disposable {
  /** Brings the metrics up to now. */
  read(): void
}

/**
 * What this process takes, under the names that the dashboards for Node know. The library has such metrics too, but they
 * watch the process for ever: nothing ends their timer.
 */
export function processMetrics(registry: Registry): ProcessMetrics {
  const gauge = gaugeMaker(registry)
  const cpu = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time, all threads together.',
    registers: [registry],
  })
  const memory = gauge('process_resident_memory_bytes', 'Memory that the process holds.')
  const heapUsed = gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use, main thread.')
  const heapTotal = gauge('nodejs_heap_size_total_bytes', 'JavaScript heap, main thread.')
  const lag = gauge('nodejs_eventloop_lag_max_seconds', 'How late timers came since the last scrape, at most.')
  const p99 = gauge('nodejs_eventloop_lag_p99_seconds', 'The same for 99 of 100 timers.')
  const active = gauge('nodejs_active_resources', 'What keeps the process alive.', 'type')
  gauge('process_start_time_seconds', 'Unix time of the start.').set(performance.timeOrigin / 1000)
  gauge('nodejs_version_info', 'Always 1.', 'version').set({ version: process.version }, 1)
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    read() {
      const { user, system } = process.cpuUsage()
      setCounter(cpu, (user + system) / 1e6)
      const { rss, heapUsed: used, heapTotal: total } = process.memoryUsage()
      memory.set(rss)
      heapUsed.set(used)
      heapTotal.set(total)
      // Nothing was measured yet when it is asked at once; a lag is never negative.
      lag.set(Math.max(0, delay.max / 1e9 - 0.02))
      p99.set(Math.max(0, delay.percentile(99) / 1e9 - 0.02))
      delay.reset()
      active.reset()
      for (const type of process.getActiveResourcesInfo()) active.inc({ type })
    },
    [Symbol.dispose]: () => void delay.disable(),
  }
}

/** Makes gauges that belong to one registry. */
type MakeGauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => Gauge<Label>

/** The maker of the gauges of a registry: the library's own way says the registry anew for each. */
function gaugeMaker(registry: Registry): MakeGauge {
  return (name, help, ...labelNames) => new Gauge({ name, help, labelNames, registers: [registry] })
}

/** Brings a counter to what is counted elsewhere already; the library's counters can only be added to. */
export function setCounter(counter: Counter, value: number): void {
  counter.reset()
  counter.inc(value)
}
