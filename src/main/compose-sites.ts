import { originOf } from '../platform/http/origin.ts'
import { countAnswers, tallyAnswers } from '../sites/tally-answers.ts'
import type { KeptDatabase } from './keep-database.ts'
import { listenForSites } from './listen-for-sites.ts'
import type { Ground } from './open-ground.ts'
import type { RunningPart } from './running-part.ts'

/** Has hosted sites served: by this process, or by as many of their own as the configuration says. */
export async function composeSites(ground: Ground, database: KeptDatabase): Promise<RunningPart> {
  const { config, meter } = ground
  if (config.sitesWorkers > 1) return (await import('./keep-site-processes.ts')).keepSiteProcesses(ground, database)
  const tally = tallyAnswers()
  const count = countAnswers(meter)
  meter.onLook(() => count(tally.take()))
  const listening = await listenForSites({ ...ground, ...tally, database }, 1)
  ground.siteWatchers.add(listening.forget)
  return {
    baseUrl: `http://{slug}.${config.sitesDomain}`,
    listensOn: originOf(listening.address),
    ready: async (show) => show('opening the store of sites', listening.ready),
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  }
}
