import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { ObjectMissing } from '../platform/blobs/object-store.ts'
import type { BlobPlace } from '../platform/blobs/object-store.ts'
import { isWritten } from '../platform/http/is-written.ts'
import { sizeBoundCache } from '../platform/size-bound-cache.ts'
import { BusyError } from '../platform/workers.ts'
import { answerRequest } from './answer-request.ts'
import type { SiteAnswer } from './answer-request.ts'
import { createCodingClasses } from './coding-classes.ts'
import type { Visit } from './count-traffic.ts'
import { findMount, headBelow, isShownAt, locationBelow, prefixOf } from './mount.ts'
import type { Mount } from './mount.ts'
import type { Hosts } from './open-hosts.ts'
import type { FoundSite, Sites } from './open-sites.ts'
import {
  barredPage,
  malformedPage,
  movedTo,
  NO_PAGE,
  NO_SITE,
  noPageBelow,
  OTHER_METHOD,
  UNREADABLE,
} from './plain-page.ts'
import { readHead } from './request-head.ts'
import type { RequestHead } from './request-head.ts'
import { REPORT_PATH, reportPage } from './report-page.ts'
import { readHost } from './site-address.ts'
import type { HostReading, SiteAddress } from './site-address.ts'
import type { SiteHeaders } from './site-headers.ts'
import type { Site } from './site.ts'

export interface SitesDeps {
  /** The host name below which sites lie, without a port. */
  readonly domain: string
  readonly sites: Sites
  /** Names of people's own. */
  readonly hosts: Hosts
  /** Bytes of a stored object. */
  readonly read: (place: BlobPlace) => Promise<Buffer>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where reports about sites go: an address of the hosting API. */
  readonly reportTo: string
  /** Told of every answer of a site when it begins, but for the form of reports: its owner does not learn who asked for it. */
  readonly observe: (visit: Visit) => void
  /** Told of what should not have happened. */
  readonly report: (error: unknown) => void
  /** A reader that takes nothing for so long is cut off, in milliseconds. */
  readonly takingMs: number
}

