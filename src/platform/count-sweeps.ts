import type { Meter } from './meter.ts'

/** Hears what sweeps come to; `what` names a part of one, `of` a whole one. */
export interface SweepCounts {
  /** Something was removed, released or put in order. */
  did(what: string, count: number): void
  failed(what: string): void
  /** A whole sweep of this process is over. */
  ended(of: string, atMs: number): void
}

/** Shows operators what sweeps come to. */
export function countSweeps(meter: Meter): SweepCounts {
  const swept = meter.counter({
    name: 'burin_swept_total',
    help: 'What sweeps removed, released or put in order.',
    labels: ['what'],
  })
  const failures = meter.counter({
    name: 'burin_sweep_failures_total',
    help: 'Parts of sweeps that failed; they are tried again at the next.',
    labels: ['what'],
  })
  const endedAt = meter.gauge({
    name: 'burin_sweep_ended_timestamp_seconds',
    help: 'Unix time at which this process last ended a sweep; of several processes one at a time sweeps sites.',
    labels: ['of'],
  })
  return {
    did: (what, count) => (count > 0 ? swept.add({ what }, count) : undefined),
    failed: (what) => failures.add({ what }),
    ended: (of, atMs) => endedAt.set({ of }, Math.floor(atMs / 1000)),
  }
}
