import type { Meter } from '../meter.ts'

/** Makes what counts requests that a limit refuses, by the name of its policy. */
export function countRefused(meter: Meter): (policy: string) => void {
  const limited = meter.counter({
    name: 'burin_rate_limited_total',
    help: 'Requests refused by a rate limit.',
    labels: ['policy'],
  })
  return (policy) => limited.add({ policy })
}
