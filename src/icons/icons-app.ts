import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fastify } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { crossOriginHeaders, preflightHeaders } from '../platform/http/cross-origin.ts'
import type { Drainable } from '../platform/http/drainable.ts'
import { createBodyReader } from '../platform/http/body-reader.ts'
import { answerMalformed, guardedServer, PATIENCE } from '../platform/http/guarded-server.ts'
import type { Guard } from '../platform/http/guarded-server.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { pathOf } from '../platform/http/path-of.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { askedPath, withoutHost } from './asked-path.ts'
import { errorPageFor, isForPeople } from './error-page-for.ts'
import { apiError, errorAnswer, isApiError } from './errors.ts'
import { packAnswers } from './pack-answers.ts'
import { pageHeaders } from './page-headers.ts'
import { goneSignal } from './gone-signal.ts'
import { refusalFor } from './refusal-for.ts'
import { allowedMethods, offersOf, ROUTES, unknownPathHint } from './routes.ts'
import type { Offer } from './routes.ts'
import { serveRoute } from './serve-route.ts'
import type { Serving } from './serving.ts'
import { versionHeaders } from './versions.ts'

/** Longer than any request line that Node lets through, so that a long model name is an unknown model, not a framework error. */
const LONGEST_PARAMETER = 20_000

/** What pages elsewhere may read: the API, and all that says how to use it. */
const FOR_ANY_ORIGIN = ['/api/', '/.well-known/', '/auth.md', '/openapi.json', '/llms.txt']

/** The icon service as a Fastify application that does not listen yet. Closing it lets requests in work end. */
export function iconsApp(parts: Serving): FastifyInstance {
  const guard = guardOf(parts)
  // One for each address of the host: `localhost` has two.
  const servers: Drainable<Server>[] = []
  const app = fastify({
    serverFactory(handler) {
      const server = guardedServer(guard, handler, PATIENCE, parts.connectionsOfNetwork)
      servers.push(server)
      return server
    },
    clientErrorHandler: (error, socket) => answerMalformed(guard, error, socket),
    frameworkErrors: (error, _request, reply) => sendError(parts, error, reply),
    rewriteUrl: (request) => withoutHost(request.url ?? '/'),
    // A request that came before the door closed is served; Fastify's own 503 is not an answer of this API.
    return503OnClosing: false,
    // Requests in work have as long as `closingMs` says; Fastify would give up the closing after ten seconds of its own.
    pluginTimeout: 0,
    trustProxy: (_address, hop) => hop < parts.trustedProxies,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  })
  app.removeAllContentTypeParsers()
  // Whatever comes, a route reads it by itself.
  app.addContentTypeParser('*', (_request, _stream, done) => done(null))
  const routes = parts.routes ?? ROUTES
  const offers = [...routes, ...(parts.site?.routes ?? [])]
  app.addHook('onRequest', async (request, reply) => parts.takeTurn(networkOf(request.ip), () => goneSignal(reply)))
  // Draws have limits of their own; whatever else is read has this one.
  app.addHook('onRequest', async (request, reply) =>
    request.method === 'POST' ? undefined : parts.pace.readers(networkOf(request.ip), () => goneSignal(reply)),
  )
  app.addHook('onRequest', async (request, reply) =>
    request.is404 ? answerUnrouted(request, reply, offers) : undefined,
  )
  app.addHook('preClose', async () => void (await Promise.all(servers.map((server) => server.drain(parts.closingMs)))))
  app.addHook('onResponse', async (request, reply) => logAnswer(parts, request, reply))
  packAnswers(app)
  app.setErrorHandler(async (error, request, reply) => {
    if (isTurnedAway(error)) await parts.pace.refused(networkOf(request.ip), () => goneSignal(reply)).catch(() => null)
    sendError(parts, error, reply)
    // Nothing else would tell Fastify that an answer is on its way that is still being packed.
    return reply
  })
  app.setNotFoundHandler((request, reply) => answerUnrouted(request, reply, offers))
  const { readBody } = createBodyReader(parts.bodyRoomBytes)
  for (const route of routes) serveRoute(app, route, parts, readBody)
  parts.site?.serve(app, readBody)
  return app
}

