import { networkKeys, networkOf } from '../platform/http/network-of.ts'
import type { RequestHead } from './request-head.ts'

/** An answer of a site, as it begins. */
export interface Visit {
  readonly projectId: string
  readonly head: RequestHead
  /** Of the connection. */
  readonly address: string | undefined
  readonly status: number
  readonly bytes: number
  /** When the request came, in milliseconds since 1970. */
  readonly at: number
}

/** What was asked of a site in one minute: how many requests, by the first digit of the status, and the bytes of their answers. */
export interface TrafficCount {
  readonly projectId: string
  readonly minute: Date
  readonly status2xx: number
  readonly status3xx: number
  readonly status4xx: number
  readonly status5xx: number
  readonly bytes: number
}

/** A request to a site, with nothing that tells which visitor it was. */
export interface LoggedRequest {
  readonly projectId: string
  readonly at: Date
  readonly method: 'GET' | 'HEAD'
  /** Without the query, which may hold secrets. */
  readonly path: string
  readonly status: number
  readonly bytes: number
  /** Until the answer began. */
  readonly ms: number
  /** A /24 of IPv4, a /48 of IPv6. */
  readonly network: string
  readonly userAgent: string | null
  /** The host of the page that led here. */
  readonly referrer: string | null
}

/** What came since the last one was taken. */
export interface TrafficBatch {
  readonly counts: readonly TrafficCount[]
  /** In the order of their times, by project. */
  readonly requests: readonly LoggedRequest[]
  /** Requests for which there was no room. */
  readonly uncounted: number
}

export interface Traffic {
  count(visit: Visit): void
  take(): TrafficBatch
}

/** Projects that are told apart between two takings. */
const MOST_PROJECTS = 10_000
/** Requests of one project, and of all together: the more projects, the fewer of each. */
const MOST_OF_PROJECT = 200
const MOST_REQUESTS = 4_000
const MOST_CHARACTERS = { path: 512, userAgent: 256, referrer: 512, addresses: 256 }
const MINUTE_MS = 60_000

/** What is known of one project; numbers of the minute that runs, then those that are over. */
interface Entry {
  minute: number
  /** By the first digit of the status. */
  readonly statuses: [number, number, number, number, number, number]
  bytes: number
  over: TrafficCount[]
  /** The last ones, and at most as many before them. */
  recent: Recent[]
}

/** A visit, bounded. */
interface Recent {
  readonly at: number
  readonly ms: number
  readonly isHead: boolean
  readonly path: string
  readonly status: number
  readonly bytes: number
  readonly address: string | undefined
  readonly forwardedFor: string | undefined
  readonly userAgent: string | undefined
  readonly referrer: string | undefined
}

/**
 * Counts requests in bounded memory, at the price of a look into a map and a small object each; all else is done when they are taken.
 * `trustedProxies`: how many proxies in front write the visitor's address into `X-Forwarded-For`.
 */
export function countTraffic({ now, trustedProxies }: { now: () => number; trustedProxies: number }): Traffic {
  let entries = new Map<string, Entry>()
  let uncounted = 0
  const room = (): number => Math.max(1, Math.min(MOST_OF_PROJECT, Math.floor(MOST_REQUESTS / entries.size)))
  const begin = (projectId: string, minute: number): Entry => {
    const entry: Entry = { minute, statuses: [0, 0, 0, 0, 0, 0], bytes: 0, over: [], recent: [] }
    entries.set(projectId, entry)
    // Those that came first have more than their share by now: looked at so rarely, it costs next to nothing.
    if ((entries.size & (entries.size - 1)) === 0) for (const one of entries.values()) keepLast(one, room())
    return entry
  }
  return {
    count(visit) {
      const minute = Math.floor(visit.at / MINUTE_MS)
      let entry = entries.get(visit.projectId)
      if (entry === undefined) {
        if (entries.size >= MOST_PROJECTS) return void (uncounted += 1)
        entry = begin(visit.projectId, minute)
      }
      if (entry.minute !== minute) endMinute(visit.projectId, entry, minute)
      entry.statuses[Math.floor(visit.status / 100) as 2] += 1
      entry.bytes += visit.bytes
      if (entry.recent.push(recentOf(visit, now())) >= 2 * room()) keepLast(entry, room())
    },
    take() {
      const taken = [...entries]
      const batch = {
        counts: taken.flatMap(([projectId, entry]) => (endMinute(projectId, entry, entry.minute), entry.over)),
        requests: taken.flatMap(([projectId, { recent }]) =>
          recent.slice(-room()).map((one) => loggedOf(projectId, one, trustedProxies)),
        ),
        uncounted,
      }
      entries = new Map()
      uncounted = 0
      return batch
    },
  }
}

function endMinute(projectId: string, entry: Entry, next: number): void {
  const [, , status2xx, status3xx, status4xx, status5xx] = entry.statuses
  const minute = new Date(entry.minute * MINUTE_MS)
  entry.over.push({ projectId, minute, status2xx, status3xx, status4xx, status5xx, bytes: entry.bytes })
  entry.statuses.fill(0)
  entry.bytes = 0
  entry.minute = next
}

function keepLast(entry: Entry, most: number): void {
  if (entry.recent.length > most) entry.recent = entry.recent.slice(-most)
}

function recentOf({ at, head, status, bytes, address }: Visit, nowMs: number): Recent {
  const { isHead, path, query, userAgent, referrer, forwardedFor } = head
  return {
    at,
    ms: Math.max(0, nowMs - at),
    isHead,
    // A part of a text keeps all of it in memory, and the path is a part of the address.
    path: path.length + query.length > MOST_CHARACTERS.path ? copy(path, MOST_CHARACTERS.path) : path,
    status,
    bytes,
    address,
    forwardedFor: forwardedFor === undefined ? undefined : copy(forwardedFor, -MOST_CHARACTERS.addresses),
    userAgent: bounded(userAgent, MOST_CHARACTERS.userAgent),
    referrer: bounded(referrer, MOST_CHARACTERS.referrer),
  }
}

function bounded(text: string | undefined, most: number): string | undefined {
  return text === undefined || text.length <= most ? text : copy(text, most)
}

/** The first characters of a header, or with a negative number the last ones, as a text of their own. */
function copy(text: string, most: number): string {
  const part = most < 0 ? text.slice(most) : text.slice(0, most)
  return Buffer.from(part, 'latin1').toString('latin1')
}

function loggedOf(projectId: string, recent: Recent, trustedProxies: number): LoggedRequest {
  const { at, ms, isHead, path, status, bytes, userAgent = null, referrer } = recent
  const network = wideNetworkOf(visitorAddress(recent, trustedProxies))
  const method = isHead ? 'HEAD' : 'GET'
  const host = referrer === undefined ? undefined : URL.parse(referrer)?.host
  return {
    projectId,
    at: new Date(at),
    method,
    path,
    status,
    bytes,
    ms,
    network,
    userAgent,
    referrer: host === undefined || host === '' ? null : host,
  }
}

/** Each proxy adds who asked it at the end: the visitor is as far from there as there are proxies to trust. */
function visitorAddress({ address, forwardedFor }: Recent, trustedProxies: number): string | undefined {
  if (trustedProxies === 0 || forwardedFor === undefined) return address
  const named = forwardedFor.split(',')
  return named[Math.max(0, named.length - trustedProxies)]?.trim()
}

/** Wide enough that nobody is known by it. */
function wideNetworkOf(address: string | undefined): string {
  const network = networkKeys(networkOf(address)).at(-1)?.key ?? 'unknown'
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
}
