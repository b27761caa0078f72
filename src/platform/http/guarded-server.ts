import { createServer } from './node-http.ts'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { boundConnections } from './bound-connections.ts'
import { cutStalled } from './cut-stalled.ts'
import type { StallPatience } from './cut-stalled.ts'
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
  /** From the first byte of a request, or on a new connection from its opening, to the end of the headers. */
  readonly headersMs: number
  /** From the first byte of a request to the end of its body; 0 is any time. */
  readonly requestMs: number
  /** How slowly bodies may come; left out: at any pace. */
  readonly stall?: StallPatience
  /** From the end of an answer to the next request. */
  readonly idleMs: number
  /** From one bit of an answer that its reader takes to the next; twice as long where the last was taken since the last look. */
  readonly takingMs: number
  /** How often the first two are looked at, so how much later than they say it may end. */
  readonly checkEveryMs: number
}

export const PATIENCE: Patience = {
  headersMs: 20_000,
  requestMs: 120_000,
  idleMs: 5_000,
  takingMs: 60_000,
  checkEveryMs: 5_000,
}

/** For bodies that take as long as their lines are slow, as long as they do not stall: under 1 KiB a second for 30 seconds. */
export const UPLOAD_PATIENCE: Patience = {
  ...PATIENCE,
  requestMs: 0,
  stall: { everyMs: 30_000, leastBytes: 30 * 1024 },
}

/** Requests of one connection that wait for their answer. */
const MOST_UNANSWERED = 16

/**
 * A Node server that lets nothing out without passing the guard: not a request without Host, not an unknown `Expect`,
 * not `CONNECT`, for all of which Node has bare answers of its own. Malformed bytes come by `answerMalformed`. One network
 * may have `mostOfNetwork` connections open; 0 means any number.
 */
export function guardedServer(
  guard: Guard,
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  patience: Patience = PATIENCE,
  mostOfNetwork = 0,
): Drainable<Server> {
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    // Requests that came in one piece with the one that was too many.
    if (request.socket.destroyed) return
    guard.begin(request, response)
    const hosts = hostsOf(request.rawHeaders)
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
      const answer = guard.refuse('An HTTP/1.1 request must have one Host header.', request)
      response.writeHead(answer.status, closingHeaders(answer)).end(answer.body)
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
  const events = ['request', 'checkExpectation', 'checkContinue']
  const server = drainable(createServer(options, onRequest), events)
  boundConnections(server, { mostOfNetwork, mostUnanswered: MOST_UNANSWERED }, events)
  if (patience.stall !== undefined) cutStalled(server, events, patience.stall)
  server.setTimeout(patience.takingMs, (connection) => {
    // Who waits for an answer that is still being made keeps nobody waiting.
    if (responseOn(connection) === null || connection.writableLength > 0) connection.destroy()
  })
  server.on('checkExpectation', onRequest)
  // Whoever reads the body says that it may come (`writeContinue`); Node would say so before anything was checked.
  server.on('checkContinue', onRequest)
  server.on('connect', (_request: IncomingMessage, connection: Duplex) => {
    connection.on('error', () => connection.destroy())
    writeBare(connection, guard.refuse('CONNECT is not offered here.', null))
  })
  return server
}

/** How many Host headers there are. Node's own object of all headers costs more than a small answer. */
function hostsOf(raw: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < raw.length; at += 2) if (raw[at]?.length === 4 && raw[at]?.toLowerCase() === 'host') hosts += 1
  return hosts
}

/** Answers what Node's parser refused, or what came too slowly, and closes the connection. */
export function answerMalformed(guard: Guard, error: Error, connection: Duplex): void {
  const code = 'code' in error ? error.code : ''
  const response = responseOn(connection)
  if (response?.req.complete === true && String(code).startsWith('HPE_')) {
    // What is malformed comes after a whole request: that one is answered, and nothing after it.
    if (!response.headersSent) response.setHeader('connection', 'close')
    return
  }
  // Bytes of an answer already on the wire would turn a second answer into part of its body. And browsers open connections ahead of
  // need: where no request has begun, an answer would be taken for that of the one they send next.
  if (code === 'ECONNRESET' || !connection.writable || response?.headersSent === true || isUnused(connection)) {
    connection.destroy()
    return
  }
  writeBare(connection, guard.refuse(problemOf(code), response?.req ?? null))
}

/** Whether not one byte has come. Between two requests, Node waits no longer than `idleMs`, and says nothing either. */
function isUnused(connection: Duplex): boolean {
  return (connection as Partial<Socket>).bytesRead === 0
}

function problemOf(code: unknown): string {
  if (code === 'HPE_HEADER_OVERFLOW')
    return 'The request line and headers are larger than 16 KiB together; send fewer or shorter ones.'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'The request did not arrive in time: send it again, all at once.'
  return 'This is not a well-formed HTTP/1.1 request: check the request line, the headers and how long they say the body is.'
}

/** The answer that is owed on a connection, null when there is none. Node's own handler looks here too. */
function responseOn(connection: Duplex): ServerResponse | null {
  return (connection as { readonly _httpMessage?: ServerResponse | null })._httpMessage ?? null
}

function writeBare(connection: Duplex, answer: BareAnswer): void {
  const lines = Object.entries(closingHeaders(answer)).map(([name, value]) => `${name}: ${value}\r\n`)
  connection.end(`HTTP/1.1 ${answer.status} ${answer.reason}\r\n${lines.join('')}\r\n${answer.body}`)
}

function closingHeaders({ headers, body }: BareAnswer): Record<string, string> {
  return { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
}
