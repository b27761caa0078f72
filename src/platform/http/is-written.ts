import type { Socket } from 'node:net'
import type { ServerResponse } from 'node:http'
import { withDeadline } from '../with-deadline.ts'

/** Where an answer goes. */
export interface Outlet {
  readonly response: ServerResponse
  /** The response forgets it when it has ended. */
  readonly socket: Socket
  /** A reader that takes nothing for so long is cut off, in milliseconds. */
  readonly patienceMs: number
}

/**
 * Writes a piece of an answer, and tells whether all of it was handed to the kernel: not when the connection is gone, or
 * goes before that. Until then no more should be written, so that a slow reader costs no memory.
 */
export async function isWritten({ response, socket, patienceMs }: Outlet, piece: string | Buffer): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const close = (): void => resolve(false)
  response.once('close', close)
  // A socket that was destroyed meanwhile calls back without an error.
  response.write(piece, (error) => resolve(error == null && !socket.destroyed))
  const written = await withDeadline(promise, patienceMs, false)
  response.off('close', close)
  if (!written) socket.destroy()
  return written
}
