import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config/config.ts'
import { originOf } from '../platform/http/origin.ts'
import { keepProcesses } from '../platform/processes/keep-processes.ts'
import type { KeptProcesses } from '../platform/processes/keep-processes.ts'
import { countAnswers } from '../sites/tally-answers.ts'
import type { KeptDatabase } from './keep-database.ts'
import { DRAIN_MS } from './listen-for-sites.ts'
import type { Ground } from './open-ground.ts'
import type { RunningPart } from './running-part.ts'
import type { SiteNews, SiteTask } from './site-process.ts'

/** Longer than a process takes to let its requests end. */
const CLOSING_MS = DRAIN_MS + 5_000

/** Has sites served by processes of their own, which all listen on one port; they begin when the database is open. */
export async function keepSiteProcesses(ground: Ground, database: KeptDatabase): Promise<RunningPart> {
  const { config, log } = ground
  const address = await freeAddress(config)
  let processes: KeptProcesses | null = null
  showProcesses(ground, () => processes?.atWork() ?? 0)
  const count = countAnswers(ground.meter)
  const losses = ground.meter.counter({
    name: 'burin_site_processes_lost_total',
    help: 'Processes that serve hosted sites, ended without being told to, and were replaced.',
  })
  const begin = async (): Promise<void> => {
    // It brings the tables up to date, which is not for processes that only serve.
    await database.open()
    processes = keepProcesses({
      file: new URL('site-process.ts', import.meta.url),
      count: config.sitesWorkers,
      task: { config: { ...config, sitesPort: address.port, databaseOwnerUrl: null } } satisfies SiteTask,
      heard: (news) => count(news as SiteNews),
      began: (pid) => log.info('site-process-began', { pid }),
      lost: (how) => {
        losses.add({})
        log.warn('site-process-lost', { ...how })
      },
      closingMs: CLOSING_MS,
    })
    await processes.begun
  }
  return {
    baseUrl: `http://{slug}.${config.sitesDomain}`,
    listensOn: originOf(address),
    ready: async (show) => show('starting the processes of sites', begin),
    [Symbol.asyncDispose]: async () => processes?.[Symbol.asyncDispose](),
  }
}

/**
 * The address that the processes share. Somebody else's port is refused here, in the words of every other port: two processes
 * that both agree to share get one without being asked whether they belong together.
 */
async function freeAddress({ host, sitesPort }: Config): Promise<AddressInfo> {
  const server = createServer()
  await once(server.listen(sitesPort, host), 'listening')
  const address = server.address() as AddressInfo
  await once(server.close(), 'close')
  return address
}

function showProcesses({ config, checks, meter }: Ground, atWork: () => number): void {
  const wanted = config.sitesWorkers
  checks.set('sites', { isUp: () => atWork() > 0, isNeeded: true, problem: 'has no process at work' })
  checks.set('site-processes', {
    isUp: () => atWork() === wanted,
    isNeeded: false,
    get problem() {
      return `are ${atWork()} of ${wanted}`
    },
  })
  const gauge = meter.gauge({ name: 'burin_site_processes', help: 'Processes that serve hosted sites' })
  meter.onLook(() => gauge.set({}, atWork()))
}
