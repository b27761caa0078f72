import { z } from 'zod'
import type { OpenRoute } from '../needs.ts'

/** The description of the API, for programs. */
export const showOpenapi: OpenRoute = {
  method: 'GET',
  path: '/openapi.json',
  summary: 'Give the OpenAPI 3.1 description of this API.',
  auth: 'none',
  input: null,
  output: z.looseObject({ openapi: z.string() }).describe('An OpenAPI document.'),
  errors: [],
  caching: 'revalidate',
  handle: async (needs) => ({ body: needs.describeApi(needs.baseUrl()) }),
}
