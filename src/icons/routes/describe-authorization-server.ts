import { z } from 'zod'
import { SCOPE } from '../protected-resource.ts'
import type { Route } from '../route.ts'

/**
 * RFC 8414: who issues credentials, which is this service, and by which grants, which is none. The RFC would leave empty
 * lists out, but a client reads a missing `grant_types_supported` as "authorization code and implicit".
 */
export const describeAuthorizationServer: Route = {
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  summary: 'Say that no OAuth grant is offered (OAuth metadata of the authorization server).',
  auth: 'none',
  input: null,
  output: z.strictObject({
    issuer: z.url(),
    token_endpoint: z.url(),
    grant_types_supported: z.array(z.string()).length(0),
    response_types_supported: z.array(z.string()).length(0),
    scopes_supported: z.array(z.literal(SCOPE)).length(1),
    service_documentation: z.url(),
  }),
  errors: [],
  caching: 'revalidate',
  handle: async (needs) => {
    const baseUrl = needs.baseUrl()
    return {
      body: {
        issuer: baseUrl,
        token_endpoint: `${baseUrl}/api/oauth/token`,
        grant_types_supported: [],
        response_types_supported: [],
        scopes_supported: [SCOPE],
        service_documentation: `${baseUrl}/auth.md`,
      },
    }
  },
}
