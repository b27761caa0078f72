import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReadBody } from '../platform/http/body-reader.ts'
import { entityTag } from '../platform/http/entity-tag.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { pathOf } from '../platform/http/path-of.ts'
import type { Admit } from './admit.ts'
import { checkValue } from './check-value.ts'
import { goneSignal } from './gone-signal.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { queryOf } from './asked-path.ts'
import { hasBody, jsonBody, refuseForeignBody } from './read-body.ts'
import { refusalFor } from './refusal-for.ts'
import type { Refusing } from './refusal-for.ts'
import type { Answer, AnyRoute, Call, WholeAnswer } from './route.ts'
import { sendEvents } from './send-events.ts'
import type { EventSending } from './send-events.ts'
import { sendJsonPieces } from './send-json-pieces.ts'
import { streamBody } from './stream-body.ts'

/** What the server gives to all that is put on it. */
export interface Host extends Refusing {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly readBody: ReadBody
}

/** A route with all that it takes to serve it. */
export interface Served<Deps, Caller> {
  readonly route: AnyRoute<Deps, Caller>
  readonly deps: Deps
  readonly admit: Admit<Caller>
}

interface Admitted<Caller> {
  readonly caller: Caller | null
  readonly receivedAt: number
  readonly signal: AbortSignal
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Puts one route on the server. The order of checks: credentials, rate, body, and then what the route does. */
export function serveRoute<Deps, Caller>(app: FastifyInstance, served: Served<Deps, Caller>, host: Host): void {
  const { route } = served
  const admitted = new WeakMap<FastifyRequest, Admitted<Caller>>()
  app.route({
    method: route.method,
    url: route.path,
    onRequest: async (request, reply) => {
      const receivedAt = host.now()
      // From the very beginning: who leaves while the credential is looked up, or the body read, has left.
      const signal = goneSignal(reply)
      const caller = route.auth === 'caller' ? await admitCaller(served, request, reply) : null
      if (route.input !== null && hasBody(request.raw, route.input)) refuseForeignBody(request.raw, route.input)
      // A body that nobody reads may be of any type; Fastify would refuse one that it cannot parse.
      else delete request.raw.headers['content-type']
      admitted.set(request, { caller, receivedAt, signal })
    },
    handler: async (request, reply) => {
      const exchange = { request, reply }
      const { caller, receivedAt, signal } = admittedOf(admitted, request)
      const answer = await answerOf(served, host, exchange, {
        caller,
        parameters: request.params as Record<string, string>,
        path: pathOf(request.url),
        header: (name) => headerOf(request, name),
        network: networkOf(request.ip),
        requestId: requestIdOf(reply),
        receivedAt,
        signal,
      })
      if ('pieces' in answer) return sendJsonPieces(answer, reply)
      return 'events' in answer
        ? sendEvents(answer, sendingOf(host, signal, reply), reply.headers({ ...answer.headers }))
        : send(answer, route, reply)
    },
  })
}

async function admitCaller<Deps, Caller>(
  { admit, route }: Served<Deps, Caller>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  return admit(
    {
      // Node keeps only the first in `headers`.
      authorization: request.raw.headersDistinct['authorization'] ?? [],
      headers: request.headers,
      network: networkOf(request.ip),
      path: route.path,
    },
    (headers) => void reply.headers(headers),
  )
}

function admittedOf<Caller>(all: WeakMap<FastifyRequest, Admitted<Caller>>, request: FastifyRequest): Admitted<Caller> {
  const admitted = all.get(request)
  if (admitted === undefined) throw new Error('a request that nobody has let in')
  return admitted
}

type Checked = 'body' | 'query' | 'idempotencyKey'

/** The body is only here, and only until the route has what it keeps of it: the work may wait long for its turn. */
async function answerOf<Deps, Caller>(
  { route, deps }: Served<Deps, Caller>,
  { readBody }: Host,
  { request, reply }: Exchange,
  call: Omit<Call<Caller | null, unknown, unknown>, Checked>,
): Promise<Answer> {
  const handle = async (body: unknown): Promise<Answer> =>
    route.handle(deps, {
      ...call,
      body,
      query: route.query === undefined ? null : checkValue(queryOf(request.url), route.query, 'query'),
      idempotencyKey: route.isIdempotent === true ? idempotencyKeyOf(call.header('idempotency-key')) : null,
    })
  const { input } = route
  if (input === null) return handle(null)
  const incoming = { request: request.raw, response: reply.raw, network: call.network }
  if (input.kind === 'stream') {
    const answer = handle(streamBody(incoming, input, readBody))
    return answer.finally(() => request.raw.resume())
  }
  return readBody({ ...incoming, limitBytes: input.limitBytes }, async (reading) => handle(jsonBody(reading, input)))
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

function requestIdOf(reply: FastifyReply): string {
  return String(reply.raw.getHeader('x-request-id'))
}

/** Comments keep a stream open that has nothing to say: proxies close a connection after 30 to 60 seconds of silence. */
const KEEP_ALIVE_MS = 15_000

function sendingOf(host: Host, signal: AbortSignal, reply: FastifyReply): EventSending {
  return {
    signal,
    keepAliveMs: KEEP_ALIVE_MS,
    failed: (error) => refusalFor(error, requestIdOf(reply), host).body,
  }
}

function send(
  answer: WholeAnswer,
  { caching }: Pick<AnyRoute<unknown, unknown>, 'caching'>,
  reply: FastifyReply,
): FastifyReply {
  reply.code(answer.status ?? 200).headers({ 'cache-control': 'no-store', ...answer.headers })
  if (answer.status === 204) return reply.send()
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  if (caching === 'revalidate' && reply.statusCode === 200)
    reply.headers({ 'cache-control': 'public, max-age=60', etag: entityTag(text) })
  return reply.header('content-type', answer.mediaType ?? 'application/json; charset=utf-8').send(text)
}
