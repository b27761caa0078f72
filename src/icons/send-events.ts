import type { FastifyReply } from 'fastify'
import type { DrawMoment } from '../contract/draw-event.ts'
import type { ErrorBody } from '../contract/error-object.ts'
import { eventText, keptAlive } from '../platform/http/event-stream.ts'
import { sendPieces } from './send-pieces.ts'

export interface EventSending {
  /** Aborted when the client has gone: then nothing is left to be told. */
  readonly signal: AbortSignal
  /** The Error object for what was thrown after the first event, when no status can tell it any more. */
  readonly failed: (error: unknown) => ErrorBody
  /** A comment goes out when nothing has for so long. */
  readonly keepAliveMs: number
}

/**
 * Sends moments as server-sent events, numbered, and a failure as the last of them. To ask for the next moment says that
 * the last was handed to the kernel whole. Waits for the first one, so that what fails before it is thrown, and becomes an
 * ordinary answer.
 */
export async function sendEvents(
  moments: AsyncIterable<DrawMoment>,
  sending: EventSending,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const iterator = moments[Symbol.asyncIterator]()
  const first = await iterator.next()
  const texts = numbered(first, iterator, sending)
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
  return sendPieces(keptAlive(texts, sending.keepAliveMs), headers, reply)
}

async function* numbered(
  first: IteratorResult<DrawMoment>,
  rest: AsyncIterator<DrawMoment>,
  { failed, signal }: EventSending,
): AsyncGenerator<string> {
  let sequence = 0
  const text = (moment: DrawMoment): string => {
    const data = { ...moment, sequence }
    sequence += 1
    return eventText({ name: moment.type, id: data.sequence, data })
  }
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield text(next.value)
  } catch (error) {
    if (!signal.aborted) yield text({ type: 'error', error: failed(error) })
  } finally {
    await rest.return?.()
  }
}
