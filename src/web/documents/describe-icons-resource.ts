import { resourceRoute } from '../resource-route.ts'
import type { DocumentRoute } from '../document-deps.ts'

/**
 * RFC 9728 for whoever was answered 401. A client may use metadata that a challenge names only if its `resource` is
 * exactly the address it had asked (section 3.3), so the operation has a document of its own.
 */
export const describeIconsResource: DocumentRoute = resourceRoute({
  path: '/api/v1/icons',
  operationId: 'describeIconsResource',
  summary: 'Say how to get and send a key (OAuth metadata of the draw operation).',
  description: 'For whoever was answered 401 by the draw operation: the challenge names this address. RFC 9728.',
})
