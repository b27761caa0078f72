import { z } from 'zod'
import type { Route } from '../../api/route.ts'
import type { IconsDeps } from '../icons-deps.ts'

/** The description of the API, for programs. */
export const showOpenapi: Route<Pick<IconsDeps, 'baseUrl' | 'describeApi'>> = {
  method: 'GET',
  path: '/openapi.json',
  summary: 'Give the OpenAPI 3.1 description of this API.',
  auth: 'none',
  input: null,
  output: z.looseObject({ openapi: z.string() }).describe('An OpenAPI document.'),
  errors: [],
  caching: 'revalidate',
  handle: async (deps) => ({ body: deps.describeApi(deps.baseUrl()) }),
}
