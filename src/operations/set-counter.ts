import type { Counter } from 'prom-client'

/** Brings a counter to what is counted elsewhere already; the library's counters can only be added to. */
export function setCounter(counter: Counter, value: number): void {
  counter.reset()
  counter.inc(value)
}
