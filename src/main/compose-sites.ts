import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  readChangedSites,
  readKeptManifests,
  readLabelledManifest,
  readLiveManifest,
} from '../hosting/manifest/read-manifests.ts'
import { SITE_CHANGES } from '../hosting/projects/site-changes.ts'
import { originOf } from '../platform/http/origin.ts'
import { PATIENCE } from '../platform/http/guarded-server.ts'
import { traceOf } from '../platform/reason-of.ts'
import { openSites } from '../sites/open-sites.ts'
import { createSitesServer } from '../sites/sites-server.ts'
import { followChanges } from '../sites/follow-changes.ts'
import type { KeptDatabase } from './keep-database.ts'
import type { Ground } from './open-ground.ts'
import type { RunningPart } from './running-part.ts'
import { connectionsOfNetwork } from './server-settings.ts'

const MIB = 1024 * 1024
/** What is looked into for a script that the live deployment lacks. */
const MOST_KEPT = 12
/** How long requests that are being answered may take when the process stops. */
const DRAIN_MS = 10_000

/** Puts the server of hosted sites on its ground, and listens. */
export async function composeSites(ground: Ground, database: KeptDatabase): Promise<RunningPart> {
  await using stack = new AsyncDisposableStack()
  const { config, log, meter } = ground
  const bytes = config.sitesCacheMib * MIB
  const sites = openSites(
    {
      live: async (slug) => readLiveManifest(await database.open(), slug),
      deployment: async (of) => readLabelledManifest(await database.open(), of),
      kept: async (slug) => readKeptManifests(await database.open(), { slug, most: MOST_KEPT }),
    },
    bytes / 4,
  )
  const answers = meter.counter({
    name: 'burin_site_answers_total',
    help: 'Answers of hosted sites',
    labels: ['status'],
  })
  const sent = meter.counter({ name: 'burin_site_bytes_total', help: 'Bytes that hosted sites sent' })
  const server = createSitesServer(
    {
      domain: config.sitesDomain.replace(/:.*/, ''),
      sites,
      read: async (place) => (await ground.objects()).read(place),
      observe: ({ status, bytes: count }) => {
        answers.add({ status: String(status) })
        sent.add({}, count)
      },
      report: (error) => log.error('site-unreadable', { problem: traceOf(error) }),
      takingMs: PATIENCE.takingMs,
    },
    {
      cacheBytes: bytes - bytes / 4,
      mostOfNetwork: connectionsOfNetwork(config),
    },
  )
  await once(server.listen(config.sitesPort, config.host), 'listening')
  stack.defer(() => server.drain(DRAIN_MS))
  const address = server.address() as AddressInfo
  stack.use(
    followChanges(sites, {
      changed: async (seconds) => readChangedSites(await database.open(), seconds),
      report: (error) => log.warn('site-changes-unheard', { problem: String(error) }),
    }),
  )
  const running = stack.move()
  /** A change is seen at once this way; the look every few seconds is for what was missed. */
  const listen = async (): Promise<void> => {
    const subscriber = { notified: sites.forget, reconnected: sites.forgetAll }
    running.use(await (await database.open()).listen(SITE_CHANGES, subscriber))
  }
  return {
    baseUrl: `http://{slug}.${config.sitesDomain}`,
    listensOn: originOf(address),
    ready: async (show) =>
      show('opening the store of sites', async () => void (await Promise.all([ground.objects(), listen()]))),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
