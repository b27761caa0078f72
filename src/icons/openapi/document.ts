import { modelObject } from '../../contract/model-object.ts'
import type { Route, RouteReference } from '../route.ts'
import type { DrawExamples } from './examples.ts'
import { operationOf } from './operation.ts'
import type { OperationExamples } from './operation.ts'
import { schemaComponents } from './schemas.ts'
import type { Json } from './schemas.ts'

/** The OpenAPI 3.1 document of those routes that have a reference. `baseUrl` is without a slash at its end. */
export function openApiDocument(routes: readonly Route[], baseUrl: string, draws: DrawExamples): Json {
  const shown = routes.flatMap((route) =>
    route.reference === undefined ? [] : [{ route, reference: route.reference }],
  )
  const paths = Map.groupBy(shown, ({ route }) => route.path.replace(/:(\w+)/g, '{$1}'))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Icon drawing service',
      version: '1.0.0',
      summary: 'Words in, SVG icons of one consistent family out.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl, description: 'This service' }],
    externalDocs: { description: 'Guides and reference', url: `${baseUrl}/docs` },
    tags: TAGS.filter(({ name }) => shown.some(({ reference }) => reference.tag === name)),
    paths: Object.fromEntries(
      [...paths].map(([path, operations]) => [
        path,
        Object.fromEntries(
          operations.map(({ route, reference }) => [
            route.method.toLowerCase(),
            operationOf(route, reference, examplesOf(reference, baseUrl, draws)),
          ]),
        ),
      ]),
    ),
    components: { schemas: schemaComponents(), securitySchemes: { key: KEY } },
  }
}

const INTRODUCTION = `Draws icons as SVG in a pinned family of styles. One operation does it, \`POST /api/v1/icons\`.

Requests and answers are JSON in UTF-8. In a request, a property that is not listed is refused, and nothing is coerced. Answers may grow within v1: ignore properties, events and values that you do not know; those known today are in \`x-extensible-enum\`. Every answer carries \`X-Request-ID\`.

Every refusal is the \`Error\` object. Paths that are not listed are answered 404, methods that a path does not have 405 with \`Allow\`; both have the code \`invalid_request\`.

Changes that break callers will come under \`/api/v2/\`.`

const TAGS: readonly { readonly name: RouteReference['tag']; readonly description: string }[] = [
  { name: 'Icons', description: 'Drawing icons.' },
  { name: 'Models', description: 'What draws, and what it takes.' },
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
    stream: isDraw ? draws.stream : null,
    foreignRefusal: reference.refusal?.example(baseUrl),
  }
}

function exampleAnswer({ operationId, example }: RouteReference, baseUrl: string, revision: string): unknown {
  const model = modelObject(revision, 'online')
  if (operationId === 'listModels') return { object: 'list', data: [model] }
  if (operationId === 'getModel') return model
  return example?.(baseUrl)
}
