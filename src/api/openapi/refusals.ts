import type { AnyRoute, RouteReference } from '../route.ts'
import type { ApiDescription, ErrorReference, Json } from './api-description.ts'
import { headersOf } from './headers.ts'
import type { HeaderName } from './headers.ts'
import { schemaOf } from './schemas.ts'

/** The refusals of a route: one answer for each status; several codes may share one. */
export function refusals<Deps, Caller>(
  route: AnyRoute<Deps, Caller>,
  { refusal: foreign }: RouteReference,
  description: ApiDescription,
  baseUrl: string,
): Json {
  // Any request can be malformed, and anything can break.
  const codes = new Set([...route.errors, ...description.errors.always])
  const described = [...codes].map((code) => ({ code, ...description.errors.describe(code) }))
  const rate: readonly HeaderName[] = route.auth === 'caller' ? ['RateLimit-Policy', 'RateLimit'] : []
  const answers: Record<string, Json> = Object.fromEntries(
    [...Map.groupBy(described, ({ status }) => status)].map(([status, ofStatus]) => [
      status,
      refusal(status, ofStatus, rate, description),
    ]),
  )
  if (foreign === undefined) return answers
  const own = { refusal: { summary: 'Refused', value: foreign.example(baseUrl) } }
  const { schema, examples } = contentOf(answers[foreign.status])
  const ours = schemaOf(foreign.schema, description)
  const content = { schema: schema === undefined ? ours : { anyOf: [ours, schema] }, examples: { ...own, ...examples } }
  const { status, description: text } = foreign
  return {
    ...answers,
    [status]: {
      description: text,
      headers: headersOf(description, ['X-Request-ID']),
      content: { 'application/json': content },
    },
  }
}

/** What a refusal says of its JSON; nothing when there is none. */
function contentOf(answer: Json | undefined): { readonly schema?: Json; readonly examples?: Json } {
  return (answer?.['content'] as Record<string, Json> | undefined)?.['application/json'] ?? {}
}

type Coded = ErrorReference & { readonly code: string }

function refusal(
  status: number,
  codes: readonly Coded[],
  rate: readonly HeaderName[],
  description: ApiDescription,
): Json {
  const always: HeaderName[] = ['X-Request-ID']
  const maybe: HeaderName[] = [...rate]
  if (status === 401) always.push('WWW-Authenticate')
  if (codes.every(({ saysRetryAfter }) => saysRetryAfter)) always.push('Retry-After')
  else if (codes.some(({ saysRetryAfter }) => saysRetryAfter)) maybe.push('Retry-After')
  return {
    description: codes.map(({ code, title, advice }) => `\`${code}\`: ${title}. ${advice}`).join(' '),
    headers: headersOf(description, always, maybe),
    content: {
      'application/json': {
        schema: schemaOf(description.errors.schema, description),
        examples: Object.fromEntries(
          codes.map(({ code, title, example }) => [code, { summary: title, value: example }]),
        ),
      },
    },
  }
}
