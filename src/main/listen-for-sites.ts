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
import { readMounts } from '../hosting/domains/read-mounts.ts'
import { SITE_CHANGES } from '../hosting/projects/site-changes.ts'
import { recordTraffic } from '../hosting/traffic/record-traffic.ts'
import type { ObjectStore } from '../platform/blobs/object-store.ts'
import { PATIENCE } from '../platform/http/guarded-server.ts'
import type { Log } from '../platform/log.ts'
import { traceOf } from '../platform/reason-of.ts'
import { countTraffic } from '../sites/count-traffic.ts'
import { followChanges } from '../sites/follow-changes.ts'
import { handOverTraffic } from '../sites/hand-over-traffic.ts'
import { openHosts } from '../sites/open-hosts.ts'
import type { Hosts } from '../sites/open-hosts.ts'
import { openSites } from '../sites/open-sites.ts'
import type { SiteSource } from '../sites/open-sites.ts'
import type { SitesDeps } from '../sites/serve-sites.ts'
import { createSitesServer } from '../sites/sites-server.ts'
import { changedHosts, isHostname } from './follow-hosts.ts'
import type { KeptDatabase } from './keep-database.ts'
import { apiUrlOf, connectionsOfNetwork } from './server-settings.ts'

const MIB = 1024 * 1024
/** Of the memory of sites; besides it, as hosts are small. */
const SHARE_OF_HOSTS = 1 / 16
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
  readonly hosts: Hosts
  /** Reads a site, or a host, anew for whoever asks next. */
  readonly forget: (slugOrHost: string) => void
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
  const sites = openSites(sourceOf(database), bytes / 2)
  const hosts = openHosts(async (hostname) => readMounts(await database.open(), hostname), bytes * SHARE_OF_HOSTS)
  const forget = (slugOrHost: string): void => (isHostname(slugOrHost) ? hosts : sites).forget(slugOrHost)
  const forgetAll = (): void => {
    hosts.forgetAll()
    sites.forgetAll()
  }
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
      hosts,
      read: async (place) => (await ground.objects()).read(place),
      now,
      reportTo: `${apiUrlOf(config)}/report`,
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
    followChanges(
      { forget, forgetAll },
      {
        changed: async (seconds) => [
          ...(await readChangedSites(await database.open(), seconds)),
          ...(await changedHosts(database, seconds)),
        ],
        report: (error) => log.warn('site-changes-unheard', { problem: String(error) }),
      },
    ),
  )
  const listening = stack.move()
  /** A change is seen at once this way; the look every few seconds is for what was missed. */
  const hear = async (): Promise<void> => {
    const subscriber = { notified: forget, reconnected: forgetAll }
    listening.use(await (await database.open()).listen(SITE_CHANGES, subscriber))
  }
  return {
    address: server.address() as AddressInfo,
    hosts,
    forget,
    ready: async () => void (await Promise.all([ground.objects(), hear()])),
    [Symbol.asyncDispose]: () => listening.disposeAsync(),
  }
}

function sourceOf(database: KeptDatabase): SiteSource {
  return {
    live: async (slug) => readLiveManifest(await database.open(), slug),
    bar: async (slug) => readSiteBar(await database.open(), slug),
    deployment: async (of) => readLabelledManifest(await database.open(), of),
    kept: async (of) => readKeptManifests(await database.open(), of),
  }
}
