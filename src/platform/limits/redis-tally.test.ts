import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, describe, it } from 'node:test'
import { createClient } from '@redis/client'
import { freePort, NO_REDIS, runRedis, steadyRedisOn } from '../../../tests/run-redis.ts'
import { until } from '../../../tests/until.ts'
import { redisTally } from './redis-tally.ts'
import type { Tally } from './tally.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

/** The tally as a process of its own has it. */
async function processOn(address: string): Promise<Tally> {
  return redisTally(stack.use(await steadyRedisOn(address)), randomBytes)
}

describe('a tally on Redis', { skip: NO_REDIS }, () => {
  it('is the sum of what each process told last, to a millionth, by name', async () => {
    const { url } = stack.adopt(await runRedis(await freePort()), (server) => server.stop())
    const [one, other] = [await processOn(url), await processOn(url)]
    equal(await one('monday', 0), 0)
    equal(await one('monday', 1.25), 1.25)
    equal(await one('monday', 1.25), 1.25)
    equal(await other('monday', 1e9 + 0.000001), 1e9 + 1.250001)
    equal(await one('monday', 2), 1e9 + 2.000001)
    equal(await one('tuesday', 0), 0)
    const operator = stack.adopt(await createClient({ url }).connect(), (client) => client.destroy())
    const keys = await operator.keys('burin:tally:*')
    deepEqual(keys, ['burin:tally:monday'])
    ok((await operator.pTTL(keys[0] ?? '')) > 0)
  })

  it('loses nothing while Redis is away, nor with what it had', async () => {
    const port = await freePort()
    const address = `redis://127.0.0.1:${port}`
    const first = await runRedis(port)
    const [one, other] = [await processOn(address), await processOn(address)]
    await one('day', 10)
    equal(await other('day', 5), 15)
    await first.stop()
    // It knew 10 of the other.
    deepEqual([await one('day', 11), await other('day', 7), await other('another day', 7)], [11, 17, 7])
    stack.adopt(await runRedis(port), (server) => server.stop())
    await until(async () => (await one('day', 11), (await other('day', 7)) === 18))
    equal(await one('day', 11), 18)
  })
})
