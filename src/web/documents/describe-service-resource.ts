import { resourceRoute } from '../resource-route.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** RFC 9728 for whoever knows only the address of the service. */
export const describeServiceResource: DocumentRoute = resourceRoute({
  path: '',
  operationId: 'describeServiceResource',
  summary: 'Say how to get and send a key (OAuth metadata of the whole service).',
  description: 'For whoever knows only the address of the service. RFC 9728.',
})
