import { deepEqual, equal } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from '../../tests/run-icons-service.ts'
import type { IconsService } from '../../tests/run-icons-service.ts'

const away = (): Promise<never> => Promise.reject(new Error('the database is away'))
const LIVE_KEY = `svc_live_${'a'.repeat(32)}`
const SESSION = `burin-session=burin_session_${'a'.repeat(43)}`

describe('a credential that cannot be looked up, because the database is away', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService(
      {},
      { BURIN_CREDITS: 'on', BURIN_LIMIT_WRONG_KEYS: '1' },
      {
        openDatabase: async () => ({
          query: away,
          transaction: away,
          listen: () => Promise.reject(new Error('nobody listens here')),
          isReady: async () => false,
          [Symbol.asyncDispose]: async () => undefined,
        }),
      },
    )
  })
  after(async () => service.stop())

  /** Without the sandbox key that the service's own `draw` sends. */
  const drawWith = async (headers: Record<string, string>): Promise<Response> =>
    fetch(`${service.baseUrl}/api/v1/icons`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"concept":"cloud"}',
    })

  it('is asked to come again, and not called wrong', async () => {
    for (const headers of [
      { authorization: `Bearer ${LIVE_KEY}` },
      { authorization: `Bearer ${LIVE_KEY}` },
      { cookie: SESSION, 'sec-fetch-site': 'same-origin' },
    ]) {
      const response = await drawWith(headers)
      const { code, retry_after } = (await response.json()) as { code: string; retry_after?: number }
      deepEqual([response.status, code, retry_after], [503, 'model_unavailable', 5])
      equal(response.headers.get('retry-after'), '5')
      equal(response.headers.get('www-authenticate'), null)
    }
  })
  it('keeps nobody out who needs no looking up', async () => {
    equal((await service.draw({ concept: 'cloud' })).status, 200)
    equal((await drawWith({ authorization: 'Bearer svc_live_short' })).status, 401)
  })
})
