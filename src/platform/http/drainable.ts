import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Socket } from 'node:net'

/** A server that can be stopped without cutting anything off. */
export type Drainable<T extends Server> = T & {
  /**
   * Refuses new connections, closes those on which nothing is asked, and lets the answers in work go out whole; after
   * `mostMs` milliseconds it closes what is left. Resolves when no connection is open.
   */
  drain(mostMs: number): Promise<void>
}

/**
 * Node's own `close` takes a connection for idle as soon as the last piece of its answer is written, and destroys it
 * although that may still be on its way to a slow reader. So this counts by itself what each connection is owed.
 * `events` are those by which requests come.
 */
export function drainable<T extends Server>(server: T, events: readonly string[] = ['request']): Drainable<T> {
  const owed = new Map<Socket, number>()
  let isDraining = false
  const settle = (socket: Socket, change: number): void => {
    const count = owed.get(socket)
    if (count === undefined) return
    owed.set(socket, count + change)
    if (isDraining && count + change === 0) socket.destroySoon()
  }
  server.on('connection', (socket: Socket) => {
    owed.set(socket, 0)
    socket.on('close', () => owed.delete(socket))
  })
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    settle(socket, 1)
    response.on('close', () => settle(socket, -1))
  }
  for (const event of events) server.prependListener(event, onRequest)
  return Object.assign(server, {
    async drain(mostMs: number): Promise<void> {
      if (!server.listening) return
      const closed = once(server, 'close')
      isDraining = true
      NetServer.prototype.close.call(server)
      for (const socket of owed.keys()) settle(socket, 0)
      const timer = setTimeout(() => server.closeAllConnections(), mostMs)
      await closed
      clearTimeout(timer)
      // Ends the timer that looks after slow requests.
      server.close()
    },
  })
}
