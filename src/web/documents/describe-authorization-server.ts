import { z } from 'zod'
import { SCOPE } from '../protected-resource.ts'
import type { DocumentRoute } from '../document-deps.ts'

/**
 * RFC 8414: who issues credentials, which is this service, and by which grants, which is none. The RFC would leave empty
 * lists out, but a client reads a missing `grant_types_supported` as "authorization code and implicit".
 */
export const describeAuthorizationServer: DocumentRoute = {
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  summary: 'Say that no OAuth grant is offered (OAuth metadata of the authorization server).',
  auth: 'none',
  input: null,
  output: z
    .strictObject({
      issuer: z.url().describe('This service.'),
      token_endpoint: z.url().describe('Refuses every request.'),
      grant_types_supported: z.array(z.string()).length(0).describe('None.'),
      response_types_supported: z.array(z.string()).length(0).describe('None.'),
      scopes_supported: z.array(z.literal(SCOPE)).length(1).describe('What a key allows.'),
      service_documentation: z.url().describe('How to get a key, for programs and people.'),
    })
    .describe('Who issues credentials, and how (RFC 8414).'),
  errors: [],
  caching: 'revalidate',
  reference: {
    operationId: 'describeAuthorizationServer',
    tag: 'Discovery',
    description: 'Who issues credentials, and by which OAuth grants: none. RFC 8414.',
    success: 'The metadata.',
    example: metadata,
  },
  handle: async (deps) => ({ body: metadata(deps.baseUrl()) }),
}

function metadata(baseUrl: string): unknown {
  return {
    issuer: baseUrl,
    token_endpoint: `${baseUrl}/api/oauth/token`,
    grant_types_supported: [],
    response_types_supported: [],
    scopes_supported: [SCOPE],
    service_documentation: `${baseUrl}/auth.md`,
  }
}
