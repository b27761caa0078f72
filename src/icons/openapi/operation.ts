import { ERRORS } from '../../contract/error-object.ts'
import type { ErrorCode } from '../../contract/error-object.ts'
import type { Route, RouteReference } from '../route.ts'
import { errorExample } from './error-examples.ts'
import { headersOf } from './headers.ts'
import type { HeaderName } from './headers.ts'
import { schemaOf } from './schemas.ts'
import type { Json } from './schemas.ts'

/** What a route shows as examples, each by its name. */
export interface OperationExamples {
  readonly requests: Json
  readonly answers: Json
  /** The refusal of another form than the Error object. */
  readonly foreignRefusal: unknown
  /** A whole stream; null when the operation has none. */
  readonly stream: string | null
}

/** The Operation object of a route. */
export function operationOf(route: Route, reference: RouteReference, examples: OperationExamples): Json {
  const parameters = [...pathParameters(route, reference), ...headerParameters(route, reference)]
  return {
    operationId: reference.operationId,
    tags: [reference.tag],
    summary: route.summary,
    description: reference.description,
    // The empty alternative stands for browser sessions, which have no key.
    security: route.auth === 'key' ? [{ key: [] }, {}] : [],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route.input === null
      ? {}
      : {
          requestBody: {
            required: true,
            description: `At most ${route.input.limitBytes / 1024 / 1024} MiB.`,
            content: { 'application/json': { schema: schemaOf(route.input.schema), examples: examples.requests } },
          },
        }),
    responses: { ...successes(route, reference, examples), ...refusals(route, reference, examples) },
  }
}

function pathParameters(route: Route, reference: RouteReference): Json[] {
  return [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...reference.parameters?.[name],
  }))
}

function headerParameters(route: Route, reference: RouteReference): Json[] {
  const ifNoneMatch = {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer.',
    schema: { type: 'string' },
  }
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a repeated request safe: the same key with the same body within 24 hours gives the first answer again. 1 to 255 visible ASCII characters of your own, new for each draw.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    example: 'b7f9e0c4-2d1a-4f7e-9a57-0c1f8a4d6e21',
  }
  return [...(route.caching === 'revalidate' ? [ifNoneMatch] : []), ...(reference.idempotent ? [idempotencyKey] : [])]
}

function successes(route: Route, reference: RouteReference, examples: OperationExamples): Json {
  if (reference.success === null) return {}
  const isCached = route.caching === 'revalidate'
  const headers = headersOf(
    ['X-Request-ID', ...(isCached ? (['ETag'] as const) : [])],
    [...rateHeaders(route), ...(reference.idempotent ? (['Idempotency-Replayed'] as const) : [])],
  )
  return {
    200: {
      description: reference.success,
      headers,
      ...(route.output === null
        ? {}
        : {
            content: {
              'application/json': { schema: schemaOf(route.output), examples: examples.answers },
              ...(examples.stream === null ? {} : { 'text/event-stream': streamOf(examples.stream) }),
            },
          }),
    },
    ...(isCached
      ? {
          304: {
            description: 'Nothing has changed since `If-None-Match`.',
            headers: headersOf(['X-Request-ID', 'ETag']),
          },
        }
      : {}),
  }
}

/** OpenAPI 3.1 has no word for the schema of one event, so it is the schema of the stream's content. */
function streamOf(example: string): Json {
  return {
    schema: {
      type: 'string',
      description:
        'Server-sent events. The `data` of each is one JSON object, a `DrawStreamEvent`, whose `type` is also the name of the event and whose `sequence` is its `id`. A comment line every 15 seconds keeps the line open. Exactly one of `draw.completed` and `error` ends the stream.',
      contentMediaType: 'application/json',
      contentSchema: { $ref: '#/components/schemas/DrawStreamEvent' },
    },
    examples: { draw: { summary: 'A whole stream', value: example } },
  }
}

/** One answer for each status; several codes may share one. */
function refusals(route: Route, { refusal: foreign }: RouteReference, { foreignRefusal }: OperationExamples): Json {
  // Any request can be malformed, and anything can break.
  const codes = new Set<ErrorCode>([...route.errors, 'invalid_request', 'server_error'])
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  const ours = [...byStatus].map(
    ([status, ofStatus]) => [status, refusal(status, ofStatus, rateHeaders(route))] as const,
  )
  const answers: Record<string, Json> = Object.fromEntries(ours)
  if (foreign === undefined) return answers
  const own = { refusal: { summary: 'Refused', value: foreignRefusal } }
  const { schema, examples } = contentOf(answers[foreign.status])
  const content = {
    schema: schema === undefined ? schemaOf(foreign.schema) : { anyOf: [schemaOf(foreign.schema), schema] },
    examples: { ...own, ...examples },
  }
  const { status, description } = foreign
  return {
    ...answers,
    [status]: { description, headers: headersOf(['X-Request-ID']), content: { 'application/json': content } },
  }
}

/** What a refusal says of its JSON; nothing when there is none. */
function contentOf(answer: Json | undefined): { readonly schema?: Json; readonly examples?: Json } {
  return (answer?.['content'] as Record<string, Json> | undefined)?.['application/json'] ?? {}
}

function refusal(status: number, codes: readonly ErrorCode[], rate: readonly HeaderName[]): Json {
  const always: HeaderName[] = ['X-Request-ID']
  const maybe: HeaderName[] = [...rate]
  if (status === 401) always.push('WWW-Authenticate')
  if (codes.every((code) => errorExample(code).retry_after !== undefined)) always.push('Retry-After')
  else if (codes.some((code) => errorExample(code).retry_after !== undefined)) maybe.push('Retry-After')
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].title}. ${ERRORS[code].advice}`).join(' '),
    headers: headersOf(always, maybe),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(
          codes.map((code) => [code, { summary: ERRORS[code].title, value: errorExample(code) }]),
        ),
      },
    },
  }
}

function rateHeaders(route: Route): HeaderName[] {
  return route.auth === 'key' ? ['RateLimit-Policy', 'RateLimit'] : []
}
