import type { IncomingMessage } from 'node:http'
import type { BodyReading } from '../platform/http/body-reader.ts'
import { jsonTypeProblem, mediaTypeOf } from '../platform/http/media-type.ts'
import { ApiError } from './api-error.ts'
import { checkValue } from './check-value.ts'
import { readJson } from './read-json.ts'
import type { BodyLimit, JsonInput, StreamInput } from './route.ts'
import { tooLarge } from './too-large.ts'

/** Whether a request has the body that its route asks for; only one that is optional may be missing. */
export function hasBody({ headers }: IncomingMessage, input: JsonInput<unknown> | StreamInput): boolean {
  if (input.kind === 'stream' || input.isOptional !== true) return true
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Throws the refusal of a body that its headers show to be none that the route takes. */
export function refuseForeignBody({ headers }: IncomingMessage, input: JsonInput<unknown> | StreamInput): void {
  const { 'content-type': type, 'content-encoding': encoding, 'transfer-encoding': transfer } = headers
  const problem = input.kind === 'json' ? jsonTypeProblem(type) : streamTypeProblem(type, input)
  if (problem !== null) throw new ApiError('invalid', problem, { param: 'Content-Type' })
  if (encoding !== undefined && encoding !== 'identity')
    throw new ApiError('invalid', 'The body must not be compressed: leave out `Content-Encoding`.', {
      param: 'Content-Encoding',
    })
  if (transfer !== undefined && transfer.toLowerCase() !== 'chunked')
    throw new ApiError('invalid', '`Transfer-Encoding` must be `chunked`, or left out.', { param: 'Transfer-Encoding' })
}

function streamTypeProblem(type: string | undefined, { mediaTypes }: StreamInput): string | null {
  if (mediaTypes.includes(mediaTypeOf(type ?? ''))) return null
  return `The body must come with a \`Content-Type\` of ${mediaTypes.map((one) => `\`${one}\``).join(' or ')}.`
}

/** How long to wait when there is no room for another large body. */
const ROOM_RETRY_SECONDS = 5

/** What the route keeps of a body of JSON. */
export function jsonBody(reading: BodyReading, input: JsonInput<unknown>): unknown {
  const bytes = wholeBody(reading, input)
  const isNone = bytes.length === 0 && input.isOptional === true
  return input.receive(isNone ? checkValue({}, input.schema) : readJson(bytes, input.schema))
}

/** The bytes of a body; throws the refusal of one that is too large, and where there was no room for it. */
export function wholeBody({ bytes, fault }: BodyReading, limit: BodyLimit): Uint8Array {
  if (fault === 'too-large') throw tooLarge(limit)
  if (fault === 'no-room')
    throw new ApiError(
      'no_room',
      `Too many large bodies are being read at the moment. Send this one again in ${ROOM_RETRY_SECONDS} seconds${limit.advice === undefined ? '' : `, or ${limit.advice.noRoom}`}.`,
      { retryAfter: ROOM_RETRY_SECONDS },
    )
  return bytes
}
