import { z } from 'zod'
import type { OpenRoute } from '../api-deps.ts'

export const RESOURCE_PATH = '/.well-known/oauth-protected-resource'

/** Whose tokens this API takes (RFC 9728): a client needs only the API's address to find out where people sign in. */
export const showResource: OpenRoute = {
  method: 'GET',
  path: RESOURCE_PATH,
  summary: 'Say whose tokens are taken.',
  auth: 'none',
  input: null,
  output: z.strictObject({
    resource: z.url(),
    authorization_servers: z.array(z.url()),
    bearer_methods_supported: z.array(z.literal('header')),
    resource_documentation: z.url(),
    resource_name: z.string(),
  }),
  errors: [],
  caching: 'revalidate',
  reference: {
    operationId: 'showProtectedResource',
    tag: 'Service',
    description: 'The metadata of this API as a protected resource (RFC 9728).',
    success: 'The metadata.',
  },
  handle: async ({ apiUrl, issuers }) => ({
    body: {
      resource: apiUrl(),
      authorization_servers: issuers(),
      bearer_methods_supported: ['header'],
      resource_documentation: `${apiUrl()}/docs`,
      resource_name: 'Burin hosting',
    },
  }),
}
