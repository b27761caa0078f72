import type { BlobCoding, SiteFile } from '../hosting/manifest/manifest.ts'
import { headersFor } from '../hosting/rules/header-rule.ts'
import { contentTypeOf, isFingerprinted } from './content-types.ts'
import type { Site } from './site.ts'

/** Names in lower case → values, in the order in which they are sent. */
export type SiteHeaders = ReadonlyMap<string, string>

/** What is asked for again each time, and answered by 304 while it is the same. */
const REVALIDATED = 'public, max-age=0, must-revalidate'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The headers of a file of a site in one of its forms. `urlPath` is the decoded path of the address: rules are for that. */
export function fileHeaders(
  site: Site,
  {
    path,
    file,
    status,
    coding,
    urlPath,
  }: { path: string; file: SiteFile; status: 200 | 404; coding: BlobCoding; urlPath: string },
): SiteHeaders {
  const headers = new Map<string, string>([
    ['content-type', contentTypeOf(path)],
    ['content-length', String(file.forms[coding]?.length ?? 0)],
    ['cache-control', status === 200 && isFingerprinted(path) ? FOR_EVER : REVALIDATED],
    ['x-content-type-options', 'nosniff'],
  ])
  if (Object.keys(file.forms).length > 1) headers.set('vary', 'Accept-Encoding')
  if (coding !== 'identity') headers.set('content-encoding', coding)
  if (status === 200) {
    headers.set('etag', entityTagOf(file, coding))
    headers.set('last-modified', site.manifest.finalizedAt.toUTCString())
    headers.set('accept-ranges', 'bytes')
  }
  addOwn(headers, site, urlPath)
  return headers
}

/** A strong tag of one form of a content: its hash is the content's, so a tag is the same in every deployment. */
export function entityTagOf({ sha256 }: SiteFile, coding: BlobCoding): string {
  return coding === 'identity' ? `"${sha256.slice(0, 32)}"` : `"${sha256.slice(0, 32)}-${coding}"`
}

/** The headers of an answer that sends the visitor on. */
export function redirectHeaders(site: Site, location: string, urlPath: string): SiteHeaders {
  const headers = new Map([
    ['location', location],
    ['content-length', '0'],
    ['cache-control', REVALIDATED],
    ['x-content-type-options', 'nosniff'],
  ])
  addOwn(headers, site, urlPath)
  return headers
}

/** The headers of a short page of ours, about something that is not there. */
export function plainHeaders(contentType: string, body: string): SiteHeaders {
  return new Map([
    ['content-type', contentType],
    ['content-length', String(Buffer.byteLength(body))],
    ['cache-control', 'no-store'],
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', "default-src 'none'"],
  ])
}

function addOwn(headers: Map<string, string>, site: Site, urlPath: string): void {
  for (const [name, value] of headersFor(site.headerRules, urlPath)) headers.set(name, value)
  if (site.isDeployment) headers.set('x-robots-tag', 'noindex')
}
