import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Meter, Metric } from '../platform/meter.ts'
import { healthOf } from './health-check.ts'
import type { HealthCheck } from './health-check.ts'
import { processMetrics, setCounter } from './process-metrics.ts'

type Look = () => void | Promise<void>

export interface Metrics extends Disposable {
  readonly meter: Meter
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  readonly mediaType: string
}

/** The metrics of a process, in a registry of its own: what its rooms count, what it takes, and which of its parts are up. */
export function createMetrics(checks: ReadonlyMap<string, HealthCheck>): Metrics {
  const registry = new Registry()
  const looks: Look[] = []
  const meter = meterOf(registry, looks)
  const process = processMetrics(registry)
  const partUp = meter.gauge({
    name: 'burin_part_up',
    help: '1 when the part answers, 0 when it does not.',
    labels: ['part'],
  })
  return {
    meter,
    async text() {
      await Promise.all(looks.map(async (look) => look()))
      for (const [part, isUp] of await healthOf(checks)) partUp.set({ part }, isUp ? 1 : 0)
      process.read()
      return registry.metrics()
    },
    mediaType: registry.contentType,
    [Symbol.dispose]: () => process[Symbol.dispose](),
  }
}

function meterOf(registry: Registry, looks: Look[]): Meter {
  return {
    counter(metric) {
      const counter =
        (registry.getSingleMetric(metric.name) as Counter | undefined) ?? new Counter(settings(registry, metric))
      return { add: (labels, by = 1) => counter.inc(labels, by), bringTo: (total) => setCounter(counter, total) }
    },
    histogram(metric, buckets) {
      const histogram =
        (registry.getSingleMetric(metric.name) as Histogram | undefined) ??
        new Histogram({ ...settings(registry, metric), buckets: [...buckets] })
      return { observe: (labels, value) => histogram.observe(labels, value) }
    },
    gauge(metric) {
      const gauge =
        (registry.getSingleMetric(metric.name) as Gauge | undefined) ?? new Gauge(settings(registry, metric))
      return { set: (labels, value) => gauge.set(labels, value), clear: () => gauge.reset() }
    },
    onLook: (read) => void looks.push(read),
  }
}

function settings(
  registry: Registry,
  { name, help, labels = [] }: Metric<string>,
): { name: string; help: string; labelNames: string[]; registers: Registry[] } {
  return { name, help, labelNames: [...labels], registers: [registry] }
}
