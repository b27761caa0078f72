import type { ApiDescription, Json } from './api-description.ts'

/** What is said of a header of answers. */
export interface Header {
  readonly description: string
  readonly schema: Json
  readonly example: string | number
}

export type HeaderName =
  | 'X-Request-ID'
  | 'ETag'
  | 'Retry-After'
  | 'WWW-Authenticate'
  | 'RateLimit-Policy'
  | 'RateLimit'
  | 'Idempotency-Replayed'
  | 'Link'

/** Every header of an answer that a caller may read. */
export const HEADERS: Readonly<Record<HeaderName, Header>> = {
  'X-Request-ID': {
    description: 'Names this answer. Every answer has one, whatever its status.',
    schema: { type: 'string', pattern: '^req_[0-9A-Za-z]{24}$' },
    example: 'req_8brkuXriKngG63zjW4nUaBfs',
  },
  ETag: {
    description: 'The tag of this content. Send it back in `If-None-Match` to be told 304 while nothing has changed.',
    schema: { type: 'string' },
    example: '"MpxyC1kNq0a7PdmJX2eVbLwzQ8s"',
  },
  'Retry-After': {
    description: 'How many seconds to wait before the next try; the same as `retry_after`.',
    schema: { type: 'integer', minimum: 0 },
    example: 18,
  },
  'WWW-Authenticate': {
    description: 'The scheme that is wanted, with the address where a program learns how to get a key (RFC 9728).',
    schema: { type: 'string' },
    example: 'Bearer realm="burin", error="invalid_token"',
  },
  'RateLimit-Policy': {
    description: 'The limit that holds for this caller: `q` requests in `w` seconds.',
    schema: { type: 'string' },
    example: '"sandbox";q=120;w=60',
  },
  RateLimit: {
    description: 'What is left of it: `r` requests, until `t` seconds from now.',
    schema: { type: 'string' },
    example: '"sandbox";r=42;t=18',
  },
  'Idempotency-Replayed': {
    description: '`true` when this is the kept answer of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  Link: {
    description: 'Where the next page of the list is, as `rel="next"`; left out on the last one.',
    schema: { type: 'string' },
    example: '<https://api.example.com/things?limit=100&cursor=MTAw>; rel="next"',
  },
}

/** The header objects of an answer: those that it always has, and those that it may have. */
export function headersOf(
  { headers = {} }: Pick<ApiDescription, 'headers'>,
  always: readonly HeaderName[],
  maybe: readonly HeaderName[] = [],
): Json {
  const shown = { ...HEADERS, ...headers }
  return Object.fromEntries([
    ...always.map((name) => [name, { ...shown[name], required: true }]),
    ...maybe.map((name) => [name, shown[name]]),
  ])
}
