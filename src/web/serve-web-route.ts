import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findBrowserSession } from '../accounts/identity/find-session.ts'
import type { Session } from '../accounts/identity/session.ts'
import { retryAfterOf } from '../accounts/retry-after-of.ts'
import { LIMITS } from '../contract/limits.ts'
import { findVisitor } from '../accounts/visitors/visitor-cookie.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { entityTag } from '../platform/http/entity-tag.ts'
import { isSameOrigin } from '../platform/http/origin.ts'
import type { BodyReading, ReadBody } from '../platform/http/body-reader.ts'
import { browserName } from './browser-name.ts'
import { COOKIES, cookieIn, setCookieHeader } from './cookies.ts'
import { framePage } from './html/frame-page.ts'
import { problemPage } from './html/problem-page.ts'
import { readFormBody } from './read-form-body.ts'
import { routeFailure } from './route-failure.ts'
import { routeProblem } from './route-problem.ts'
import { tooMany } from './too-many.ts'
import type { WebAnswer, WebRequest, WebRoute, WebRouteHead } from './web-route.ts'
import type { PageDeps } from './web-deps.ts'

/** Forms of ours are far smaller; events of the payment provider are too. */
const BODY_BYTES = 256 * 1024
/** With as many pictures as a draw takes, each as large as it may be. */
const BODY_WITH_FILES_BYTES = LIMITS.images * LIMITS.imageBytes + BODY_BYTES

const TOO_LARGE = {
  status: 413,
  title: 'That was too much',
  advice: 'The form is larger than any of ours can be. Go back and send less.',
}
const NO_ROOM = {
  status: 503,
  title: 'Too much is being sent here now',
  advice: 'Nothing was changed. Go back and send it again in a few seconds.',
}

/** Pages and forms are made by us and load nothing from elsewhere; the browser holds them to it. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self' https://checkout.stripe.com https://billing.stripe.com; frame-ancestors 'none'",
  // Not packed either: the length of a packed page that has a secret, and words of whoever asked, tells more of the secret with
  // each try.
  'cache-control': 'no-store, no-transform',
  // With `no-referrer` a browser would send forms with `Origin: null`, and they could not be told from another site's.
  'referrer-policy': 'same-origin',
}

/** Puts one route of the web site on the server. */
export function serveWebRoute<Deps extends PageDeps>(
  app: FastifyInstance,
  route: WebRoute<Deps>,
  deps: Deps,
  readBody: ReadBody,
): void {
  app.route({
    method: route.method,
    url: route.path,
    // Whatever the type of the body says, the route reads it by itself.
    onRequest: async (arrived) => void delete arrived.raw.headers['content-type'],
    handler: async (arrived, reply) => {
      const answer = await answerOf(route, deps, arrived, reply, readBody)
      return send(answer, deps, reply)
    },
  })
}

async function answerOf<Deps extends PageDeps>(
  route: WebRoute<Deps>,
  deps: Deps,
  arrived: FastifyRequest,
  reply: FastifyReply,
  readBody: ReadBody,
): Promise<WebAnswer> {
  if (route.body === 'none') return answerRead(route, deps, arrived, reply, null)
  const limitBytes = route.body === 'form-with-files' ? BODY_WITH_FILES_BYTES : BODY_BYTES
  const incoming = { request: arrived.raw, response: reply.raw, limitBytes, network: networkOf(arrived.ip) }
  return readBody(incoming, (reading) => answerRead(route, deps, arrived, reply, reading))
}

async function answerRead<Deps extends PageDeps>(
  route: WebRoute<Deps>,
  deps: Deps,
  arrived: FastifyRequest,
  reply: FastifyReply,
  reading: BodyReading | null,
): Promise<WebAnswer> {
  const requestId = String(reply.raw.getHeader('x-request-id'))
  let isBegun = false
  try {
    if (reading?.fault === 'too-large') return routeProblem(route, TOO_LARGE)
    if (reading?.fault === 'no-room') return routeProblem(route, NO_ROOM)
    if (isOurForm(route) && !isSameOrigin(arrived.headers, deps.baseUrl()))
      return problemPage(
        403,
        'This form came from another page',
        `For your safety, forms are only taken from the pages at ${deps.baseUrl()}. Nothing was changed. Open the page there, and send its form again.`,
      )
    const request = await requestOf(route, deps, arrived, requestId, reading?.bytes ?? new Uint8Array())
    if (route.access === 'account' && request.session === null) return signInFirst(route, request)
    const refused = await tooMany(route, deps, request)
    if (refused !== null) return refused
    isBegun = true
    return await route.handle(deps, request)
  } catch (error) {
    if (reply.raw.destroyed) throw error
    return routeFailure(route, deps, { error, isBegun, requestId })
  }
}

