import { STATUS_CODES } from '../platform/http/node-http.ts'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fastify } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBodyReader } from '../platform/http/body-reader.ts'
import { crossOriginHeaders, preflightHeaders } from '../platform/http/cross-origin.ts'
import type { Drainable } from '../platform/http/drainable.ts'
import { answerMalformed, guardedServer } from '../platform/http/guarded-server.ts'
import type { Guard } from '../platform/http/guarded-server.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { pathOf } from '../platform/http/path-of.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { ApiError } from './api-error.ts'
import type { AppSettings } from './app-settings.ts'
import { askedPath, withoutHost } from './asked-path.ts'
import { goneSignal } from './gone-signal.ts'
import { allowedMethods, offersOf, unknownPathHint } from './offers.ts'
import type { Offer } from './offers.ts'
import { packAnswers } from './pack-answers.ts'
import { answerOf, refusalFor, refusalOf } from './refusal-for.ts'
import { versionHeaders } from './versions.ts'

/** Longer than any request line that Node lets through, so that a long name is an unknown thing, not a framework error. */
const LONGEST_PARAMETER = 20_000

/** A server of an API as a Fastify application that does not listen yet. Closing it lets requests in work end. */
export function createApp(settings: AppSettings): FastifyInstance {
  const guard = guardOf(settings)
  // One for each address of the host: `localhost` has two.
  const servers: Drainable<Server>[] = []
  const app = fastify({
    serverFactory(handler) {
      const server = guardedServer(guard, handler, settings.patience, settings.connectionsOfNetwork)
      servers.push(server)
      return server
    },
    clientErrorHandler: (error, socket) => answerMalformed(guard, error, socket),
    frameworkErrors: (error, _request, reply) => sendError(settings, error, reply),
    rewriteUrl: (request) => withoutHost(request.url ?? '/'),
    // A request that came before the door closed is served; Fastify's own 503 is not an answer of this API.
    return503OnClosing: false,
    // Requests in work have as long as `closingMs` says; Fastify would give up the closing after ten seconds of its own.
    pluginTimeout: 0,
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: settings.ignoresTrailingSlash },
  })
  app.removeAllContentTypeParsers()
  // Whatever comes, a route reads it by itself.
  app.addContentTypeParser('*', (_request, _stream, done) => done(null))
  addHooks(app, settings)
  app.addHook(
    'preClose',
    async () => void (await Promise.all(servers.map((server) => server.drain(settings.closingMs)))),
  )
  const { readBody } = createBodyReader(settings.bodyRoomBytes)
  for (const service of settings.services) service.serve(app, { ...settings, readBody })
  return app
}

function addHooks(app: FastifyInstance, settings: AppSettings): void {
  const { pace, services, takeTurn } = settings
  const offers = services
    .flatMap((service) => service.offers)
    .map((offer) => (settings.ignoresTrailingSlash ? { ...offer, path: withoutSlash(offer.path) } : offer))
  // One hook: from each to the next is a turn of promises.
  app.addHook('onRequest', async (request, reply) => {
    const { is404, method } = request
    const leaving = (): AbortSignal => goneSignal(reply)
    await takeTurn(networkOf(request.ip), leaving)
    // Whatever changes something has limits of its own; all else has this one.
    if (is404 || method === 'GET' || method === 'HEAD') await pace.readers(networkOf(request.ip), leaving)
    return is404 ? answerUnrouted(request, reply, offers, settings) : undefined
  })
  app.addHook('onResponse', async (request, reply) => logAnswer(settings, request, reply))
  packAnswers(app)
  app.setErrorHandler(async (error, request, reply) => {
    if (isTurnedAway(error, settings))
      await pace.refused(networkOf(request.ip), () => goneSignal(reply)).catch(() => null)
    sendError(settings, error, reply)
    // Nothing else would tell Fastify that an answer is on its way that is still being packed.
    return reply
  })
  app.setNotFoundHandler((request, reply) => answerUnrouted(request, reply, offers, settings))
}

