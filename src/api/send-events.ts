import type { FastifyReply } from 'fastify'
import { eventText, keptAlive } from '../platform/http/event-stream.ts'
import type { StreamedAnswer, StreamEvent } from './route.ts'
import { sendPieces } from './send-pieces.ts'

export interface EventSending {
  /** Aborted when the client has gone: then nothing is left to be told. */
  readonly signal: AbortSignal
  /** The body of the refusal for what was thrown after the first event, when no status can tell it any more. */
  readonly failed: (error: unknown) => object
  /** A comment goes out when nothing has for so long. */
  readonly keepAliveMs: number
}

/**
 * Sends events as server-sent events, numbered, and a failure as the last of them. To ask for the next one says that
 * the last was handed to the kernel whole. Waits for the first one, so that what fails before it is thrown, and becomes an
 * ordinary answer.
 */
export async function sendEvents(
  { events, mostMs }: StreamedAnswer,
  sending: EventSending,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const iterator = events[Symbol.asyncIterator]()
  const first = await iterator.next()
  const texts = numbered(first, iterator, sending)
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
  return sendPieces({ pieces: keptAlive(texts, sending.keepAliveMs), mostMs }, headers, reply)
}

async function* numbered(
  first: IteratorResult<StreamEvent>,
  rest: AsyncIterator<StreamEvent>,
  { failed, signal }: EventSending,
): AsyncGenerator<string> {
  let sequence = 0
  const text = (event: StreamEvent): string => {
    const data = { ...event, sequence }
    sequence += 1
    return eventText({ name: event.type, id: data.sequence, data })
  }
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield text(next.value)
  } catch (error) {
    if (!signal.aborted) yield text({ type: 'error', error: failed(error) } as StreamEvent)
  } finally {
    await rest.return?.()
  }
}
