import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isNotModified } from '../platform/http/entity-tag.ts'
import { jsonTypeProblem } from '../platform/http/media-type.ts'
import { parseJson } from '../platform/http/parse-json.ts'
import { callerOf } from './credentials.ts'
import type { Caller } from './credentials.ts'
import { apiError } from './errors.ts'
import { invalidProperty, refusalOf } from './refusal-of.ts'
import type { Answer, Needs, Route } from './route.ts'

interface Admitted {
  readonly caller: Caller | null
  readonly receivedAt: number
}

/** Puts one route on the server. The order of checks is the API's: credentials, rate, body, and then what the route does. */
export function serveRoute(app: FastifyInstance, route: Route, needs: Needs): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  app.route({
    method: route.method,
    url: route.path,
    ...(route.input === null ? {} : { bodyLimit: route.input.limitBytes }),
    onRequest: async (request) => {
      const receivedAt = needs.now()
      const caller =
        route.auth === 'key'
          ? callerOf(authorizationOf(request), `${needs.baseUrl()}/.well-known/oauth-protected-resource`)
          : null
      // Rate limits belong exactly here: they know the caller, and come before a byte of the body is read.
      if (route.input !== null) refuseForeignBody(request)
      admitted.set(request, { caller, receivedAt })
    },
    handler: async (request, reply) => {
      const { caller = null, receivedAt = needs.now() } = admitted.get(request) ?? {}
      const parameters = request.params as Record<string, string>
      const body = route.input === null ? null : bodyOf(request.body, route.input)
      const answer = await route.handle(needs, {
        caller,
        parameters,
        body,
        accept: request.headers.accept ?? '',
        receivedAt,
      })
      return send(answer, route, request, reply)
    },
  })
}

/** Every `Authorization` header as it came: Node keeps only the first in `headers`. */
function authorizationOf(request: FastifyRequest): string[] {
  return request.raw.headersDistinct['authorization'] ?? []
}

function refuseForeignBody(request: FastifyRequest): void {
  const { 'content-type': type, 'content-encoding': encoding } = request.headers
  const problem = jsonTypeProblem(type)
  if (problem !== null) throw apiError('invalid_request', problem, { param: 'Content-Type' })
  if (encoding !== undefined && encoding !== 'identity')
    throw apiError('invalid_request', 'The body must not be compressed.', { param: 'Content-Encoding' })
}

/** The checked body. `bytes` is what `readBody` gave: null when it was too large, undefined when there was none. */
function bodyOf(bytes: unknown, input: NonNullable<Route['input']>): unknown {
  if (bytes === null)
    throw apiError(
      'invalid_request',
      `The body must be at most ${input.limitBytes / 1024 / 1024} MiB (${input.limitBytes} bytes).`,
    )
  const reading = parseJson(bytes instanceof Uint8Array ? bytes : new Uint8Array())
  if (reading.problem !== null)
    throw reading.path.length === 0
      ? apiError('invalid_request', reading.problem)
      : invalidProperty(reading.path, reading.problem)
  const checked = input.schema.safeParse(reading.value)
  if (!checked.success) throw refusalOf(checked.error, reading.value, input.schema)
  return checked.data
}

function send(answer: Answer, route: Route, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  reply.headers({ 'cache-control': 'no-store', ...answer.headers })
  if (route.caching === 'revalidate') {
    const tag = entityTag(text)
    reply.headers({ 'cache-control': 'public, max-age=60', etag: tag })
    if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  return reply.header('content-type', answer.mediaType ?? 'application/json; charset=utf-8').send(text)
}
