import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './network-of.ts'

export interface ConnectionBounds {
  /** Connections that one network may have open; 0 means any number. */
  readonly mostOfNetwork: number
  /** Requests of one connection that may wait for their answer; clients of today send one at a time. */
  readonly mostUnanswered: number
}

/**
 * Closes the connections that are too many for one network, and those on which request follows request without an answer:
 * a few bytes each, they would take memory without end. `events` are those by which requests come.
 */
export function boundConnections(server: Server, bounds: ConnectionBounds, events: readonly string[]): void {
  const open = new Map<string, number>()
  const unanswered = new WeakMap<Socket, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.on('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
    if (bounds.mostOfNetwork > 0 && count > bounds.mostOfNetwork) socket.destroy()
  })
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    response.on('finish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (count > bounds.mostUnanswered) socket.destroy()
  }
  for (const event of events) server.prependListener(event, onRequest)
}
