import { createParser } from 'eventsource-parser'
import type { DrawStreamEvent } from '../contract/draw-event.ts'
import { ApiProblem } from './api-problem.ts'
import { EVENTS } from './draw-shapes.ts'
import { misfitOf, parsedJson } from './fit-answer.ts'

/** What a draw tells on its way. A failure is not among them: it is thrown. */
export type DrawProgress = Exclude<DrawStreamEvent, { readonly type: 'error' }>

/** No event of the service comes near it; more is not from the service. */
const LONGEST_EVENT = 16 * 1024 * 1024

/**
 * Reads the bytes of a stream, cut wherever they may be, as events. Throws `ApiProblem` for the event `error`, and an
 * `Error` for what is no stream of this API: another format, a gap in the numbers, an end before the last event. Whoever
 * stops reading closes the connection.
 */
export async function* readEvents(bytes: ReadableStream<Uint8Array>): AsyncGenerator<DrawProgress> {
  let expected = 0
  for await (const event of messages(bytes)) {
    if (event.sequence !== expected)
      throw new Error(`The stream has a gap: event ${event.sequence} came for ${expected}.`)
    expected += 1
    // A newer service may tell more.
    if (!Object.hasOwn(EVENTS, event.type)) continue
    const misfit = misfitOf(event, EVENTS[event.type])
    if (misfit !== null) throw new Error(`The stream ${misfit}, in an event ${event.type}.`)
    if (event.type === 'error') throw new ApiProblem(event.error)
    yield event
    if (event.type === 'draw.completed') return
  }
  throw new Error('The stream ended before its last event.')
}

async function* messages(bytes: ReadableStream<Uint8Array>): AsyncGenerator<DrawStreamEvent> {
  const read: DrawStreamEvent[] = []
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ event, data }) => {
      const parsed = parsedJson(data) as DrawStreamEvent | null
      if (parsed === null) throw new Error(`The data of an event ${event} is no JSON.`)
      if (parsed.type !== event) throw new Error(`An event is named ${event}, but its data says ${parsed.type}.`)
      read.push(parsed)
    },
    onError: (error) => {
      throw error
    },
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  // Not `for await`: not every browser can iterate a stream.
  const reader = bytes.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* read.splice(0)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
