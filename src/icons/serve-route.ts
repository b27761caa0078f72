import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyReading, ReadBody } from '../platform/http/body-reader.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { entityTag } from '../platform/http/entity-tag.ts'
import { jsonTypeProblem } from '../platform/http/media-type.ts'
import { parseJson } from '../platform/http/parse-json.ts'
import { pathOf } from '../platform/http/path-of.ts'
import { admit } from './admit.ts'
import type { Caller } from './credentials.ts'
import { apiError } from './errors.ts'
import { goneSignal } from './gone-signal.ts'
import { invalidProperty, refusalOf } from './refusal-of.ts'
import { refusalFor } from './refusal-for.ts'
import type { Answer, Call, Route, RouteInput, WholeAnswer } from './route.ts'
import { sendEvents } from './send-events.ts'
import { sendJsonPieces } from './send-json-pieces.ts'
import type { EventSending } from './send-events.ts'
import type { Serving } from './serving.ts'

interface Admitted {
  readonly caller: Caller | null
  readonly receivedAt: number
  readonly signal: AbortSignal
}

/** Puts one route on the server. The order of checks is the API's: credentials, rate, body, and then what the route does. */
export function serveRoute(app: FastifyInstance, route: Route, serving: Serving, readBody: ReadBody): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  app.route({
    method: route.method,
    url: route.path,
    onRequest: async (request, reply) => {
      const receivedAt = serving.now()
      // From the very beginning: who leaves while the credential is looked up, or the body read, has left.
      const signal = goneSignal(reply)
      const caller = route.auth === 'key' ? await admit(serving, request, reply, route.path) : null
      if (route.input !== null) refuseForeignBody(request)
      // A body that nobody reads may be of any type; Fastify would refuse one that it cannot parse.
      else delete request.raw.headers['content-type']
      admitted.set(request, { caller, receivedAt, signal })
    },
    handler: async (request, reply) => {
      const { caller, receivedAt, signal } = admittedOf(admitted, request)
      const answer = await answerOf(
        route,
        serving,
        readBody,
        { request, reply },
        {
          caller,
          parameters: request.params as Record<string, string>,
          path: pathOf(request.url),
          header: (name) => headerOf(request, name),
          requestId: String(reply.raw.getHeader('x-request-id')),
          receivedAt,
          signal,
        },
      )
      if ('pieces' in answer) return sendJsonPieces(answer.pieces, reply)
      return 'events' in answer
        ? sendEvents(answer.events, sendingOf(serving, signal, reply), reply.headers({ ...answer.headers }))
        : send(answer, route, reply)
    },
  })
}

function admittedOf(all: WeakMap<FastifyRequest, Admitted>, request: FastifyRequest): Admitted {
  const admitted = all.get(request)
  if (admitted === undefined) throw new Error('a request that nobody has let in')
  return admitted
}

/** The body is only here, and only until the route has what it keeps of it: pictures may wait long for their turn. */
async function answerOf(
  route: Route,
  serving: Serving,
  readBody: ReadBody,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  call: Omit<Call<unknown>, 'body'>,
): Promise<Answer> {
  const { input } = route
  if (input === null) return route.handle(serving, { ...call, body: null })
  const { limitBytes } = input
  const incoming = { request: request.raw, response: reply.raw, limitBytes, network: networkOf(request.ip) }
  return readBody(incoming, (reading) => route.handle(serving, { ...call, body: bodyOf(reading, input) }))
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

function refuseForeignBody(request: FastifyRequest): void {
  const { 'content-type': type, 'content-encoding': encoding, 'transfer-encoding': transfer } = request.headers
  const problem = jsonTypeProblem(type)
  if (problem !== null) throw apiError('invalid_request', problem, { param: 'Content-Type' })
  if (encoding !== undefined && encoding !== 'identity')
    throw apiError('invalid_request', 'The body must not be compressed: leave out `Content-Encoding`.', {
      param: 'Content-Encoding',
    })
  if (transfer !== undefined && transfer.toLowerCase() !== 'chunked')
    throw apiError('invalid_request', '`Transfer-Encoding` must be `chunked`, or left out.', {
      param: 'Transfer-Encoding',
    })
}

/** How long to wait when there is no room for another large body. */
const ROOM_RETRY_SECONDS = 5

/** The checked body. */
function bodyOf({ bytes, fault }: BodyReading, input: RouteInput<unknown>): unknown {
  if (fault === 'too-large')
    throw apiError(
      'invalid_request',
      `The body must be at most ${input.limitBytes / 1024 / 1024} MiB (${input.limitBytes} bytes): send fewer or smaller pictures.`,
    )
  if (fault === 'no-room')
    throw apiError(
      'model_unavailable',
      `Too many large bodies are being read at the moment. Send this one again in ${ROOM_RETRY_SECONDS} seconds, or leave out the pictures.`,
      { retryAfter: ROOM_RETRY_SECONDS },
    )
  const reading = parseJson(bytes)
  if (reading.problem !== null)
    throw reading.path.length === 0
      ? apiError('invalid_request', reading.problem)
      : invalidProperty(reading.path, reading.problem)
  const checked = input.schema.safeParse(reading.value)
  if (!checked.success) throw refusalOf(checked.error, reading.value, input.schema)
  return input.receive(checked.data)
}

/** Comments keep a stream open that has nothing to say: proxies close a connection after 30 to 60 seconds of silence. */
const KEEP_ALIVE_MS = 15_000

function sendingOf(serving: Serving, signal: AbortSignal, reply: FastifyReply): EventSending {
  const requestId = String(reply.raw.getHeader('x-request-id'))
  return {
    signal,
    keepAliveMs: KEEP_ALIVE_MS,
    failed: (error) => refusalFor(error, requestId, serving.log).body,
  }
}

function send(answer: WholeAnswer, route: Route, reply: FastifyReply): FastifyReply {
  reply.code(answer.status ?? 200).headers({ 'cache-control': 'no-store', ...answer.headers })
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  if (route.caching === 'revalidate' && reply.statusCode === 200)
    reply.headers({ 'cache-control': 'public, max-age=60', etag: entityTag(text) })
  return reply.header('content-type', answer.mediaType ?? 'application/json; charset=utf-8').send(text)
}
