import { z } from 'zod'
import type { OpenRoute } from '../api-deps.ts'

/** The description of the API, for programs. */
export const showOpenapi: OpenRoute = {
  method: 'GET',
  path: '/openapi.json',
  summary: 'Give the OpenAPI 3.1 description of this API.',
  auth: 'none',
  input: null,
  output: z.looseObject({ openapi: z.string() }),
  errors: [],
  caching: 'revalidate',
  handle: async ({ describeApi, apiUrl }) => ({ body: describeApi(apiUrl()) }),
}
