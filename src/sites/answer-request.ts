import type { BlobCoding, SiteFile } from '../hosting/manifest/manifest.ts'
import type { BlobPlace } from '../platform/blobs/object-store.ts'
import { decodePath } from '../hosting/rules/path-pattern.ts'
import { contentCoding } from '../platform/http/content-coding.ts'
import type { ContentCoding } from '../platform/http/content-coding.ts'
import { readRange } from './byte-range.ts'
import { findFile } from './find-file.ts'
import type { Found } from './find-file.ts'
import { isSameForRange, isUnchanged } from './is-unchanged.ts'
import { malformedPage, NO_ASSET, NO_PAGE } from './plain-page.ts'
import type { RequestHead } from './request-head.ts'
import { fileHeaders, redirectHeaders } from './site-headers.ts'
import type { SiteHeaders } from './site-headers.ts'
import type { Site } from './site.ts'

/** An answer before its bytes are read. */
export interface SiteAnswer {
  readonly status: number
  readonly headers: SiteHeaders
  /** Bytes, or where they lie; null: none. */
  readonly body: Buffer | BlobPlace | null
}

/** Finds the other deployments of a site, the youngest first. */
export type FindKept = (site: Site) => Promise<readonly Site[]>

/** What a site answers to a request. Reads other deployments only for a part of a page that this one lacks. */
export async function answerRequest(site: Site, head: RequestHead, findKept: FindKept): Promise<SiteAnswer> {
  const found = findFile(site, head.path)
  if (found.kind !== 'missing-asset') return answerFound(site, found, head)
  if (site.isDeployment) return NO_ASSET
  for (const kept of await findKept(site)) {
    const file = kept.manifest.files.get(found.path)
    // A page that was opened before the last deployment still finds its scripts.
    if (file !== undefined) return answerFile(kept, { path: found.path, file, status: 200 }, head)
  }
  return NO_ASSET
}

function answerFound(site: Site, found: Exclude<Found, { kind: 'missing-asset' }>, head: RequestHead): SiteAnswer {
  switch (found.kind) {
    case 'file':
      return answerFile(site, found, head)
    case 'redirect': {
      const location = found.hasQuery ? found.location : withQuery(found.location, head.query)
      if (location.length > LONGEST_LOCATION) return malformedPage('The address that this one leads to is too long.')
      const headers = redirectHeaders(site, location, decodePath(head.path) ?? head.path)
      return { status: found.status, headers, body: null }
    }
    case 'nothing':
      return NO_PAGE
    case 'malformed':
      return malformedPage('The path of this address is not encoded correctly.')
  }
}

/** No server like this one takes a request with a longer one. */
const LONGEST_LOCATION = 16_384

/** A query stands before a fragment. */
function withQuery(location: string, query: string): string {
  const hash = location.indexOf('#')
  return hash === -1 ? `${location}${query}` : `${location.slice(0, hash)}${query}${location.slice(hash)}`
}

function answerFile(
  site: Site,
  { path, file, status }: { path: string; file: SiteFile; status: 200 | 404 },
  head: RequestHead,
): SiteAnswer {
  const range = status === 200 && !head.isHead ? head.range : undefined
  // Ranges are of the file as it is: parts of a packed form would help nobody.
  const coding = range === undefined ? codingFor(file, head.acceptEncoding) : 'identity'
  const headers = fileHeaders(site, { path, file, status, coding, urlPath: decodePath(head.path) ?? head.path })
  const place = file.forms[coding] ?? file.forms.identity
  if (status !== 200) return { status, headers, body: place }
  const validators = { tag: headers.get('etag') ?? '', lastModified: headers.get('last-modified') ?? '' }
  if (isUnchanged(head, validators)) return { status: 304, headers: without(headers, NOT_OF_304), body: null }
  const part = isSameForRange(head.ifRange, validators) ? rangeOf(place, headers, range) : null
  return part ?? { status, headers, body: place }
}

/** What RFC 9110 leaves out of a 304: it is about the bytes, which are not sent. */
const NOT_OF_304 = ['content-length', 'content-type', 'content-encoding', 'accept-ranges']

function without(headers: SiteHeaders, names: readonly string[]): SiteHeaders {
  return new Map([...headers].filter(([name]) => !names.includes(name)))
}

/** The part of a file that is asked for; null: all of it. */
function rangeOf(place: BlobPlace, headers: SiteHeaders, header: string | undefined): SiteAnswer | null {
  const range = readRange(header, place.length)
  if (range === null) return null
  if (range === 'unsatisfiable') {
    const refusal = malformedPage('The file is shorter than that.')
    return {
      status: 416,
      headers: new Map([...refusal.headers, ['content-range', `bytes */${place.length}`]]),
      body: refusal.body,
    }
  }
  const length = range.end - range.start + 1
  const partial = new Map([
    ...headers,
    ['content-length', String(length)],
    ['content-range', `bytes ${range.start}-${range.end}/${place.length}`],
  ] as const)
  return { status: 206, headers: partial, body: { ...place, start: place.start + range.start, length } }
}

function codingFor({ forms }: SiteFile, acceptEncoding: string | undefined): BlobCoding {
  const offered: ContentCoding[] = []
  if (forms.br !== undefined) offered.push('br')
  if (forms.gzip !== undefined) offered.push('gzip')
  return offered.length === 0 ? 'identity' : (contentCoding(acceptEncoding, offered) ?? 'identity')
}
