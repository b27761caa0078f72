import { z } from 'zod'
import type { DocumentRoute } from '../document-deps.ts'

/** For supervisors: the process listens and answers. */
export const showHealth: DocumentRoute = {
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
