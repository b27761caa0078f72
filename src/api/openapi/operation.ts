import { z } from 'zod'
import { sizeText } from '../too-large.ts'
import type { AnyRoute, RouteReference, StreamInput } from '../route.ts'
import type { ApiDescription, Json } from './api-description.ts'
import { headersOf } from './headers.ts'
import type { HeaderName } from './headers.ts'
import { refusals } from './refusals.ts'
import { schemaOf } from './schemas.ts'

type Shown = AnyRoute<never, object>

/** The Operation object of a route. */
export function operationOf<Deps, Caller>(
  route: AnyRoute<Deps, Caller>,
  reference: RouteReference,
  description: ApiDescription,
  baseUrl: string,
): Json {
  const parameters = [
    ...pathParameters(route, reference),
    ...queryParameters(route.query),
    ...headerParameters(route, description),
  ]
  const body = requestBody(route, description, description.examplesOf(reference, baseUrl).requests)
  return {
    operationId: reference.operationId,
    tags: [reference.tag],
    summary: route.summary,
    description: reference.description,
    security: route.auth === 'caller' ? description.security : [],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      ...successes(route, reference, description, baseUrl),
      ...refusals(route, reference, description, baseUrl),
    },
  }
}

function requestBody({ input }: Pick<Shown, 'input'>, description: ApiDescription, examples: Json): Json | null {
  if (input === null) return null
  const size = `At most ${sizeText(input.limitBytes)}.`
  if (input.kind === 'stream') return { required: true, description: size, content: formsOf(input, description) }
  return {
    required: input.isOptional !== true,
    description: size,
    content: { 'application/json': { schema: schemaOf(input.schema, description), examples } },
  }
}

function formsOf({ mediaTypes, forms }: StreamInput, description: ApiDescription): Json {
  const formOf = (mediaType: string): Json => {
    const form = forms?.[mediaType]
    return form === undefined ? {} : { ...form, schema: schemaOf(form.schema, description) }
  }
  return Object.fromEntries(mediaTypes.map((one) => [one, formOf(one)]))
}

function pathParameters({ path }: Pick<Shown, 'path'>, reference: RouteReference): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...reference.parameters?.[name],
  }))
}

function headerParameters(
  { caching, isIdempotent }: Pick<Shown, 'caching' | 'isIdempotent'>,
  { repeated }: ApiDescription,
): Json[] {
  const ifNoneMatch = {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer.',
    schema: { type: 'string' },
  }
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    description: `Makes a repeated request safe: the same key with the same body within 24 hours gives the first answer again. 1 to 255 visible ASCII characters of your own, new for each ${repeated}.`,
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    example: 'b7f9e0c4-2d1a-4f7e-9a57-0c1f8a4d6e21',
  }
  return [...(caching === 'revalidate' ? [ifNoneMatch] : []), ...(isIdempotent === true ? [idempotencyKey] : [])]
}

function successes<Deps, Caller>(
  route: AnyRoute<Deps, Caller>,
  reference: RouteReference,
  description: ApiDescription,
  baseUrl: string,
): Json {
  if (reference.success === null) return {}
  const { answers, otherAnswers } = description.examplesOf(reference, baseUrl)
  const isCached = route.caching === 'revalidate'
  const headers = headersOf(
    description,
    ['X-Request-ID', ...(isCached ? (['ETag'] as const) : [])],
    successHeaders(route, reference),
  )
  return {
    [reference.status ?? 200]: {
      description: reference.success,
      headers,
      ...(route.output === null
        ? {}
        : {
            content: {
              'application/json': { schema: schemaOf(route.output, description), examples: answers },
              ...otherAnswers,
            },
          }),
    },
    ...(isCached
      ? {
          304: {
            description: 'Nothing has changed since `If-None-Match`.',
            headers: headersOf(description, ['X-Request-ID', 'ETag']),
          },
        }
      : {}),
  }
}

function successHeaders(
  { auth, isIdempotent }: Pick<Shown, 'auth' | 'isIdempotent'>,
  { isList }: RouteReference,
): HeaderName[] {
  return [
    ...(auth === 'caller' ? (['RateLimit-Policy', 'RateLimit'] as const) : []),
    ...(isIdempotent === true ? (['Idempotency-Replayed'] as const) : []),
    ...(isList === true ? (['Link'] as const) : []),
  ]
}

/** The parameters of an address, out of the schema of its query. */
function queryParameters(query: z.ZodType | undefined): Json[] {
  if (query === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties as Record<string, Json>).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }))
}