function signInFirst(route: WebRouteHead, request: WebRequest): WebAnswer {
  const query = route.method === 'GET' && request.query.size > 0 ? `?${request.query.toString()}` : ''
  const next = route.method === 'GET' ? request.path + query : (route.back ?? '/account')
  return { kind: 'redirect', location: `/sign-in?next=${encodeURIComponent(next)}` }
}

async function requestOf(
  route: WebRouteHead,
  deps: PageDeps,
  arrived: FastifyRequest,
  requestId: string,
  bytes: Uint8Array,
): Promise<WebRequest> {
  const [path = '/', query = ''] = arrived.url.split(/\?(.*)/s, 2)
  const isSecure = deps.baseUrl().startsWith('https:')
  const cookie = (name: string): string | null => cookieIn(arrived.headers.cookie, name, isSecure)
  const takesCookies = route.body === 'none' || isOurForm(route)
  const sessionToken = takesCookies ? cookie(COOKIES.session) : null
  const { fields, files } =
    isOurForm(route) || route.body === 'foreign-form'
      ? await readFormBody(bytes, route.body === 'form-with-files' ? sentType(arrived.raw) : '')
      : { fields: new URLSearchParams(), files: [] }
  return {
    path,
    parameters: arrived.params as Record<string, string>,
    query: new URLSearchParams(query),
    form: fields,
    files,
    bytes,
    session: await sessionFor(route, deps, sessionToken),
    sessionToken,
    visitor: deps.accounts === null ? null : findVisitor(cookie(COOKIES.visitor), deps.accounts.identity.secret),
    network: networkOf(arrived.ip),
    browserName: browserName(arrived.headers['user-agent']),
    requestId,
    receivedAt: deps.now(),
    header: (name) => {
      const value = arrived.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    cookie,
  }
}

function isOurForm({ body }: WebRouteHead): boolean {
  return body === 'form' || body === 'form-with-files'
}

/** The type of the body as it was sent: the header itself is hidden from the server, which would read the body by it. */
function sentType({ rawHeaders }: IncomingMessage): string {
  const at = rawHeaders.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'content-type')
  return rawHeaders[at + 1] ?? ''
}

async function sessionFor(
  { isOpenWithoutSession = false }: WebRouteHead,
  { accounts, log }: PageDeps,
  token: string | null,
): Promise<Session | null> {
  if (accounts === null || token === null) return null
  return findBrowserSession(accounts.identity, token).catch((error: unknown) => {
    if (!isOpenWithoutSession || retryAfterOf(error) === null) throw error
    log.warn('session-not-looked-up', { problem: String(error) })
    return null
  })
}

function send(answer: WebAnswer, deps: PageDeps, reply: FastifyReply): FastifyReply {
  const isSecure = deps.baseUrl().startsWith('https:')
  const cookies = (answer.cookies ?? []).map((one) => setCookieHeader(one, isSecure))
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.headers({ 'cache-control': 'no-store', ...answer.headers })
  if (answer.kind === 'redirect') return reply.code(303).header('location', answer.location).send()
  if (answer.kind === 'data')
    return reply
      .code(answer.status ?? 200)
      .header('content-type', answer.mediaType)
      .send(answer.body)
  const at = { baseUrl: deps.baseUrl(), path: reply.request.url.replace(/\?.*/s, '') }
  const page = answer.isWhole === true ? answer.html.markup : framePage(answer.title, answer.html, at)
  const keeping = answer.isForAll === true ? { 'cache-control': 'private, no-cache', etag: entityTag(page) } : {}
  return reply
    .code(answer.status ?? 200)
    .headers({ ...PAGE_HEADERS, ...keeping, ...answer.headers })
    .header('content-type', 'text/html; charset=utf-8')
    .send(page)
}
