import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config/config.ts'
import {
  readChangedSites,
  readKeptManifests,
  readLabelledManifest,
  readLiveManifest,
  readSiteBar,
} from '../hosting/manifest/read-manifests.ts'
import { SITE_CHANGES } from '../hosting/projects/site-changes.ts'
import { recordTraffic } from '../hosting/traffic/record-traffic.ts'
import type { ObjectStore } from '../platform/blobs/object-store.ts'
import { PATIENCE } from '../platform/http/guarded-server.ts'
import type { Log } from '../platform/log.ts'
import { traceOf } from '../platform/reason-of.ts'
import { countTraffic } from '../sites/count-traffic.ts'
import { followChanges } from '../sites/follow-changes.ts'
import { handOverTraffic } from '../sites/hand-over-traffic.ts'
import { openSites } from '../sites/open-sites.ts'
import type { SitesDeps } from '../sites/serve-sites.ts'
import { createSitesServer } from '../sites/sites-server.ts'
import type { KeptDatabase } from './keep-database.ts'
import { connectionsOfNetwork } from './server-settings.ts'

const MIB = 1024 * 1024
/** How long requests that are being answered may take when the process stops. */
export const DRAIN_MS = 10_000

/** What a process needs to serve sites, whether other parts run in it or not. */
export interface SitesGround {
  readonly config: Config
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
  readonly objects: () => Promise<ObjectStore>
  readonly database: KeptDatabase
  readonly observe: SitesDeps['observe']
  /** Hears when figures of traffic could not be written, and how many requests are lost to them. */
  readonly unwritten: (lost: number) => void
}

export interface ListeningSites extends AsyncDisposable {
  readonly address: AddressInfo
  /** Reads a site anew for whoever asks next. */
  readonly forget: (slug: string) => void
  /** Opens the store, and hears of changes from then on. */
  ready(): Promise<void>
}

/**
 * Listens on the port of the sites, with `share` of the memory and the connections that they may have. Where that is not all,
 * other processes listen on the same port.
 */
export async function listenForSites(ground: SitesGround, share: number): Promise<ListeningSites> {
  await using stack = new AsyncDisposableStack()
  const { config, log, database, observe, now } = ground
  // A site that was forgotten costs a query of the database, bytes that were forgotten cost a look into a file.
  const bytes = config.sitesCacheMib * MIB * share
  const sites = openSites(
    {
      live: async (slug) => readLiveManifest(await database.open(), slug),
      bar: async (slug) => readSiteBar(await database.open(), slug),
      deployment: async (of) => readLabelledManifest(await database.open(), of),
      kept: async (of) => readKeptManifests(await database.open(), of),
    },
    bytes / 2,
  )
  const traffic = countTraffic({ now, trustedProxies: config.trustedProxies })
  // Before the server on the stack, so ended after it: its last answers are counted too.
  stack.use(
    handOverTraffic(traffic, {
      write: async (batch) => recordTraffic(await database.open(), batch),
      report: ({ lost, error }) => {
        ground.unwritten(lost)
        log.warn('traffic-not-written', { lost, problem: String(error) })
      },
    }),
  )
  const server = createSitesServer(
    {
      domain: config.sitesDomain.replace(/:.*/, ''),
      sites,
      read: async (place) => (await ground.objects()).read(place),
      now,
      observe: (visit) => {
        observe(visit)
        traffic.count(visit)
      },
      report: (error) => log.error('site-unreadable', { problem: traceOf(error) }),
      takingMs: PATIENCE.takingMs,
    },
    { cacheBytes: bytes / 2, mostOfNetwork: Math.ceil(connectionsOfNetwork(config) * share) },
  )
  await once(server.listen({ port: config.sitesPort, host: config.host, reusePort: share < 1 }), 'listening')
  stack.defer(() => server.drain(DRAIN_MS))
  stack.use(
    followChanges(sites, {
      changed: async (seconds) => readChangedSites(await database.open(), seconds),
      report: (error) => log.warn('site-changes-unheard', { problem: String(error) }),
    }),
  )
  const listening = stack.move()
  /** A change is seen at once this way; the look every few seconds is for what was missed. */
  const hear = async (): Promise<void> => {
    const subscriber = { notified: sites.forget, reconnected: sites.forgetAll }
    listening.use(await (await database.open()).listen(SITE_CHANGES, subscriber))
  }
  return {
    address: server.address() as AddressInfo,
    forget: sites.forget,
    ready: async () => void (await Promise.all([ground.objects(), hear()])),
    [Symbol.asyncDispose]: () => listening.disposeAsync(),
  }
}
