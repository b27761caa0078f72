import { deepEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runIconsService } from '../../tests/run-icons-service.ts'
import { until } from '../../tests/until.ts'
import { iconError } from './icon-error.ts'

describe('who sends much at once', () => {
  it('is begun with when it is its turn, one network beside the other; who leaves before is not looked at', async () => {
    const waiting: { network: string; enter: () => void }[] = []
    const lookedAt: string[] = []
    const service = await runIconsService(
      {},
      { BURIN_TRUST_PROXIES: '1' },
      {
        authenticate: async ({ network }) => {
          lookedAt.push(network)
          throw iconError('invalid_api_key', 'nobody')
        },
        takeTurn: (network, leaving) => {
          const { promise, resolve, reject } = Promise.withResolvers<void>()
          waiting.push({ network, enter: resolve })
          leaving().addEventListener('abort', () => (waiting.splice(0), reject(new Error('left'))))
          return promise
        },
      },
    )
    const draw = async (address: string, signal?: AbortSignal): Promise<Response> =>
      fetch(`${service.baseUrl}/api/v1/icons`, {
        method: 'POST',
        headers: {
          authorization: `Bearer svc_test_${'a'.repeat(32)}`,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        body: '{"concept": "cloud"}',
        ...(signal === undefined ? {} : { signal }),
      })
    const leaving = new AbortController()
    const left = draw('192.0.2.1', leaving.signal)
    await until(() => waiting.length === 1)
    leaving.abort()
    await left.catch(() => null)
    await until(() => waiting.length === 0)
    const answers = [draw('192.0.2.2'), draw('2001:db8:0:7::1')]
    await until(() => waiting.length === 2)
    deepEqual(lookedAt, [])
    for (const { enter } of waiting) enter()
    deepEqual(
      (await Promise.all(answers)).map(({ status }) => status),
      [401, 401],
    )
    deepEqual(new Set(lookedAt), new Set(['192.0.2.2', '2001:db8:0:7::/64']))
    await service.stop()
  })
})
