import { describeResource, metadataPath, protectedResourceSchema } from '../protected-resource.ts'
import type { Route } from '../route.ts'

/**
 * RFC 9728 for whoever was answered 401. A client may use metadata that a challenge names only if its `resource` is
 * exactly the address it had asked (section 3.3), so the operation has a document of its own.
 */
export const describeIconsResource: Route = {
  method: 'GET',
  path: metadataPath('/api/v1/icons'),
  summary: 'Say how to get and send a key (OAuth metadata of the draw operation).',
  auth: 'none',
  input: null,
  output: protectedResourceSchema,
  errors: [],
  caching: 'revalidate',
  reference: {
    operationId: 'describeIconsResource',
    tag: 'Discovery',
    description: 'For whoever was answered 401 by the draw operation: the challenge names this address. RFC 9728.',
    success: 'The metadata.',
    example: (baseUrl) => describeResource(baseUrl, '/api/v1/icons').body,
  },
  handle: async (needs) => describeResource(needs.baseUrl(), '/api/v1/icons'),
}
