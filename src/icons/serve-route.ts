import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isNotModified } from '../platform/http/entity-tag.ts'
import { jsonTypeProblem } from '../platform/http/media-type.ts'
import { parseJson } from '../platform/http/parse-json.ts'
import type { Caller } from './credentials.ts'
import { apiError } from './errors.ts'
import { invalidProperty, refusalOf } from './refusal-of.ts'
import type { Answer, Route } from './route.ts'
import type { Serving } from './serving.ts'

interface Admitted {
  readonly caller: Caller | null
  readonly receivedAt: number
}

/** Puts one route on the server. The order of checks is the API's: credentials, rate, body, and then what the route does. */
export function serveRoute(app: FastifyInstance, route: Route, needs: Serving): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  app.route({
    method: route.method,
    url: route.path,
    // Without input no byte is kept, but Fastify takes no limit below 1.
    bodyLimit: route.input?.limitBytes ?? 1,
    onRequest: async (request) => {
      const receivedAt = needs.now()
      const caller = route.auth === 'key' ? await needs.authenticate(authorizationOf(request), route.path) : null
      // Rate limits belong exactly here: they know the caller, and come before a byte of the body is read.
      if (route.input !== null) refuseForeignBody(request)
      // A body that nobody reads may be of any type; Fastify would refuse one that it cannot parse.
      else delete request.raw.headers['content-type']
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
        path: pathOf(request),
        header: (name) => headerOf(request, name),
        requestId: String(reply.raw.getHeader('x-request-id')),
        receivedAt,
        signal: goneSignal(reply),
      })
      return send(answer, route, request, reply)
    },
  })
}

/** Every `Authorization` header as it came: Node keeps only the first in `headers`. */
function authorizationOf(request: FastifyRequest): string[] {
  return request.raw.headersDistinct['authorization'] ?? []
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

/** Aborts when the connection closes before the whole answer went out. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new DOMException('the client went away', 'AbortError'))
  })
  return controller.signal
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
  reply.code(answer.status ?? 200).headers({ 'cache-control': 'no-store', ...answer.headers })
  if (answer.body instanceof Readable)
    return reply.header('content-type', answer.mediaType ?? 'application/octet-stream').send(answer.body)
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  if (route.caching === 'revalidate') {
    const tag = entityTag(text)
    reply.headers({ 'cache-control': 'public, max-age=60', etag: tag })
    if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  return reply.header('content-type', answer.mediaType ?? 'application/json; charset=utf-8').send(text)
}
