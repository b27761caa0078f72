import type { AnyRoute } from '../route.ts'
import type { ApiDescription, Json } from './api-description.ts'
import { operationOf } from './operation.ts'
import { schemaComponents } from './schemas.ts'

/** Gives the OpenAPI document for a public address (without a slash at its end); it is made once for each. */
export type DescribeApi = (baseUrl: string) => Json

/** Nothing is made before the first call. */
export function createDescribeApi<Deps, Caller>(
  routes: readonly AnyRoute<Deps, Caller>[],
  description: () => ApiDescription,
): DescribeApi {
  const made = new Map<string, Json>()
  return (baseUrl) => {
    const known = made.get(baseUrl)
    if (known !== undefined) return known
    const document = openApiDocument(routes, description(), baseUrl)
    made.set(baseUrl, document)
    return document
  }
}

/** The OpenAPI 3.1 document of those routes that have a reference. */
function openApiDocument<Deps, Caller>(
  routes: readonly AnyRoute<Deps, Caller>[],
  description: ApiDescription,
  baseUrl: string,
): Json {
  const shown = routes.flatMap((route) =>
    route.reference === undefined ? [] : [{ route, reference: route.reference }],
  )
  const paths = Map.groupBy(shown, ({ route }) => route.path.replace(/:(\w+)/g, '{$1}'))
  return {
    openapi: '3.1.1',
    info: infoOf(description, description.pagesUrl ?? baseUrl),
    servers: [{ url: baseUrl, description: 'This service' }],
    externalDocs: { description: 'Guides and reference', url: `${baseUrl}${description.docsPath}` },
    tags: description.tags.filter(({ name }) => shown.some(({ reference }) => reference.tag === name)),
    paths: Object.fromEntries(
      [...paths].map(([path, operations]) => [
        path,
        Object.fromEntries(
          operations.map(({ route, reference }) => [
            route.method.toLowerCase(),
            operationOf(route, reference, description, baseUrl),
          ]),
        ),
      ]),
    ),
    components: { schemas: schemaComponents(description), securitySchemes: description.securitySchemes },
  }
}

function infoOf({ info }: ApiDescription, pagesUrl: string): Json {
  return {
    ...info,
    termsOfService: `${pagesUrl}/docs/terms`,
    contact: { name: 'Who runs this service', url: `${pagesUrl}/docs/contact` },
  }
}
