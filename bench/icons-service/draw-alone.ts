import type { Studio } from '../../src/studio/draw.ts'
import type { NewRequest } from './new-requests.ts'

export interface EngineRate {
  readonly perSecond: number
  /** Of all threads of the process, for one draw. */
  readonly processorMs: number
}

/** Draws new requests in this thread, going on where the last call stopped; gives the draws a second. */
export function drawAlone(studio: Studio, requests: readonly NewRequest[]): (seconds: number) => Promise<EngineRate> {
  let next = 0
  return async (seconds) => {
    const started = performance.now()
    const startedAt = process.cpuUsage()
    const first = next
    while (performance.now() - started < seconds * 1000) {
      const request = requests[next++]
      if (request === undefined) throw new Error('no new requests are left; take fewer --seconds')
      await studio.draw({ concept: null, images: [], ...request, count: 1 })
    }
    const { user, system } = process.cpuUsage(startedAt)
    const draws = next - first
    return {
      perSecond: (draws * 1000) / (performance.now() - started),
      processorMs: (user + system) / 1000 / draws,
    }
  }
}
