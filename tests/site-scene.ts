import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Visit } from '../src/sites/count-traffic.ts'
import type { Mount } from '../src/sites/mount.ts'
import { openHosts } from '../src/sites/open-hosts.ts'
import { openSites } from '../src/sites/open-sites.ts'
import { createSitesServer } from '../src/sites/sites-server.ts'
import { askSite } from './ask-site.ts'
import type { SiteReply } from './ask-site.ts'
import { createSiteShelf } from './site-shelf.ts'
import type { Contents, SiteShelf } from './site-shelf.ts'

export interface SiteScene extends AsyncDisposable {
  readonly port: number
  readonly reads: readonly string[]
  /** `host` and its name, each time one was looked up. */
  readonly hostReads: readonly string[]
  /** Runs before each answer with mounts. */
  beforeMounts: (() => Promise<void>) | null
  /** Shows projects at a host, in place of those before, and tells the server so. */
  mount(hostname: string, ...mounts: readonly (Pick<Mount, 'pathPrefix' | 'slug'> & Partial<Mount>)[]): void
  readonly blobReads: () => number
  readonly observed: readonly Visit[]
  readonly reported: readonly unknown[]
  /** Puts up a deployment, live from now on, and tells the server so. */
  put(slug: string, contents: Contents, how?: { label?: string; at?: string }): void
  /** Runs before each answer with a manifest. */
  beforeRead: (() => Promise<void>) | null
  /** Runs before bytes are read. */
  beforeBytes: (() => Promise<void>) | null
  /** Has nothing of a project shown, and tells the server so; null: has it shown again. */
  readonly bar: SiteShelf['bar']
  readonly move: () => void
  ask(host: string, path: string, headers?: Record<string, string>, method?: string): Promise<SiteReply>
  /** What comes back for a text whose lines end as HTTP wants it, until the connection ends. */
  raw(text: string): Promise<string>
  /** The same for bytes as they are, in latin1. */
  rawBytes(bytes: string): Promise<string>
}

/** A sites server on loopback whose manifests and bytes lie in memory, at `*.sites.test`. */
export async function openSiteScene({ cacheBytes = 1_000_000 }: { cacheBytes?: number } = {}): Promise<SiteScene> {
  const observed: Visit[] = []
  const reported: unknown[] = []
  const reads: string[] = []
  const shelf = createSiteShelf(async () => scene.beforeRead?.())
  const sites = openSites(shelf.source, cacheBytes)
  const mounts = new Map<string, readonly Mount[]>()
  const hosts = openHosts(async (hostname) => {
    reads.push(`host ${hostname}`)
    await scene.beforeMounts?.()
    return mounts.get(hostname) ?? []
  }, cacheBytes)
  const server = createSitesServer(
    {
      domain: 'sites.test',
      sites,
      hosts,
      read: async (place) => {
        await scene.beforeBytes?.()
        return shelf.read(place)
      },
      now: Date.now,
      reportTo: 'https://api.example/report',
      observe: (visit) => observed.push(visit),
      report: (error) => reported.push(error),
      takingMs: 5_000,
    },
    { cacheBytes, mostOfNetwork: 0 },
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const scene: SiteScene = {
    port,
    reads: shelf.reads,
    hostReads: reads,
    beforeMounts: null,
    mount(hostname, ...given) {
      mounts.set(
        hostname,
        given.map((one) => ({ projectId: `prj_${one.slug}`, until: null, ...one })),
      )
      hosts.forget(hostname)
    },
    blobReads: shelf.blobReads,
    observed,
    reported,
    beforeRead: null,
    beforeBytes: null,
    put(slug, contents, how = {}) {
      shelf.put(slug, contents, how)
      sites.forget(slug)
    },
    bar(slug, bar) {
      shelf.bar(slug, bar)
      sites.forget(slug)
    },
    move: shelf.move,
    ask: (host, path, headers = {}, method = 'GET') => askSite({ port, host, path, headers, method }),
    raw: (lines) => scene.rawBytes(lines.replaceAll('\n', '\r\n')),
    async rawBytes(bytes) {
      const socket = connect(port, '127.0.0.1')
      socket.write(bytes, 'latin1')
      return await text(socket)
    },
    [Symbol.asyncDispose]: () => server.drain(0),
  }
  return scene
}
