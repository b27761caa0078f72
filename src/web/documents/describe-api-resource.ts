import { resourceRoute } from '../resource-route.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** RFC 9728 for whoever knows the base address of the API. */
export const describeApiResource: DocumentRoute = resourceRoute({
  path: '/api/v1',
  operationId: 'describeApiResource',
  summary: 'Say how to get and send a key (OAuth metadata of the API).',
  description: 'For whoever knows the base address of the API. RFC 9728.',
})
