import { z } from 'zod'
import type { DocumentRoute } from '../document-deps.ts'

/** The token endpoint that OAuth clients expect. It offers no grant, and says so in their words whatever they send. */
export const refuseToken: DocumentRoute = {
  method: 'POST',
  path: '/api/oauth/token',
  summary: 'Refuse: no OAuth grant is offered.',
  auth: 'none',
  input: null,
  output: null,
  errors: [],
  caching: 'none',
  reference: {
    operationId: 'refuseToken',
    tag: 'Discovery',
    description: 'The token endpoint that OAuth clients expect. It refuses every request, whatever its body.',
    success: null,
    refusal: {
      status: 400,
      description: 'No grant is offered. The form is that of RFC 6749.',
      schema: z
        .strictObject({
          error: z.literal('unsupported_grant_type').describe('The code of RFC 6749.'),
          error_description: z.string().describe('What to do instead.'),
        })
        .describe('The error of an OAuth token endpoint.'),
      example: refusal,
    },
  },
  handle: async (deps) => ({ status: 400, body: refusal(deps.baseUrl()), headers: { pragma: 'no-cache' } }),
}

function refusal(baseUrl: string): unknown {
  return {
    error: 'unsupported_grant_type',
    // RFC 6749 allows no quotes and no backslash here, and nothing beyond ASCII.
    error_description: `No OAuth grant is offered here. Send an API key in the Authorization header; ${baseUrl}/auth.md says how to get one.`,
  }
}