function guardOf(parts: Serving): Guard {
  return {
    begin(request: IncomingMessage, response: ServerResponse): void {
      const headers = { 'x-request-id': parts.makeRequestId(), ...headersAt(askedPath(request.url), parts) }
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
    refuse(problem, request) {
      const requestId = parts.makeRequestId()
      const { status, headers, body } = errorAnswer(apiError('invalid_request', problem), requestId)
      parts.log.info('malformed', { request_id: requestId, problem })
      parts.observe({ kind: 'answered', method: 'malformed', route: null, status, seconds: 0 })
      return {
        status,
        reason: STATUS_CODES[status] ?? '',
        headers: {
          ...headersAt(askedPath(request?.url), parts),
          ...headers,
          'x-request-id': requestId,
          date: new Date(parts.now()).toUTCString(),
        },
        body: JSON.stringify(body),
      }
    },
  }
}

/** What every answer at a path carries, whatever it is. */
function headersAt(path: string, { baseUrl, versions }: Serving): Record<string, string> {
  return {
    ...securityHeaders(baseUrl().startsWith('https:')),
    ...(FOR_ANY_ORIGIN.some((start) => path.startsWith(start)) ? crossOriginHeaders() : {}),
    ...versionHeaders(path, versions),
  }
}

/** For what no route takes: the methods of a known path (OPTIONS, 405), or 404. */
async function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  offers: readonly Offer[],
): Promise<FastifyReply> {
  const path = pathOf(request.url)
  const allow = allowedMethods(path, offers)
  if (allow === null)
    throw apiError('invalid_request', `There is nothing at this path. ${unknownPathHint(path, offers)}`, {
      status: 404,
    })
  if (request.method !== 'OPTIONS')
    throw apiError(
      'invalid_request',
      `This path takes ${allow}, not ${request.method.slice(0, 20)}. ${offersOf(path, offers)}`,
      { status: 405, headers: { allow } },
    )
  return reply
    .code(204)
    .headers({ allow, ...preflightHeaders(allow, request.headers['access-control-request-headers']) })
    .send()
}

/** Whoever is told to go away and comes back at once, over a thousand connections, must not take this thread from all others. */
function isTurnedAway(error: unknown): boolean {
  return isApiError(error) && (error.apiCode === 'rate_limit_exceeded' || error.apiCode === 'invalid_api_key')
}

function sendError(parts: Serving, error: unknown, reply: FastifyReply): void {
  const requestId = String(reply.raw.getHeader('x-request-id'))
  if (reply.raw.destroyed || reply.request.raw.socket.destroyed) {
    parts.log.info('client-gone', { request_id: requestId })
    reply.hijack()
    return
  }
  const refusal = refusalFor(error, requestId, parts.log)
  const path = pathOf(reply.request.url)
  const page = errorPageFor(refusal, path, reply.request.headers, parts.baseUrl())
  void reply
    .code(refusal.status)
    .headers(refusal.headers)
    .headers(isForPeople(path) ? { vary: 'Accept' } : {})
    .headers(page === null ? {} : { ...pageHeaders(page.mediaType), 'content-type': page.mediaType })
    .send(page?.text ?? JSON.stringify(refusal.body))
}

function logAnswer(parts: Serving, request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request
  // The pattern, not the path: what people paste into addresses by mistake stays out of log and metrics.
  const route = request.is404 ? null : (request.routeOptions.url ?? null)
  const status = reply.statusCode
  parts.log.info('answered', {
    request_id: String(reply.raw.getHeader('x-request-id')),
    method,
    route,
    status,
    took_ms: Math.round(reply.elapsedTime),
  })
  parts.observe({ kind: 'answered', method, route, status, seconds: reply.elapsedTime / 1000 })
}
