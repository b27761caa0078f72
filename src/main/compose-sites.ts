import { originOf } from '../platform/http/origin.ts'
import { countAnswers, tallyAnswers } from '../sites/tally-answers.ts'
import type { KeptDatabase } from './keep-database.ts'
import { listenForSites } from './listen-for-sites.ts'
import type { Ground } from './open-ground.ts'
import type { RunningPart } from './running-part.ts'
import type { Hosts } from '../sites/open-hosts.ts'

export interface RunningSites extends RunningPart {
  /** Null: this process has none, others serve the sites. */
  readonly hosts: Hosts | null
}

/** Has hosted sites served: by this process, or by as many of their own as the configuration says. */
export async function composeSites(ground: Ground, database: KeptDatabase): Promise<RunningSites> {
  const { config, meter } = ground
  if (config.sitesWorkers > 1)
    return { ...(await (await import('./keep-site-processes.ts')).keepSiteProcesses(ground, database)), hosts: null }
  const tally = tallyAnswers()
  const count = countAnswers(meter)
  meter.onLook(() => count(tally.take()))
  const listening = await listenForSites({ ...ground, ...tally, database }, 1)
  ground.siteWatchers.add(listening.forget)
  return {
    baseUrl: `http://{slug}.${config.sitesDomain}`,
    listensOn: originOf(listening.address),
    hosts: listening.hosts,
    ready: async (show) => show('opening the store of sites', listening.ready),
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  }
}
