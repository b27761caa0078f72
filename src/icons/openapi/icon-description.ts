import type { z } from 'zod'
import type { ApiDescription, Json, OperationExamples } from '../../api/openapi/api-description.ts'
import { address } from '../../api/openapi/schemas.ts'
import type { RouteReference } from '../../api/route.ts'
import { ERRORS, errorObjectSchema } from '../../contract/error-object.ts'
import type { ErrorCode } from '../../contract/error-object.ts'
import { modelObject } from '../../contract/model-object.ts'
import { errorExample } from './error-examples.ts'
import { readDrawExamples } from './examples.ts'
import type { DrawExamples } from './examples.ts'
import { answeredNouns, SENT, withOtherEvents } from './icon-nouns.ts'

/** What the icon service says of itself beside its routes. Reads the examples. `others`: schemas of answers that are not its own, by their names. */
export function iconDescription(others: ReadonlyMap<string, z.ZodType>): ApiDescription {
  const draws = readDrawExamples()
  return {
    info: {
      title: 'Icon drawing service',
      version: '1.0.0',
      summary: 'Words in, SVG icons of one consistent family out.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    docsPath: '/docs',
    tags: TAGS,
    sent: SENT,
    answered: answeredNouns(others),
    finish: withOtherEvents,
    securitySchemes: { key: KEY },
    // The empty alternative stands for browser sessions, which have no key.
    security: [{ key: [] }, {}],
    errors: {
      schema: errorObjectSchema,
      always: ['invalid_request', 'server_error'],
      describe(code) {
        const example = errorExample(code as ErrorCode)
        return { ...ERRORS[code as ErrorCode], example, saysRetryAfter: example.retry_after !== undefined }
      },
    },
    repeated: 'draw',
    headers: {
      'WWW-Authenticate': {
        description: 'The scheme that is wanted, with the address where a program learns how to get a key (RFC 9728).',
        schema: { type: 'string' },
        example: 'Bearer realm="burin", scope="icons:draw", error="invalid_token"',
      },
    },
    examplesOf: (reference, baseUrl) => examplesOf(reference, baseUrl, draws),
  }
}

const INTRODUCTION = `Draws icons as SVG in a pinned family of styles. One operation does it, \`POST /api/v1/icons\`.

Requests and answers are JSON in UTF-8. In a request, a property that is not listed is refused, and nothing is coerced. Answers may grow within v1: ignore properties, events and values that you do not know; those known today are in \`x-extensible-enum\`. Every answer carries \`X-Request-ID\`.

Every refusal is the \`Error\` object. Paths that are not listed are answered 404, methods that a path does not have 405 with \`Allow\`; both have the code \`invalid_request\`.

What is drawn may be used for anything, without naming anybody; \`info.termsOfService\` leads to the terms, which say so.

Changes that break callers will come under \`/api/v2/\`.`

const TAGS: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Icons', description: 'Drawing icons.' },
  { name: 'Models', description: 'What draws, and what it takes.' },
  { name: 'Glyphs', description: 'Everything that can be drawn by its name alone.' },
  { name: 'Discovery', description: 'For programs that have to find out how to get a key and what is offered.' },
]

const KEY: Json = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'svc_test_… or svc_live_…',
  description:
    'An API key, in the `Authorization` header and nowhere else. A sandbox key is `svc_test_` and 32 characters out of 0-9, A-Z and a-z, any of them; it draws, and nothing is billed. A live key is `svc_live_` and 32 such characters; it spends prepaid credits, and is refused on a deployment without credits. The scope of either is `icons:draw`.',
}

function examplesOf(reference: RouteReference, baseUrl: string, draws: DrawExamples): OperationExamples {
  const isDraw = reference.operationId === 'createIcon'
  const answer = isDraw ? draws.draw : exampleAnswer(reference, baseUrl, draws.draw.revision)
  return {
    requests: isDraw ? draws.requests : {},
    answers: answer === undefined ? {} : { answer: { summary: reference.success ?? '', value: answer } },
    otherAnswers: isDraw ? { 'text/event-stream': streamOf(draws.stream) } : {},
  }
}

function exampleAnswer({ operationId, example }: RouteReference, baseUrl: string, revision: string): unknown {
  const model = modelObject(revision, 'online')
  if (operationId === 'listModels') return { object: 'list', data: [model] }
  if (operationId === 'getModel') return model
  return example?.(baseUrl)
}

/** OpenAPI 3.1 has no word for the schema of one event, so it is the schema of the stream's content. */
function streamOf(example: string): Json {
  return {
    schema: {
      type: 'string',
      description:
        'Server-sent events. The `data` of each is one JSON object, a `DrawStreamEvent`, whose `type` is also the name of the event and whose `sequence` is its `id`. A comment line every 15 seconds keeps the line open. Exactly one of `draw.completed` and `error` ends the stream.',
      contentMediaType: 'application/json',
      contentSchema: { $ref: address('DrawStreamEvent') },
    },
    examples: { draw: { summary: 'A whole stream', value: example } },
  }
}
