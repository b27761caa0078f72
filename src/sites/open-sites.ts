import type { Manifest } from '../hosting/manifest/manifest.ts'
import type { SiteBar } from '../hosting/manifest/site-bar.ts'
import { sizeBoundCache } from '../platform/size-bound-cache.ts'
import { countChanges } from './count-changes.ts'
import { bytesOfSite, prepareSite } from './site.ts'
import type { Site } from './site.ts'
import type { SiteAddress } from './site-address.ts'

/** Where sites are read from, each with one query. */
export interface SiteSource {
  /** What a project shows now; null when there is nothing. */
  live(slug: string): Promise<Manifest | null>
  /** Why nothing of a project is shown; null when that is not so. */
  bar(slug: string): Promise<SiteBar | null>
  deployment(of: { slug: string; label: string }): Promise<Manifest | null>
  /** The `most` youngest deployments of a project that were ever live and are still there, the youngest first. */
  kept(of: { slug: string; most: number }): Promise<readonly Manifest[]>
}

/** What an address leads to: a site, one that nobody is shown, or nothing. */
export type FoundSite = Site | SiteBar | null

export interface Sites {
  /** Null when nobody has this address. Rejects when it cannot be read. */
  find(address: SiteAddress): FoundSite | Promise<FoundSite>
  /** The other deployments of a site, the youngest first. */
  kept(site: Site): Promise<readonly Site[]>
  /** Forgets what is known of a project. */
  forget(slug: string): void
  /** Forgets everything: what changed meanwhile was not heard. */
  forgetAll(): void
}

/** What was read about one address, and when in the order of changes. */
interface Entry<Content> {
  readonly content: Content
  readonly stamp: number
}

const EMPTY_BYTES = 100
/** The rest is for older deployments, which are asked for only what the one that is shown lacks. */
const SHARE_OF_SHOWN = 3 / 4
/** So many deployments are looked into for a script that the live one lacks, which is among them when it is young enough. */
const MOST_KEPT = 12

/**
 * Sites by their addresses, the ones that were asked for last kept in `mostBytes` of memory, also those that nobody has. However
 * many ask for the same one at once, it is read once; what was read while it changed is not shown to whoever comes afterwards.
 */
export function openSites(source: SiteSource, mostBytes: number): Sites {
  const known = sizeBoundCache<Entry<FoundSite>>(mostBytes * SHARE_OF_SHOWN, ({ content }) =>
    content === null || 'barred' in content ? EMPTY_BYTES : bytesOfSite(content),
  )
  const others = sizeBoundCache<Entry<readonly Site[]>>(mostBytes * (1 - SHARE_OF_SHOWN), ({ content }) =>
    content.reduce((bytes, site) => bytes + bytesOfSite(site), EMPTY_BYTES),
  )
  const changes = countChanges()
  const readSite = readOnce<FoundSite>(known, async (address) => {
    const isDeployment = address.kind === 'deployment'
    const manifest = isDeployment ? await source.deployment(address) : await source.live(address.slug)
    return manifest === null ? await source.bar(address.slug) : prepareSite(manifest, { isDeployment })
  })
  const readKept = readOnce<readonly Site[]>(others, async ({ slug }) =>
    (await source.kept({ slug, most: MOST_KEPT })).map((one) => prepareSite(one, { isDeployment: false })),
  )
  return {
    find(address) {
      const stamp = changes.stampOf(address.slug)
      const entry = known.get(keyOf(address))
      return entry?.stamp === stamp ? entry.content : readSite(address, stamp)
    },
    async kept({ manifest: { slug, deploymentId } }) {
      const stamp = changes.stampOf(slug)
      const entry = others.get(keyOf({ kind: 'site', slug }))
      const sites = entry?.stamp === stamp ? entry.content : await readKept({ kind: 'site', slug }, stamp)
      return sites.filter(({ manifest }) => manifest.deploymentId !== deploymentId)
    },
    forget: changes.count,
    forgetAll: changes.countAll,
  }
}

/** Reads and keeps; those who ask for the same while it is being read get that. */
function readOnce<Content>(
  cache: { set(key: string, entry: Entry<Content>): unknown },
  read: (address: SiteAddress) => Promise<Content>,
): (address: SiteAddress, stamp: number) => Promise<Content> {
  const reading = new Map<string, Promise<Content>>()
  return async (address, stamp) => {
    const key = keyOf(address)
    const stamped = `${key}@${stamp}`
    const running = reading.get(stamped)
    if (running !== undefined) return running
    const promise = read(address)
    reading.set(stamped, promise)
    try {
      const content = await promise
      cache.set(key, { content, stamp })
      return content
    } finally {
      reading.delete(stamped)
    }
  }
}

function keyOf(address: SiteAddress): string {
  return address.kind === 'deployment' ? `${address.slug}/${address.label}` : address.slug
}
