import { repeatEvery } from '../platform/repeat-every.ts'
import type { Traffic, TrafficBatch } from './count-traffic.ts'

const EVERY_MS = 60_000
/** So many batches wait while they cannot be written: figures of ten minutes. */
const MOST_WAITING = 10

interface Writing {
  /** Writes one batch, all of it or nothing. */
  readonly write: (batch: TrafficBatch) => Promise<void>
  /** Told of what was lost, or has to wait. */
  readonly report: (problem: TrafficProblem) => void
}

/** `lost`: how many requests are in no figure. */
export interface TrafficProblem {
  readonly lost: number
  readonly error: unknown
}

/**
 * Hands over what was counted, once a minute and at its end. What cannot be written waits for the next time; its requests are then in the
 * figures, but no longer in the log. Disposing of it writes what is left.
 */
export function handOverTraffic(traffic: Pick<Traffic, 'take'>, { write, report }: Writing): AsyncDisposable {
  const waiting: TrafficBatch[] = []
  const handOver = async (): Promise<void> => {
    const batch = traffic.take()
    if (batch.uncounted > 0) report({ lost: batch.uncounted, error: null })
    if (batch.counts.length > 0) waiting.push(batch)
    try {
      for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
        await write(next)
        waiting.shift()
      }
    } catch (error) {
      const dropped = waiting.splice(0, waiting.length - MOST_WAITING)
      waiting.splice(0, waiting.length, ...waiting.map((one) => ({ ...one, requests: [] })))
      report({ lost: dropped.reduce((sum, one) => sum + requestsOf(one), 0), error })
    }
  }
  const turns = repeatEvery(EVERY_MS, handOver)
  return {
    [Symbol.asyncDispose]: async () => {
      await turns[Symbol.asyncDispose]()
      await handOver()
    },
  }
}

function requestsOf({ counts }: TrafficBatch): number {
  return counts.reduce((sum, one) => sum + one.status2xx + one.status3xx + one.status4xx + one.status5xx, 0)
}
