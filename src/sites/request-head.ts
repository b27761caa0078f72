import type { IncomingMessage } from 'node:http'

/** What of a request decides its answer, and what is logged of it. */
export interface RequestHead {
  readonly isHead: boolean
  readonly host: string
  /** As it was sent, with its escapes, beginning with `/`. */
  readonly path: string
  /** With its `?`; empty when there is none. */
  readonly query: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
  readonly ifModifiedSince: string | undefined
  readonly range: string | undefined
  readonly ifRange: string | undefined
  readonly userAgent: string | undefined
  readonly referrer: string | undefined
  readonly forwardedFor: string | undefined
}

export type HeadReading =
  | { readonly kind: 'read'; readonly head: RequestHead }
  | { readonly kind: 'other-method' }
  | { readonly kind: 'malformed'; readonly problem: string }

interface Headers {
  hosts: number
  host: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  ifModifiedSince: string | undefined
  range: string | undefined
  ifRange: string | undefined
  userAgent: string | undefined
  referrer: string | undefined
  forwardedFor: string | undefined
}

/** Reads a request from its raw headers: an object of all of them costs more than the whole answer. */
export function readHead({
  method,
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>): HeadReading {
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'other-method' }
  const headers = readHeaders(rawHeaders)
  if (headers.hosts !== 1) return { kind: 'malformed', problem: 'A request must have one Host header.' }
  const target = url.startsWith('/') ? url : targetOf(url, headers.host)
  if (target === null)
    return {
      kind: 'malformed',
      problem: 'The address of the request must be a path, or name the host of its Host header.',
    }
  const question = target.indexOf('?')
  const path = question === -1 ? target : target.slice(0, question)
  const query = question === -1 ? '' : target.slice(question)
  return { kind: 'read', head: { ...headers, isHead: method === 'HEAD', path, query } }
}

const OURS = [
  'host',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'user-agent',
  'referer',
  'x-forwarded-for',
]
const LENGTHS: ReadonlySet<number> = new Set(OURS.map((name) => name.length))

function readHeaders(raw: readonly string[]): Headers {
  const found: Headers = {
    hosts: 0,
    host: '',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ifModifiedSince: undefined,
    range: undefined,
    ifRange: undefined,
    userAgent: undefined,
    referrer: undefined,
    forwardedFor: undefined,
  }
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at] ?? ''
    // Most are none of ours: their length tells that sooner than their letters.
    if (LENGTHS.has(name.length)) takeHeader(found, name, raw[at + 1] ?? '')
  }
  return found
}

/** Lists that come in several lines are one list. */
function takeHeader(found: Headers, name: string, value: string): void {
  switch (name.toLowerCase()) {
    case 'host':
      found.hosts += 1
      found.host = value
      return
    case 'accept-encoding':
      found.acceptEncoding = joined(found.acceptEncoding, value)
      return
    case 'if-none-match':
      found.ifNoneMatch = joined(found.ifNoneMatch, value)
      return
    case 'if-modified-since':
      found.ifModifiedSince ??= value
      return
    case 'range':
      found.range ??= value
      return
    case 'if-range':
      found.ifRange ??= value
      return
    case 'user-agent':
      found.userAgent ??= value
      return
    case 'referer':
      found.referrer ??= value
      return
    case 'x-forwarded-for':
      found.forwardedFor = joined(found.forwardedFor, value)
      return
    default:
  }
}

function joined(before: string | undefined, value: string): string {
  return before === undefined ? value : `${before}, ${value}`
}

const ABSOLUTE = /^https?:\/\/([^/?#@]+)(\/[^#]*|\?[^#]*)?$/i

/** The path of an address with a host in it, as proxies get them; null unless that is the host of the header. */
function targetOf(url: string, host: string): string | null {
  const [, named, rest = '/'] = ABSOLUTE.exec(url) ?? []
  if (named === undefined || named.toLowerCase() !== host.toLowerCase()) return null
  return rest.startsWith('?') ? `/${rest}` : rest
}
