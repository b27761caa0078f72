import { describeResource, metadataPath, protectedResourceSchema } from '../protected-resource.ts'
import type { Route } from '../route.ts'

/** RFC 9728 for whoever knows only the address of the service. */
export const describeServiceResource: Route = {
  method: 'GET',
  path: metadataPath(''),
  summary: 'Say how to get and send a key (OAuth metadata of the whole service).',
  auth: 'none',
  input: null,
  output: protectedResourceSchema,
  errors: [],
  caching: 'revalidate',
  reference: {
    operationId: 'describeServiceResource',
    tag: 'Discovery',
    description: 'For whoever knows only the address of the service. RFC 9728.',
    success: 'The metadata.',
    example: (baseUrl) => describeResource(baseUrl, '').body,
  },
  handle: async (needs) => describeResource(needs.baseUrl(), ''),
}
