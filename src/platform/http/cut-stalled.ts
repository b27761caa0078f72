import type { IncomingMessage, Server } from 'node:http'

/** How slowly a body may come. */
export interface StallPatience {
  /** How often it is looked at, in milliseconds. */
  readonly everyMs: number
  /** Fewer bytes than this from one look to the next are too few. */
  readonly leastBytes: number
}

/**
 * Gives up requests whose bodies stall: the server tells of them as of any that take too long. However long a body is, one that keeps
 * coming is never too late. Bytes that came and that nobody has read yet are not the client's fault.
 */
export function cutStalled(server: Server, events: readonly string[], { everyMs, leastBytes }: StallPatience): void {
  const watch = (request: IncomingMessage): void => {
    if (request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0)
      return
    const { socket } = request
    let before = socket.bytesRead
    const timer = setInterval(() => {
      const { bytesRead } = socket
      const isStalled = bytesRead - before < leastBytes && request.readableLength === 0 && !request.complete
      before = bytesRead
      if (!isStalled) return
      const error = Object.assign(new Error('the body stalls'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.emit('clientError', error, socket)
      // Who reads the body is told, even when the client keeps its side open.
      socket.destroySoon()
    }, everyMs)
    request.on('close', () => clearInterval(timer))
    request.on('end', () => clearInterval(timer))
  }
  for (const event of events) server.prependListener(event, watch)
}
