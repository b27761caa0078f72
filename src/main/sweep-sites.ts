import { packSomeQuickly } from '../hosting/deployments/sweep/pack-deployments.ts'
import type { HostingSweep } from '../hosting/deployments/sweep/sweep-hosting.ts'
import { sweepHosting } from '../hosting/deployments/sweep/sweep-hosting.ts'
import { sweepReports } from '../hosting/moderation/abuse-report.ts'
import { sweepTraffic } from '../hosting/traffic/sweep-traffic.ts'
import { countSweeps } from '../platform/count-sweeps.ts'
import { createWorkers } from '../platform/create-workers.ts'
import type { Workers } from '../platform/workers.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import type { KeptDatabase } from './keep-database.ts'
import type { Ground } from './open-ground.ts'

/** How often it is looked for what nobody needs any more. Every process does so; one of them does it. */
const EVERY_MS = 60_000

/** Packing the largest content that is packed so well takes some seconds on a free processor, and there is no hurry. */
const PACKING = { mostWaiting: 1, timeoutMs: 600_000 }

export interface SiteSweeping extends AsyncDisposable {
  /** Something was finalized: what was not packed before the answer is packed now. Nobody has to wait for it; what fails is for the sweep. */
  packSoon(): void
}

/**
 * Sweeps hosted sites now and then: contents, deployments and names that nobody needs, and what can be packed better. Disposing of it ends that,
 * after what it is at.
 */
export function sweepSites(
  ground: Pick<Ground, 'now' | 'random' | 'log' | 'objects' | 'meter'>,
  database: Pick<KeptDatabase, 'open' | 'isReady'>,
): SiteSweeping {
  const { now, random, log, objects } = ground
  const counts = countSweeps(ground.meter)
  // Two: what visitors wait for does not wait for what takes minutes.
  const [quick, thorough] = [packingThread(now), packingThread(now)]
  let isStopping = false
  const report = (what: string, error: unknown): void => {
    // Work that is ended halfway is done by the next process.
    if (isStopping) return
    counts.failed(what)
    log.error('sweep-failed', { what, problem: String(error) })
  }
  const deps = async (): Promise<HostingSweep> => ({
    database: await database.open(),
    store: await objects(),
    now,
    random,
    packQuickly: (task) => quick.run('packQuickly', task, { urgency: createUrgency('low') }),
    packThoroughly: (task) => thorough.run('packThoroughly', task, { urgency: createUrgency('low') }),
    isStopping: () => isStopping,
    did: counts.did,
    failed: report,
  })
  const sweep = oneAtATime(
    async () => {
      if (!(await database.isReady())) return
      const sweeps = await deps()
      if (await sweepHosting(sweeps)) counts.ended('sites', now())
      await sweepReports(sweeps.database, now())
      while (!sweeps.isStopping() && (await sweepTraffic(sweeps.database, new Date(now()))) > 0);
    },
    (error) => report('sites', error),
  )
  const packing = oneAtATime(
    async () => {
      const packs = await deps()
      while (!packs.isStopping() && (await packSomeQuickly(packs)) > 0);
    },
    (error) => report('quick-packing', error),
  )
  const timer = setInterval(() => void (sweep.isAtWork() || sweep.run()), EVERY_MS)
  // The service lives by its listening ports, not by this.
  timer.unref()
  return {
    packSoon: packing.run,
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      isStopping = true
      // Ends what is being packed, so that nobody waits for it.
      await Promise.all([quick, thorough].map((workers) => workers[Symbol.asyncDispose]()))
      await Promise.all([sweep.ended(), packing.ended()])
    },
  }
}

interface Work {
  /** Does it; once more afterwards, if it is at work already. */
  run(): void
  isAtWork(): boolean
  ended(): Promise<void>
}

function oneAtATime(work: () => Promise<void>, failed: (error: unknown) => void): Work {
  let running: Promise<void> | null = null
  let isWanted = false
  const turns = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false
      await work().catch(failed)
    }
    running = null
  }
  return {
    run: () => {
      isWanted = true
      running ??= turns()
    },
    isAtWork: () => running !== null,
    ended: async () => running ?? undefined,
  }
}

/** One thread, which starts when there is something to pack and gives way to all others. */
function packingThread(now: () => number): Workers {
  return createWorkers({
    file: new URL('../hosting/deployments/sweep/pack-work.ts', import.meta.url),
    threads: 0,
    reserved: 0,
    niceness: 0,
    limits: { high: PACKING, normal: PACKING, low: PACKING },
    lingerMs: 10_000,
    heapMib: 256,
    closingMs: 0,
    now,
  })
}
