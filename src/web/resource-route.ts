import { describeResource, metadataPath, protectedResourceSchema } from './protected-resource.ts'
import type { DocumentRoute } from './document-deps.ts'

/** What tells one such route from another. */
export interface ResourceRoute {
  /** The path of the resource that the metadata is about; '' is the whole service. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
}

/** The route that says how to get and send a key for one resource of the service (RFC 9728). */
export function resourceRoute({ path, operationId, summary, description }: ResourceRoute): DocumentRoute {
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
