import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { runIconsService } from '../../tests/run-icons-service.ts'
import { busyError } from '../platform/workers.ts'

const REASONS = {
  overload: 'Too many draws are waiting at the moment. Try again in 7 seconds.',
  'time-out': 'The draw took too long and was given up. Try again in 7 seconds.',
  stopped: 'The service is being restarted. Try again in 7 seconds.',
} as const

test('threads without room are answered 503, with a time to come back, and a warning in the log', async () => {
  for (const [reason, message] of Object.entries(REASONS) as [keyof typeof REASONS, string][]) {
    const service = await runIconsService({ draw: async () => Promise.reject(busyError(reason, 7)) })
    const response = await service.draw({ prompt: 'heart' })
    const body = (await response.json()) as Record<string, unknown>
    deepEqual([response.status, response.headers.get('retry-after')], [503, '7'])
    deepEqual(body, {
      status: 503,
      code: 'model_unavailable',
      message,
      request_id: response.headers.get('x-request-id'),
      retry_after: 7,
    })
    await service.stop()
    const levels = service.log.map((line) => JSON.parse(line) as { event: string; level: string })
    equal(levels.find(({ event }) => event === 'failed')?.level, 'warn')
  }
})
