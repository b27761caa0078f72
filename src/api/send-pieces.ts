import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { isWritten } from '../platform/http/is-written.ts'

/** How long a reader may take nothing of a piece, in milliseconds. */
export const PIECE_PATIENCE_MS = 60_000

export interface Sending {
  /** Gives the last piece, if there is any, as what it returns. */
  readonly pieces: AsyncIterator<string | Buffer, string | Buffer | void>
  /** How long the whole answer may take, in milliseconds. */
  readonly mostMs: number
}

/**
 * Sends an answer piece by piece. To ask for the next one says that the last was handed to the kernel whole; where that
 * fails, or the whole takes too long, no more is asked for. The last one goes out together with the end. Waits for the first one, so that
 * what fails before it is thrown, and becomes an ordinary answer.
 */
export async function sendPieces(
  { pieces, mostMs }: Sending,
  headers: Readonly<Record<string, string>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let next = await pieces.next()
  reply.hijack()
  const response = reply.raw
  const outlet = { response, socket: reply.request.raw.socket, patienceMs: PIECE_PATIENCE_MS }
  const cutOff = setTimeout(() => outlet.socket.destroy(), mostMs)
  response.writeHead(200, Object.assign(reply.getHeaders() as OutgoingHttpHeaders, headers))
  try {
    while (next.done !== true && (await isWritten(outlet, next.value))) next = await pieces.next()
  } catch (error) {
    // What is left of the answer cannot be told any more: the client sees that it is cut off.
    outlet.socket.destroy(error as Error)
  }
  clearTimeout(cutOff)
  await pieces.return?.()
  response.end(next.done === true ? next.value : undefined)
  return reply
}
