import { describeResource, metadataPath, protectedResourceSchema } from '../protected-resource.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** What tells one such route from another. */
interface Resource {
  /** The path of the resource that the metadata is about; '' is the whole service. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
}

/**
 * How to get and send a key for each resource of the service (RFC 9728). A client may use metadata that a challenge names only if
 * its `resource` is exactly the address it had asked (section 3.3), so the draw operation has a document of its own.
 */
export const RESOURCES: readonly DocumentRoute[] = [
  resourceRoute({
    path: '',
    operationId: 'describeServiceResource',
    summary: 'Say how to get and send a key (OAuth metadata of the whole service).',
    description: 'For whoever knows only the address of the service. RFC 9728.',
  }),
  resourceRoute({
    path: '/api/v1',
    operationId: 'describeApiResource',
    summary: 'Say how to get and send a key (OAuth metadata of the API).',
    description: 'For whoever knows the base address of the API. RFC 9728.',
  }),
  resourceRoute({
    path: '/api/v1/icons',
    operationId: 'describeIconsResource',
    summary: 'Say how to get and send a key (OAuth metadata of the draw operation).',
    description: 'For whoever was answered 401 by the draw operation: the challenge names this address. RFC 9728.',
  }),
  resourceRoute({
    path: '/mcp',
    operationId: 'describeMcpResource',
    summary: 'Say how to get and send a key (OAuth metadata of the tools for models).',
    description: 'For whoever was answered 401 by `/mcp`: the challenge names this address. RFC 9728.',
  }),
]

function resourceRoute({ path, operationId, summary, description }: Resource): DocumentRoute {
  return {
    method: 'GET',
    path: metadataPath(path),
    summary,
    auth: 'none',
    input: null,
    output: protectedResourceSchema,
    errors: [],
    caching: 'revalidate',
    reference: {
      operationId,
      tag: 'Discovery',
      description,
      success: 'The metadata.',
      example: (baseUrl) => describeResource(baseUrl, path).body,
    },
    handle: async (deps) => describeResource(deps.baseUrl(), path),
  }
}
