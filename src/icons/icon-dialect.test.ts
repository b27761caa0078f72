import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { runIconsService } from '../../tests/run-icons-service.ts'
import type { AuthorFailure } from '../author/author.ts'
import { createLog } from '../platform/log.ts'
import { BusyError } from '../platform/workers.ts'
import { refusalFor } from '../api/refusal-for.ts'
import { AuthorError } from '../studio/drawn.ts'
import { createIconDialect } from './icon-dialect.ts'
import { storeUnavailable } from '../draws/draw-refused.ts'

const REASONS = {
  overload: 'Too many draws are waiting at the moment. Try again in 7 seconds.',
  'time-out': 'The draw took too long and was given up. Try again in 7 seconds.',
  stopped: 'The service is being restarted. Try again in 7 seconds.',
} as const

test('threads without room are answered 503, with a time to come back, and a warning in the log', async () => {
  for (const [reason, message] of Object.entries(REASONS) as [keyof typeof REASONS, string][]) {
    const service = await runIconsService({ draw: async () => Promise.reject(new BusyError(reason, 7)) })
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
    const lines = service.log.map((line) => JSON.parse(line) as { event: string; level: string; problem: string })
    const failed = lines.find(({ event }) => event === 'failed')
    deepEqual([failed?.level, failed?.problem], ['warn', new BusyError(reason, 7).message])
  }
})

test('the log has the traces of what nobody expected, and of what is away only the reason', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  equal(problemIn(storeUnavailable('Not now.', refused)), 'Not now. (connect ECONNREFUSED)')
  match(problemIn(storeUnavailable('Not now.', new TypeError('a fault of ours'))), /a fault of ours\n {4}at /)
  match(problemIn(new TypeError('a fault of ours')), /a fault of ours\n {4}at /)
})

function problemIn(error: Error): string {
  const lines: string[] = []
  const log = createLog('info', Date.now, (line) => lines.push(line))
  refusalFor(error, 'req_1', { dialect: createIconDialect(() => ''), log })
  return (JSON.parse(lines[0] ?? '') as { problem: string }).problem
}

const FAILURES: readonly (readonly [AuthorFailure, number, string, number | undefined])[] = [
  [{ kind: 'offline' }, 503, 'model_offline', undefined],
  [{ kind: 'unavailable', retryAfterSeconds: 7 }, 503, 'model_unavailable', 7],
  [{ kind: 'error' }, 502, 'model_error', undefined],
]

test('an author that failed is answered by the kind of its failure, and its reason is in the log only', async () => {
  for (const [failure, status, code, seconds] of FAILURES) {
    const cause = new Error('provider said 529')
    const service = await runIconsService({ draw: async () => Promise.reject(new AuthorError({ ...failure, cause })) })
    const response = await service.draw({ prompt: 'heart' })
    const text = await response.text()
    const body = JSON.parse(text) as Record<string, unknown>
    deepEqual([response.status, body['code'], body['retry_after']], [status, code, seconds])
    equal(response.headers.get('retry-after'), seconds === undefined ? null : String(seconds))
    equal(text.includes('529'), false)
    await service.stop()
    const lines = service.log.map((line) => JSON.parse(line) as { event: string; level: string; problem: string })
    const line = lines.find(({ event }) => event === 'failed')
    deepEqual([line?.level, line?.problem.includes('provider said 529')], ['warn', true])
  }
})
