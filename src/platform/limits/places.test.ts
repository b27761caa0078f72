/** One contract, two ways to hold it: this process, and a Redis for all processes. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { createClient } from '@redis/client'
import { freePort, NO_REDIS, runRedis, steadyRedisOn } from '../../../tests/run-redis.ts'
import { until } from '../../../tests/until.ts'
import { memoryPlaces } from './memory-places.ts'
import type { Places } from './places.ts'
import { redisPlaces } from './redis-places.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let port = 0
let url = ''
before(async () => {
  if (NO_REDIS !== false) return
  port = await freePort()
  url = `redis://127.0.0.1:${port}`
  stack.adopt(await runRedis(port), (server) => server.stop())
})

/** The places as a process of its own has them. */
async function processOn(address: string, leaseMs?: number): Promise<ReturnType<typeof redisPlaces>> {
  const redis = stack.use(await steadyRedisOn(address))
  return stack.use(redisPlaces(redis, { random: randomBytes, ...(leaseMs === undefined ? {} : { leaseMs }) }))
}

async function taken(places: Places, who: string, most: number): Promise<() => void> {
  const leave = await places.take(who, most)
  ok(leave !== null, `no place for ${who}`)
  return leave
}

function promises(name: string, make: () => Promise<Places>, skip: string | false): void {
  describe(name, { skip }, () => {
    it('lets as many in as there are places, and one more for each that leaves', async () => {
      const places = await make()
      const leave = await taken(places, 'a', 2)
      await taken(places, 'a', 2)
      equal(await places.take('a', 2), null)
      await taken(places, 'b', 2)
      leave()
      await until(async () => (await places.take('a', 2)) !== null)
    })
    it('lets exactly as many in of many that come at once', async () => {
      const places = await make()
      const all = await Promise.all(Array.from({ length: 40 }, () => places.take('race', 8)))
      equal(all.filter((leave) => leave !== null).length, 8)
    })
    it('gives a place back once, however often it is left', async () => {
      const places = await make()
      const leave = await taken(places, 'twice', 2)
      await taken(places, 'twice', 2)
      for (let i = 0; i < 3; i += 1) leave()
      await until(async () => (await places.take('twice', 2)) !== null)
      equal(await places.take('twice', 2), null)
    })
  })
}

promises('the places of this process', async () => memoryPlaces(), false)
promises('the places on Redis', () => processOn(url), NO_REDIS)

describe('places on one Redis', { skip: NO_REDIS }, () => {
  it('are counted over all processes', async () => {
    const [one, other] = [await processOn(url), await processOn(url)]
    const all = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? one : other).take('shared', 8)))
    const leaves = all.filter((leave) => leave !== null)
    equal(leaves.length, 8)
    for (const leave of leaves) leave()
    await until(async () => (await other.take('shared', 8)) !== null)
  })

  it('are free some time after the process that took them was killed', async () => {
    const [killed, other] = [await processOn(url, 50), await processOn(url)]
    await taken(killed, 'killed', 1)
    await until(async () => (await other.take('killed', 1)) !== null)
  })

  it('are held as long as their lease is renewed', async () => {
    const holder = await processOn(url, 60_000)
    const leave = await taken(holder, 'held', 1)
    const operator = stack.adopt(await createClient({ url }).connect(), (client) => client.destroy())
    const lease = async (): Promise<{ value: string; score: number }> =>
      (await operator.zRangeWithScores('burin:places:held', 0, -1))[0] ?? { value: '', score: 0 }
    const before = await lease()
    // As if the time of the lease were nearly over.
    await operator.zAdd('burin:places:held', { ...before, score: before.score - 50_000 })
    await holder.renew()
    ok((await lease()).score >= before.score)
    leave()
    await until(async () => (await operator.exists('burin:places:held')) === 0)
    await holder.renew()
    equal(await operator.exists('burin:places:held'), 0)
  })

  it('are those of the process while Redis is away, and are put down there when it is back', async () => {
    const own = await freePort()
    const first = await runRedis(own)
    const address = `redis://127.0.0.1:${own}`
    const [one, other] = [await processOn(address), await processOn(address)]
    const leaves = [await taken(one, 'away', 2)]
    await first.stop()
    leaves.push(await taken(one, 'away', 2))
    equal(await one.take('away', 2), null)
    const second = stack.adopt(await runRedis(own), (server) => server.stop())
    const operator = stack.adopt(await createClient({ url: second.url }).connect(), (client) => client.destroy())
    const onRedis = (): Promise<number> => operator.zCard('burin:places:away')
    await until(async () => (await one.renew(), (await onRedis()) === 2))
    equal(await other.take('away', 2), null)
    for (const leave of leaves) leave()
    await until(async () => (await onRedis()) === 0)
    deepEqual(await operator.keys('burin:places:*'), [])
  })
})
