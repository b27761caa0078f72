import { withDeadline } from '../with-deadline.ts'

/** One server-sent event: `data` becomes one line of JSON, as it has no line breaks of its own. */
export interface ServerSentEvent {
  readonly name: string
  readonly id: number
  readonly data: unknown
}

/** The text of an event on the wire, its empty line included. */
export function eventText(event: ServerSentEvent): string {
  return `id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`
}

const KEEP_ALIVE = ': keep-alive\n\n'

/**
 * Passes texts on as they come, and a comment line whenever none has come for `silenceMs`, so that nobody between here
 * and the reader takes the connection for dead. Whoever stops reading ends `texts` too.
 */
export async function* keptAlive(texts: AsyncIterable<string>, silenceMs: number): AsyncGenerator<string> {
  const iterator = texts[Symbol.asyncIterator]()
  try {
    let next = iterator.next()
    for (;;) {
      const result = await withDeadline(next, silenceMs, null)
      if (result === null) {
        yield KEEP_ALIVE
        continue
      }
      if (result.done === true) return
      yield result.value
      next = iterator.next()
    }
  } finally {
    // Not waited for: a source that hangs must not keep the reader's end from closing.
    iterator.return?.().catch(() => undefined)
  }
}
