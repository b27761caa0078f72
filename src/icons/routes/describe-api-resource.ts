import { describeResource, metadataPath, protectedResourceSchema } from '../protected-resource.ts'
import type { Route } from '../route.ts'

/** RFC 9728 for whoever knows the base address of the API. */
export const describeApiResource: Route = {
  method: 'GET',
  path: metadataPath('/api/v1'),
  summary: 'Say how to get and send a key (OAuth metadata of the API).',
  auth: 'none',
  input: null,
  output: protectedResourceSchema,
  errors: [],
  caching: 'revalidate',
  reference: {
    operationId: 'describeApiResource',
    tag: 'Discovery',
    description: 'For whoever knows the base address of the API. RFC 9728.',
    success: 'The metadata.',
    example: (baseUrl) => describeResource(baseUrl, '/api/v1').body,
  },
  handle: async (needs) => describeResource(needs.baseUrl(), '/api/v1'),
}
