import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { drainable } from './drainable.ts'
import type { Drainable } from './drainable.ts'

/** An answer to something that never became a request, ready to be written to the bare connection. */
export interface BareAnswer {
  readonly status: number
  readonly reason: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Guard {
  /** Runs before everything else on each request: sets what every answer carries. */
  begin(request: IncomingMessage, response: ServerResponse): void
  /**
   * Makes the answer to bytes that are not HTTP, or not the HTTP that is spoken here. `problem` is one sentence; `request`
   * is the one they belong to, where it is known.
   */
  refuse(problem: string, request: IncomingMessage | null): BareAnswer
}

/** How long a connection may keep the server waiting, in milliseconds. */
export interface Patience {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number
  /** From the first byte of a request to the end of its body. */
  readonly requestMs: number
  /** From the end of an answer to the next request. */
  readonly idleMs: number
  /** How often the first two are looked at, so how much later than they say it may end. */
  readonly checkEveryMs: number
}

const PATIENCE: Patience = { headersMs: 20_000, requestMs: 120_000, idleMs: 5_000, checkEveryMs: 5_000 }

/**
 * A Node server that lets nothing out without passing the guard: not a request without Host, not an unknown `Expect`,
 * not `CONNECT`, for all of which Node has bare answers of its own. Malformed bytes come by `answerMalformed`.
 */
export function guardedServer(
  guard: Guard,
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  patience: Patience = PATIENCE,
): Drainable<Server> {
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    guard.begin(request, response)
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      const answer = guard.refuse('An HTTP/1.1 request must have a Host header.', request)
      response.writeHead(answer.status, { ...answer.headers, connection: 'close' }).end(answer.body)
      return
    }
    listener(request, response)
  }
  const options = {
    requireHostHeader: false,
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    keepAliveTimeout: patience.idleMs,
    connectionsCheckingInterval: patience.checkEveryMs,
  }
  const server = drainable(createServer(options, onRequest))
  server.on('checkExpectation', onRequest)
  server.on('connect', (_request: IncomingMessage, connection: Duplex) => {
    connection.on('error', () => connection.destroy())
    writeBare(connection, guard.refuse('CONNECT is not offered here.', null))
  })
  return server
}

/** Answers what Node's parser refused, or what came too slowly, and closes the connection. */
export function answerMalformed(guard: Guard, error: Error, connection: Duplex): void {
  const code = 'code' in error ? error.code : ''
  const response = responseOn(connection)
  // Bytes of an answer already on the wire would turn a second answer into part of its body.
  if (code === 'ECONNRESET' || !connection.writable || response?.headersSent === true) {
    connection.destroy()
    return
  }
  writeBare(connection, guard.refuse(problemOf(code), response?.req ?? null))
}

function problemOf(code: unknown): string {
  if (code === 'HPE_HEADER_OVERFLOW') return 'The request line and headers are larger than 16 KiB together.'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'The request did not arrive in time.'
  return 'This is not a well-formed HTTP/1.1 request.'
}

/** The answer to the request whose body is still coming, null before there is one. Node's own handler looks here too. */
function responseOn(connection: Duplex): ServerResponse | null {
  return (connection as { readonly _httpMessage?: ServerResponse | null })._httpMessage ?? null
}

function writeBare(connection: Duplex, answer: BareAnswer): void {
  const headers = { ...answer.headers, 'content-length': String(Buffer.byteLength(answer.body)), connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  connection.end(`HTTP/1.1 ${answer.status} ${answer.reason}\r\n${lines.join('')}\r\n${answer.body}`)
}
