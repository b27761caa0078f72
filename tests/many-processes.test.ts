/** Two services that share a Redis hold limits and answers as if they were one. */
import { deepEqual, equal } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ServiceDeps } from '../src/main/compose.ts'
import type { Studio } from '../src/studio/draw.ts'
import { drawLine, runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { freePort, NO_REDIS, runRedis, STEADY_REDIS } from './run-redis.ts'
import { until } from './until.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let redisUrl = ''
before(async () => {
  if (NO_REDIS === false) redisUrl = stack.adopt(await runRedis(await freePort()), (server) => server.stop()).url
})

async function twoServices(
  studio: Partial<Studio>,
  environment: Record<string, string> = {},
  deps: Partial<ServiceDeps> = {},
): Promise<readonly [IconsService, IconsService]> {
  const run = async (): Promise<IconsService> =>
    stack.adopt(await runIconsService(studio, { REDIS_URL: redisUrl, ...STEADY_REDIS, ...environment }, deps), (one) =>
      one.stop(),
    )
  return [await run(), await run()]
}

const live: ServiceDeps['authenticate'] = async () => ({
  kind: 'live',
  id: 'someone',
  accountId: 'acc_1',
  keyId: 'key_1',
})

describe('services with one Redis', { skip: NO_REDIS }, () => {
  it('let as many draws of a live key be at work in all of them as one would', async () => {
    const gate = Promise.withResolvers<void>()
    const draw: Studio['draw'] = async (brief, watch) => (await gate.promise, drawLine(brief, watch))
    const [one, other] = await twoServices({ draw }, { BURIN_LIMIT_LIVE_AT_ONCE: '3' }, { authenticate: live })
    const drawn = [one.draw({ concept: 'line' }), one.draw({ concept: 'line' }), other.draw({ concept: 'line' })]
    await until(() => one.briefs.length + other.briefs.length === 3)
    deepEqual(
      [(await one.draw({ concept: 'line' })).status, (await other.draw({ concept: 'line' })).status],
      [429, 429],
    )
    gate.resolve()
    deepEqual(
      (await Promise.all(drawn)).map(({ status }) => status),
      [200, 200, 200],
    )
    await until(async () => (await other.draw({ concept: 'line' })).status === 200)
  })

  it('answer a repeat of a sandbox key that another of them has drawn', async () => {
    const [one, other] = await twoServices({})
    const headers = { authorization: `Bearer ${one.key}`, 'idempotency-key': 'the-same' }
    const first = await one.draw({ concept: 'line' }, headers)
    const again = await other.draw({ concept: 'line' }, headers)
    equal(again.headers.get('idempotency-replayed'), 'true')
    deepEqual(await again.json(), await first.json())
    equal(other.briefs.length, 0)
    equal((await other.draw({ concept: 'circle' }, headers)).status, 400)
  })
})
