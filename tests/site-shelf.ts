import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Manifest, SiteFile } from '../src/hosting/manifest/manifest.ts'
import type { SiteBar } from '../src/hosting/manifest/site-bar.ts'
import { ObjectMissing } from '../src/platform/blobs/object-store.ts'
import type { BlobPlace } from '../src/platform/blobs/object-store.ts'
import type { SiteSource } from '../src/sites/open-sites.ts'

/** What a site is made of: names and texts; a text that is repeated a lot is packed as well. `_redirects` and `_headers` are rules. */
export type Contents = Readonly<Record<string, string | Buffer>>

/** Deployments and their bytes in memory. */
export interface SiteShelf {
  readonly source: SiteSource
  /** What was read so far: slugs, labels with their slug, `kept` and a slug. */
  readonly reads: string[]
  /** How often bytes were read. */
  readonly blobReads: () => number
  readonly read: (place: BlobPlace) => Promise<Buffer>
  /** Has nothing of a project shown; null: has it shown again. */
  readonly bar: (slug: string, bar: Omit<SiteBar, 'projectId'> | null) => void
  readonly put: (slug: string, contents: Contents, how: { label?: string; at?: string }) => void
  /** Moves all contents to other objects, as tidying does. */
  readonly move: () => void
}

/** `beforeAnswer` runs when a manifest was found, before it is given. */
export function createSiteShelf(beforeAnswer: () => Promise<void>): SiteShelf {
  const objects = createObjects()
  const deployments: Manifest[] = []
  const bars = new Map<string, SiteBar>()
  const reads: string[] = []
  const give = async (what: string, found: Manifest | undefined): Promise<Manifest | null> => {
    reads.push(what)
    await beforeAnswer()
    return found ?? null
  }
  const of = (slug: string): Manifest[] => (bars.has(slug) ? [] : deployments.filter((one) => one.slug === slug))
  return {
    source: {
      live: (slug) => give(slug, of(slug).at(-1)),
      bar: async (slug) => bars.get(slug) ?? null,
      deployment: ({ slug, label }) =>
        give(
          `${label}--${slug}`,
          of(slug).find((one) => one.label === label),
        ),
      kept: async ({ slug }) => {
        reads.push(`kept ${slug}`)
        return of(slug).toReversed()
      },
    },
    bar: (slug, bar) => void (bar === null ? bars.delete(slug) : bars.set(slug, { projectId: `prj_${slug}`, ...bar })),
    reads,
    blobReads: objects.reads,
    read: objects.read,
    put(slug, files, { label, at = '2026-01-01' }) {
      const { _redirects: redirects = null, _headers: headers = null } = files
      deployments.push({
        projectId: `prj_${slug}`,
        slug,
        version: BigInt(deployments.length),
        deploymentId: `dep_${deployments.length}`,
        label: label ?? `unasked${String(deployments.length).padStart(5, '0')}`,
        finalizedAt: new Date(at),
        files: new Map(Object.entries(files).map(([path, content]) => [path, objects.add(Buffer.from(content))])),
        redirects: redirects === null ? null : String(redirects),
        headers: headers === null ? null : String(headers),
      })
    },
    move() {
      for (const [at, manifest] of deployments.entries()) {
        const files = new Map([...manifest.files].map(([path, file]) => [path, objects.move(file)]))
        deployments[at] = { ...manifest, files }
      }
    },
  }
}

/** Objects that hold one content each, with something before and behind it. */
function createObjects(): {
  add: (bytes: Buffer) => SiteFile
  move: (file: SiteFile) => SiteFile
  read: (place: BlobPlace) => Promise<Buffer>
  reads: () => number
} {
  const objects = new Map<string, Buffer>()
  let made = 0
  let reads = 0
  const place = (bytes: Buffer): BlobPlace => {
    const object = `o${(made += 1)}`
    objects.set(object, Buffer.concat([Buffer.from('before'), bytes, Buffer.from('after')]))
    return { object, start: 6, length: bytes.byteLength }
  }
  const add = (bytes: Buffer): SiteFile => {
    const gzip = gzipSync(bytes)
    const packed = gzip.byteLength < bytes.byteLength ? { br: place(brotliCompressSync(bytes)), gzip: place(gzip) } : {}
    return { sha256: createHash('sha256').update(bytes).digest('hex'), forms: { identity: place(bytes), ...packed } }
  }
  const bytesOf = ({ object, start, length }: BlobPlace): Buffer => {
    const bytes = objects.get(object)
    if (bytes === undefined) throw new ObjectMissing(object)
    return bytes.subarray(start, start + length)
  }
  return {
    add,
    move({ forms }) {
      const moved = add(bytesOf(forms.identity))
      for (const { object } of Object.values(forms)) objects.delete(object)
      return moved
    },
    async read(from) {
      reads += 1
      return bytesOf(from)
    },
    reads: () => reads,
  }
}