function guardOf(settings: AppSettings): Guard {
  return {
    begin(request: IncomingMessage, response: ServerResponse): void {
      const headers = { 'x-request-id': settings.makeRequestId(), ...headersAt(askedPath(request.url), settings) }
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
    refuse(problem, request) {
      const requestId = settings.makeRequestId()
      const { status, headers, body } = answerOf(new ApiError('malformed', problem), requestId, settings.dialect)
      settings.log.info('malformed', { request_id: requestId, problem })
      settings.observe({ method: 'malformed', route: null, status, seconds: 0 })
      return {
        status,
        reason: STATUS_CODES[status] ?? '',
        headers: {
          ...headersAt(askedPath(request?.url), settings),
          ...headers,
          'x-request-id': requestId,
          date: new Date(settings.now()).toUTCString(),
        },
        body: JSON.stringify(body),
      }
    },
  }
}

/** What every answer at a path carries, whatever it is. */
function headersAt(path: string, { baseUrl, isForAnyOrigin, versions }: AppSettings): Record<string, string> {
  return {
    ...securityHeaders(baseUrl().startsWith('https:')),
    ...(isForAnyOrigin(path) ? crossOriginHeaders() : {}),
    ...versionHeaders(path, versions),
  }
}

/** For what no route takes: the methods of a known path (OPTIONS, 405), or 404. */
async function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  offers: readonly Offer[],
  { overview, ignoresTrailingSlash }: AppSettings,
): Promise<FastifyReply> {
  const path = ignoresTrailingSlash ? withoutSlash(pathOf(request.url)) : pathOf(request.url)
  const allow = allowedMethods(path, offers)
  if (allow === null)
    throw new ApiError('not_found', `There is nothing at this path. ${unknownPathHint(path, offers, overview)}`)
  if (request.method !== 'OPTIONS')
    throw new ApiError(
      'method_not_allowed',
      `This path takes ${allow}, not ${request.method.slice(0, 20)}. ${offersOf(path, offers)}`,
      { headers: { allow } },
    )
  return reply
    .code(204)
    .headers({ allow, ...preflightHeaders(allow, request.headers['access-control-request-headers']) })
    .send()
}

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

/** Whoever is told to go away and comes back at once, over a thousand connections, must not take this thread from all others. */
function isTurnedAway(error: unknown, { dialect }: AppSettings): boolean {
  const refusal = refusalOf(error, dialect)
  return refusal !== null && [401, 429].includes(dialect.answer(refusal, '').status)
}

function sendError(settings: AppSettings, error: unknown, reply: FastifyReply): void {
  const requestId = String(reply.raw.getHeader('x-request-id'))
  if (reply.raw.destroyed || reply.request.raw.socket.destroyed) {
    settings.log.info('client-gone', { request_id: requestId })
    reply.hijack()
    return
  }
  const refusal = refusalFor(error, requestId, settings)
  const path = pathOf(reply.request.url)
  const { showRefusal } = settings
  const page = showRefusal?.page(refusal, path, reply.request.headers) ?? null
  void reply
    .code(refusal.status)
    .headers(refusal.headers)
    .headers(showRefusal?.isForPeople(path) === true ? { vary: 'Accept' } : {})
    .headers(page === null ? {} : page.headers)
    .send(page?.text ?? JSON.stringify(refusal.body))
}

function logAnswer(settings: AppSettings, request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request
  // The pattern, not the path: what people paste into addresses by mistake stays out of log and metrics.
  const route = request.is404 ? null : (request.routeOptions.url ?? null)
  const status = reply.statusCode
  settings.log.info('answered', {
    request_id: String(reply.raw.getHeader('x-request-id')),
    method,
    route,
    status,
    took_ms: Math.round(reply.elapsedTime),
  })
  settings.observe({ method, route, status, seconds: reply.elapsedTime / 1000 })
}
