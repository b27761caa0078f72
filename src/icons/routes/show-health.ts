import { z } from 'zod'
import type { Route } from '../route.ts'

/** For supervisors: the process listens and answers. */
export const showHealth: Route = {
  method: 'GET',
  path: '/healthz',
  summary: 'Say that the service answers.',
  auth: 'none',
  input: null,
  output: z.strictObject({ status: z.literal('ok') }),
  errors: [],
  caching: 'none',
  handle: async () => ({ body: { status: 'ok' } }),
}
