import { z } from 'zod'
import { momentSchema } from '../../contract/person-text.ts'
import type { OpenRoute } from '../api-deps.ts'

/** Whether this process answers. */
export const showHealth: OpenRoute = {
  method: 'GET',
  path: '/health',
  summary: 'Say that the process answers.',
  auth: 'none',
  input: null,
  output: z.strictObject({ ok: z.literal(true), timestamp: momentSchema }),
  errors: [],
  caching: 'none',
  reference: {
    operationId: 'showHealth',
    tag: 'Service',
    description: 'Needs no token. Says nothing of what the process works with: `/readyz` for operators does.',
    success: 'It answers.',
    example: () => ({ ok: true, timestamp: '2026-01-01T12:00:00.000Z' }),
  },
  handle: async ({ now }) => ({
    body: { ok: true, timestamp: new Date(now()).toISOString() },
    headers: { 'cache-control': 'no-store' },
  }),
}
