import { createParser } from 'eventsource-parser'
import type { EventSourceMessage } from 'eventsource-parser'

/** A whole stream of server-sent events as an independent parser reads it, comments left out. */
export async function readStream(response: Response): Promise<EventSourceMessage[]> {
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message) })
  parser.feed(await response.text())
  return messages
}
