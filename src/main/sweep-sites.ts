import type { HostingSweep } from '../hosting/deployments/sweep/sweep-hosting.ts'
import { sweepHosting } from '../hosting/deployments/sweep/sweep-hosting.ts'
import { sweepTraffic } from '../hosting/traffic/sweep-traffic.ts'
import { createWorkers } from '../platform/create-workers.ts'
import type { Workers } from '../platform/workers.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import type { KeptDatabase } from './keep-database.ts'
import type { Ground } from './open-ground.ts'

/** How often it is looked for what nobody needs any more. Every process does so; one of them does it. */
const EVERY_MS = 60_000

/** Packing the largest content that is packed so well takes some seconds on a free processor, and there is no hurry. */
const PACKING = { mostWaiting: 1, timeoutMs: 600_000 }

/**
 * Sweeps hosted sites now and then: contents, deployments and names that nobody needs, and what can be packed better. Disposing of it ends that,
 * after what it is at.
 */
export function sweepSites(
  ground: Pick<Ground, 'now' | 'random' | 'log' | 'objects'>,
  database: Pick<KeptDatabase, 'open' | 'isReady'>,
): AsyncDisposable {
  const { now, random, log, objects } = ground
  const workers = packingThread(now)
  let round: Promise<void> = Promise.resolve()
  let isAtWork = false
  let isStopping = false
  const sweep = async (): Promise<void> => {
    if (!(await database.isReady())) return
    const deps: HostingSweep = {
      database: await database.open(),
      store: await objects(),
      now,
      random,
      packBest: (bytes) => workers.run('packBest', bytes, { urgency: createUrgency('low') }),
      isStopping: () => isStopping,
      failed: (what, error) => log.error('sweep-failed', { what, problem: String(error) }),
    }
    await sweepHosting(deps)
    while (!deps.isStopping() && (await sweepTraffic(deps.database, new Date(now()))) > 0);
  }
  const timer = setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    round = sweep()
      .catch((error: unknown) => log.error('sweep-failed', { what: 'sites', problem: String(error) }))
      .finally(() => (isAtWork = false))
  }, EVERY_MS)
  // The service lives by its listening ports, not by this.
  timer.unref()
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      isStopping = true
      // Ends what is being packed, so that nobody waits for it.
      await workers[Symbol.asyncDispose]()
      await round
    },
  }
}

/** One thread, which starts when there is something to pack and gives way to all others. */
function packingThread(now: () => number): Workers {
  return createWorkers({
    file: new URL('../hosting/deployments/sweep/pack-work.ts', import.meta.url),
    threads: 0,
    reserved: 0,
    limits: { high: PACKING, normal: PACKING, low: PACKING },
    lingerMs: 10_000,
    heapMib: 256,
    closingMs: 0,
    now,
  })
}
