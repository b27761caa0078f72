import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Incoming, ReadBody } from '../platform/http/body-reader.ts'
import { mediaTypeOf } from '../platform/http/media-type.ts'
import { wholeBody } from './read-body.ts'
import type { StreamInput, StreamedBody } from './route.ts'
import { tooLarge } from './too-large.ts'

/** The body of a request for a route that reads it by itself. Throws the refusal of one that says by its length that it is too large. */
export function streamBody(
  incoming: Omit<Incoming, 'limitBytes'>,
  input: StreamInput,
  readBody: ReadBody,
): StreamedBody {
  const { request, response } = incoming
  const { 'content-type': contentType = '', 'content-length': length } = request.headers
  const lengthBytes = length === undefined ? null : Number(length)
  if (lengthBytes !== null && lengthBytes > input.limitBytes) throw tooLarge(input)
  return {
    mediaType: mediaTypeOf(contentType),
    contentType,
    lengthBytes,
    chunks: chunksOf(request, response, input),
    gather: async (limit, use) =>
      readBody({ ...incoming, limitBytes: limit.limitBytes }, async (reading) => use(wholeBody(reading, limit))),
  }
}

async function* chunksOf(
  request: IncomingMessage,
  response: ServerResponse,
  input: StreamInput,
): AsyncGenerator<Uint8Array> {
  // Whoever asks first is told to send only now, after all that is checked before.
  if (/\b100-continue\b/i.test(request.headers.expect ?? '') && request.httpVersion === '1.1') response.writeContinue()
  let sizeBytes = 0
  // Whoever stops reading still owes the client an answer, for which the connection has to stay.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.length
    if (sizeBytes > input.limitBytes) throw tooLarge(input)
    yield chunk
  }
}