/** An answer with its bytes, for all who ask the same of the same site. */
interface ReadyAnswer {
  /** Of the site as it was read then. */
  readonly mark: symbol
  readonly projectId: string
  readonly status: number
  /** Names and values in turn, as they are written. */
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** Larger bodies are read and sent in parts, and not kept. */
const LARGE_BYTES = 1024 * 1024
const PART_BYTES = 256 * 1024
/** What an answer takes besides its body. */
const ANSWER_BYTES = 1_500

/** Answers requests to hosted sites; bytes that were asked for last are kept in `mostBytes` of memory. Never throws. */
export function serveSites(
  deps: SitesDeps,
  mostBytes: number,
): (request: IncomingMessage, response: ServerResponse) => void {
  const ready = sizeBoundCache<ReadyAnswer>(mostBytes, ({ headers, body }) => {
    const characters = headers.reduce((sum, text) => sum + text.length, 0)
    return ANSWER_BYTES + characters + body.byteLength
  })
  const shared: Shared = { deps, ready, classOf: createCodingClasses() }
  const addressOf = rememberHosts(deps.domain)
  return (request, response) => {
    const at = deps.now()
    const reading = readHead(request)
    if (reading.kind === 'other-method') return sendWhole(response, OTHER_METHOD, false)
    if (reading.kind === 'malformed') return sendWhole(response, malformedPage(reading.problem), false)
    const { head } = reading
    const address = addressOf(head.host)
    if (address.kind === 'malformed')
      return sendWhole(response, malformedPage('The Host header of this request is not a host name.'), head.isHead)
    if (address.kind === 'unknown') return sendWhole(response, NO_SITE, head.isHead)
    const came: Came = { head, response, at, visitor: request.socket.remoteAddress }
    if (address.kind === 'host') answerHost(shared, came, address.name)
    else answer(shared, came, address, null)
  }
}

/** What requests have in common. */
interface Shared {
  readonly deps: SitesDeps
  readonly ready: LRUCache<string, ReadyAnswer>
  readonly classOf: ReturnType<typeof createCodingClasses>
}

/** A request, as it came. */
interface Came {
  readonly head: RequestHead
  readonly response: ServerResponse
  /** When it came. */
  readonly at: number
  /** The address of the connection. */
  readonly visitor: string | undefined
}

/** Answers at a host of somebody's own: by the site that is mounted at the path, or by nothing. */
function answerHost(shared: Shared, came: Came, hostname: string): void {
  const mounts = shared.deps.hosts.find(hostname, came.visitor ?? '')
  const answerBy = (read: readonly Mount[]): void => answerMounted(shared, came, read)
  if (mounts instanceof Promise) mounts.then(answerBy).catch((error: unknown) => fail(shared, came, error))
  else answerBy(mounts)
}

function answerMounted(shared: Shared, came: Came, mounts: readonly Mount[]): void {
  const { head, response, at } = came
  if (mounts.length > 0 && head.path === REPORT_PATH) return sendReport(shared.deps, came)
  const mount = findMount(mounts, head.path, at)
  if (mount === null) return sendWhole(response, NO_SITE, head.isHead)
  const below = { ...came, head: headBelow(head, mount) }
  // Links within a folder lead where they should when its address has a slash at its end.
  if (below.head.path === '') return sendWhole(response, movedTo(`${mount.pathPrefix}/${head.query}`), head.isHead)
  answer(shared, below, { kind: 'site', slug: mount.slug }, mount)
}

function answer({ deps, ready, classOf }: Shared, came: Came, address: SiteAddress, mount: Mount | null): void {
  const { head } = came
  const where = mount === null ? head.host : `${head.host}${prefixOf(mount)}`
  const key = `${where}\n${classOf(head.acceptEncoding)}\n${head.path}${head.query}`
  const site = deps.sites.find(address)
  const known = ready.get(key)
  const asked: Asked = { ...came, deps, ready, key, address, mount }
  if (isPlain(head) && known !== undefined && isOf(site, known) && isMounted(mount, known.projectId))
    return sendReady(asked, known)
  answerSlowly(asked, site).catch((error: unknown) => fail({ deps }, came, error))
}

/** A name that another project has got meanwhile does not bring it to a host that is not its own. */
function isMounted(mount: Mount | null, projectId: string): boolean {
  return mount === null || mount.projectId === projectId
}

function fail({ deps }: Pick<Shared, 'deps'>, { head, response }: Came, error: unknown): void {
  if (!(error instanceof BusyError)) deps.report(error)
  if (response.headersSent) response.destroy()
  else sendWhole(response, UNREADABLE, head.isHead)
}

/** Whether an answer was made of a site that is at hand, as it is now. */
function isOf(site: FoundSite | Promise<FoundSite>, { mark }: ReadyAnswer): boolean {
  return site !== null && 'mark' in site && site.mark === mark
}

const MOST_HOSTS = 10_000

/** Reads each spelling of a host once, as long as it is asked for. */
function rememberHosts(domain: string): (host: string) => HostReading {
  const known = new LRUCache<string, HostReading>({ max: MOST_HOSTS })
  return (host) => {
    const before = known.get(host)
    if (before !== undefined) return before
    const reading = readHost(host, domain)
    // What is not a name may be as long as all headers together.
    if (reading.kind !== 'malformed') known.set(host, reading)
    return reading
  }
}

interface Asked extends Came {
  readonly deps: SitesDeps
  readonly ready: LRUCache<string, ReadyAnswer>
  readonly key: string
  readonly address: SiteAddress
  /** Null: at an address of the service's own. */
  readonly mount: Mount | null
}

/** Whether everybody gets the same answer to it. */
function isPlain({ ifNoneMatch, ifModifiedSince, range }: RequestHead): boolean {
  return ifNoneMatch === undefined && ifModifiedSince === undefined && range === undefined
}

async function answerSlowly(asked: Asked, finding: FoundSite | Promise<FoundSite>): Promise<void> {
  const { deps, address, response } = asked
  const site = await finding
  if (site !== null && asked.mount === null && asked.head.path === REPORT_PATH) return sendReport(deps, asked)
  if (site === null || 'barred' in site || !isMounted(asked.mount, site.manifest.projectId))
    return sendNoSite(asked, site)
  try {
    await answerSite(asked, site)
  } catch (error) {
    if (response.headersSent) throw error
    if (!(error instanceof ObjectMissing)) {
      observe(asked, site.manifest.projectId, UNREADABLE.status, UNREADABLE.body.byteLength)
      throw error
    }
    // Contents move when packs are tidied up; where they lie now stands in the database.
    deps.sites.forget(address.slug)
    const again = await deps.sites.find(address)
    if (again === null || 'barred' in again || !isMounted(asked.mount, again.manifest.projectId))
      return sendNoSite(asked, again)
    await answerSite(asked, again)
  }
}

/** The form comes before whatever the site has there, and whether or not it is shown. */
function sendReport({ reportTo }: SitesDeps, { head, response }: Came): void {
  sendWhole(response, reportPage(head.host.toLowerCase().replace(/\.?(?::\d+)?$/, ''), reportTo), head.isHead)
}

function sendNoSite(asked: Asked, found: FoundSite): void {
  const bar = found !== null && 'barred' in found && isMounted(asked.mount, found.projectId) ? found : null
  const page = bar === null ? NO_SITE : barredPage(bar)
  if (bar !== null) observe(asked, bar.projectId, page.status, page.body.byteLength)
  sendWhole(asked.response, page, asked.head.isHead)
}

async function answerSite(asked: Asked, site: Site): Promise<void> {
  const { deps, ready, key, head, response } = asked
  const answer = below(asked.mount, await answerRequest(site, head, deps.sites.kept))
  const place = answer.body
  if (place === null || Buffer.isBuffer(place)) {
    observe(asked, site.manifest.projectId, answer.status, place?.byteLength ?? 0)
    return sendWhole(response, { ...answer, body: place }, head.isHead)
  }
  if (place.length > LARGE_BYTES) return sendLarge(asked, site, { ...answer, body: place })
  const known = ready.get(key)
  const isWhole = answer.status !== 206
  const body = isWhole && known?.mark === site.mark ? known.body : await deps.read(place)
  const { mark, manifest } = site
  const made: ReadyAnswer = {
    mark,
    projectId: manifest.projectId,
    status: answer.status,
    headers: [...answer.headers].flat(),
    body,
  }
  if (isWhole) ready.set(key, made)
  sendReady(asked, made)
}

/** The answer of a site as it is at its mount. */
function below(mount: Mount | null, answer: SiteAnswer): SiteAnswer {
  if (mount === null || mount.pathPrefix === '/') return answer
  if (answer === NO_PAGE) return noPageBelow(mount.pathPrefix)
  const location = answer.headers.get('location')
  if (location === undefined) return answer
  return { ...answer, headers: new Map([...answer.headers, ['location', locationBelow(location, mount)]]) }
}

/** `bytes`: of the body, which is left out of the answer to a HEAD. */
function observe({ deps, head, at, visitor }: Asked, projectId: string, status: number, bytes: number): void {
  deps.observe({ projectId, head, address: visitor, status, bytes: head.isHead ? 0 : bytes, at })
}

function sendReady(asked: Asked, { projectId, status, headers, body }: ReadyAnswer): void {
  const { response, head } = asked
  observe(asked, projectId, status, body.byteLength)
  response.writeHead(status, headers as string[])
  if (head.isHead) response.end()
  else response.end(body)
}

function sendWhole(
  response: ServerResponse,
  { status, headers, body }: { readonly status: number; readonly headers: SiteHeaders; readonly body: Buffer | null },
  isHead: boolean,
): void {
  response.writeHead(status, [...headers].flat())
  if (isHead || body === null) response.end()
  else response.end(body)
}

/** Reads a part when the one before has been taken, so that a slow reader costs no memory. */
async function sendLarge(
  asked: Asked,
  site: Site,
  { status, headers, body: place }: SiteAnswer & { readonly body: BlobPlace },
): Promise<void> {
  const { deps, head, response } = asked
  const { socket } = response
  const first = head.isHead || socket === null ? null : await deps.read(partOf(place, 0))
  observe(asked, site.manifest.projectId, status, place.length)
  response.writeHead(status, [...headers].flat())
  if (first === null || socket === null) return void response.end()
  const outlet = { response, socket, patienceMs: deps.takingMs }
  for (let sent = 0, part = first; ; part = await deps.read(partOf(place, sent))) {
    if (!(await isWritten(outlet, part))) return
    sent += part.byteLength
    if (sent >= place.length) break
    if (await isOverNow(asked)) return void response.destroy()
  }
  response.end()
}

/**
 * What is taken down while it is sent, or shown at this host no more, ends there, however slowly it is read; where nobody can tell, it
 * goes on.
 */
async function isOverNow(asked: Asked): Promise<boolean> {
  const { deps, address, mount, head } = asked
  try {
    const now = await deps.sites.find(address)
    if (now !== null && 'barred' in now) return true
    const host = mount === null ? null : readHost(head.host, deps.domain)
    if (mount === null || host?.kind !== 'host') return false
    const at = deps.now()
    return !(await deps.hosts.find(host.name, asked.visitor ?? '')).some(
      (one) => isSameMount(one, mount) && isShownAt(one, at),
    )
  } catch {
    return false
  }
}

function isSameMount(one: Mount, other: Mount): boolean {
  return one.projectId === other.projectId && one.pathPrefix === other.pathPrefix
}

function partOf({ object, start, length }: BlobPlace, from: number): BlobPlace {
  return { object, start: start + from, length: Math.min(PART_BYTES, length - from) }
}
