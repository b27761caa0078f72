import type { BlobPlace } from '../../platform/blobs/object-store.ts'

/** In which form bytes are kept: as they are, or packed. */
export type BlobCoding = 'identity' | 'gzip' | 'br'

/** A content and where its forms lie; `length` is that of the form. */
export interface SiteFile {
  /** SHA-256 of the content, in hex. */
  readonly sha256: string
  /** `identity` is always there; the others only where they are smaller. */
  readonly forms: { readonly identity: BlobPlace } & Readonly<Partial<Record<BlobCoding, BlobPlace>>>
}

/** A deployment as it is served. */
export interface Manifest {
  readonly projectId: string
  readonly slug: string
  /** Larger after every change that visitors of the project may see. */
  readonly version: bigint
  readonly deploymentId: string
  readonly label: string
  readonly finalizedAt: Date
  /** Path without a slash before it → file. */
  readonly files: ReadonlyMap<string, SiteFile>
  /** The texts of `_redirects` and `_headers`, which were free of faults when the deployment was finalized. */
  readonly redirects: string | null
  readonly headers: string | null
}
