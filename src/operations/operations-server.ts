import { STATUS_CODES } from '../platform/http/node-http.ts'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Drainable } from '../platform/http/drainable.ts'
import { answerMalformed, guardedServer } from '../platform/http/guarded-server.ts'
import type { Guard } from '../platform/http/guarded-server.ts'
import { LOOPBACK_NAMES } from '../platform/http/origin.ts'
import { pathOf } from '../platform/http/path-of.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { Log } from '../platform/log.ts'
import { traceOf } from '../platform/reason-of.ts'
import type { Metrics } from './metrics.ts'
import { healthOf } from './health-check.ts'
import type { HealthCheck } from './health-check.ts'

/** Answers a query with a status and what is written as JSON. */
export type OperationsPage = (query: URLSearchParams) => Promise<{ readonly status: number; readonly body: object }>

export interface OperationsDeps {
  readonly metrics: Pick<Metrics, 'text' | 'mediaType'>
  /** By name. The service is ready when all that are needed are up. */
  readonly checks: ReadonlyMap<string, HealthCheck>
  /** What parts of the service answer here, by path. */
  readonly pages: ReadonlyMap<string, OperationsPage>
  readonly makeRequestId: () => string
  readonly log: Log
  /** Names by which metrics may be asked for, in lower case, beside addresses and the names of the machine itself. */
  readonly names: readonly string[]
}

interface Answer {
  readonly status: number
  readonly mediaType: string
  readonly text: string
}

const PAGES: Readonly<Record<string, (deps: OperationsDeps, host: string) => Promise<Answer>>> = {
  '/metrics': async ({ metrics, names }, host) =>
    isForHere(host, names)
      ? { status: 200, mediaType: metrics.mediaType, text: await metrics.text() }
      : json(421, {
          error: 'Metrics are shown at an address or at localhost; BURIN_OPERATIONS_NAMES allows other names.',
        }),
  '/healthz': async () => json(200, { status: 'ok' }),
  '/readyz': async ({ checks }) => {
    const up = await healthOf(checks)
    const down = [...checks].filter(([name]) => up.get(name) !== true)
    const list = (isNeeded: boolean) =>
      down.filter(([, check]) => check.isNeeded === isNeeded).map(([part, { problem }]) => ({ part, problem }))
    const [problems, warnings] = [list(true), list(false)]
    // Nothing else may take a process out of service.
    return problems.length === 0
      ? json(200, { status: 'ready', warnings })
      : json(503, { status: 'not-ready', problems, warnings })
  },
}

/**
 * Whether a `Host` leads here for sure. A page of somebody else's can have a name of its own lead to this machine, and then read
 * what the browser takes for that page's own (DNS rebinding).
 */
function isForHere(host: string, names: readonly string[]): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? ''
  return LOOPBACK_NAMES.includes(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.includes(name)
}

/** What operators see of the service, as a server that does not listen yet. It asks for no key: who reaches it may read it. */
export function operationsServer(deps: OperationsDeps): Drainable<Server> {
  const guard = guardOf(deps)
  const server = guardedServer(guard, (request, response) => void answer(deps, request, response))
  server.on('clientError', (error, connection) => answerMalformed(guard, error, connection))
  return server
}

function guardOf({ makeRequestId }: OperationsDeps): Guard {
  const always = (): Record<string, string> => ({
    ...securityHeaders(false),
    'cache-control': 'no-store',
    'x-request-id': makeRequestId(),
  })
  return {
    begin(_request, response) {
      for (const [name, value] of Object.entries(always())) response.setHeader(name, value)
    },
    refuse(problem) {
      const { status, mediaType, text } = json(400, { error: problem })
      return {
        status,
        reason: STATUS_CODES[status] ?? '',
        headers: { ...always(), 'content-type': mediaType },
        body: text,
      }
    },
  }
}

async function answer(deps: OperationsDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume()
  const { status, mediaType, text } = await answerTo(deps, request, response).catch((error: unknown) => {
    deps.log.error('operations-failed', {
      request_id: String(response.getHeader('x-request-id')),
      problem: traceOf(error),
    })
    return json(500, { error: 'Something went wrong; the log has it under the request id.' })
  })
  response.writeHead(status, { 'content-type': mediaType, 'content-length': Buffer.byteLength(text) })
  response.end(request.method === 'HEAD' ? undefined : text)
}

async function answerTo(deps: OperationsDeps, request: IncomingMessage, response: ServerResponse): Promise<Answer> {
  const path = pathOf(request.url ?? '/')
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined
  const partsPage = deps.pages.get(path)
  const paths = [...Object.keys(PAGES), ...deps.pages.keys()]
  if (page === undefined && partsPage === undefined)
    return json(404, { error: `There is nothing at this path. There are ${paths.join(', ')}.` })
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (page !== undefined) return page(deps, request.headers.host ?? '')
    const answered = await partsPage?.(new URL(request.url ?? '/', 'http://localhost').searchParams)
    if (answered !== undefined) return json(answered.status, answered.body)
  }
  response.setHeader('allow', 'GET, HEAD')
  return json(405, { error: 'This path takes GET and HEAD only.' })
}

function json(status: number, value: unknown): Answer {
  return { status, mediaType: 'application/json; charset=utf-8', text: JSON.stringify(value) }
}
