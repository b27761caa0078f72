import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from './api-error.ts'
import { sizeText } from './size-text.ts'
import type { StreamInput, StreamedBody } from './route.ts'

/** The body of a request for a route that reads it by itself. Throws the refusal of one that says by its length that it is too large. */
export function streamBody(request: IncomingMessage, response: ServerResponse, input: StreamInput): StreamedBody {
  const { 'content-type': contentType = '', 'content-length': length } = request.headers
  const lengthBytes = length === undefined ? null : Number(length)
  if (lengthBytes !== null && lengthBytes > input.limitBytes) throw tooLarge(input)
  return { mediaType: mediaTypeOf(contentType), contentType, lengthBytes, chunks: chunksOf(request, response, input) }
}

/** The media type of a `Content-Type`, in lower case and without parameters. */
export function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** The refusal of a body of more bytes than its route takes. */
export function tooLarge({ limitBytes, advice }: Pick<StreamInput, 'limitBytes' | 'advice'>): ApiError {
  const end = advice === undefined ? '.' : `: ${advice.tooLarge}.`
  return new ApiError('too_large', `The body must be at most ${sizeText(limitBytes)} (${limitBytes} bytes)${end}`)
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
