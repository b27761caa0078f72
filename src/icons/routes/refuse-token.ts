import type { Route } from '../route.ts'

/** The token endpoint that OAuth clients expect. It offers no grant, and says so in their words whatever they send. */
export const refuseToken: Route = {
  method: 'POST',
  path: '/api/oauth/token',
  summary: 'Refuse: no OAuth grant is offered.',
  auth: 'none',
  input: null,
  output: null,
  errors: [],
  caching: 'none',
  handle: async (needs) => ({
    status: 400,
    body: {
      error: 'unsupported_grant_type',
      // RFC 6749 allows no quotes and no backslash here, and nothing beyond ASCII.
      error_description: `No OAuth grant is offered here. Send an API key in the Authorization header; ${needs.baseUrl()}/auth.md says how to get one.`,
    },
    headers: { pragma: 'no-cache' },
  }),
}
