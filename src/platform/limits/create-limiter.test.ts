import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, describe, it } from 'node:test'
import { gatedProxy, freePort, NO_REDIS, redisOn, runRedis, steadyRedisOn } from '../../../tests/run-redis.ts'
import type { RedisServer } from '../../../tests/run-redis.ts'
import { until } from '../../../tests/until.ts'
import { createLimiter } from './create-limiter.ts'
import type { Limiter, Policy, Spent } from './limiter.ts'

const three: Policy = { name: 'three', quota: 3, windowSeconds: 60 }

/** A limiter with what is logged of its Redis, event by event. */
interface OnRedis extends Disposable {
  readonly limiter: Limiter
  readonly lines: readonly string[]
  readonly events: () => string[]
}

async function limiterOn(url: string, commandMs?: number): Promise<OnRedis> {
  const { redis, lines, events } = await redisOn(url, commandMs)
  return { limiter: createLimiter(redis), lines, events, [Symbol.dispose]: () => redis[Symbol.dispose]() }
}

async function inTurn(limiter: Limiter, policy: Policy, who: string, times: number): Promise<Spent[]> {
  const all: Spent[] = []
  for (let i = 0; i < times; i += 1) all.push(await limiter.spend(policy, who))
  return all
}

function holdsTheLimit(name: string, make: () => Promise<Limiter>, skip: string | false): void {
  describe(name, { skip }, () => {
    let limiter: Limiter
    before(async () => {
      limiter = await make()
    })

    it('allows as many as the quota, then none, and says what is left', async () => {
      const all = await inTurn(limiter, three, 'a', 5)
      deepEqual(
        all.map((one) => [one.allowed, one.remaining]),
        [
          [true, 2],
          [true, 1],
          [true, 0],
          [false, 0],
          [false, 0],
        ],
      )
      ok(all.every(({ resetSeconds }) => Number.isInteger(resetSeconds) && resetSeconds >= 1 && resetSeconds <= 60))
      ok(all.every(({ policy }) => policy === three))
    })
    it('counts every caller and every policy apart', async () => {
      await inTurn(limiter, three, 'b', 3)
      equal((await limiter.spend(three, 'c')).remaining, 2)
      equal((await limiter.spend({ ...three, name: 'others' }, 'b')).remaining, 2)
    })
    it('counts at once what comes at once', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => limiter.spend(three, 'd')))
      equal(all.filter(({ allowed }) => allowed).length, 3)
    })
    it('begins anew when the window has ended', async () => {
      const short: Policy = { name: 'short', quota: 1, windowSeconds: 1 }
      equal((await limiter.spend(short, 'e')).resetSeconds, 1)
      const isAllowed = async (): Promise<boolean> => (await limiter.spend(short, 'e')).allowed
      await until(async () => !(await isAllowed()))
      await until(isAllowed)
    })
    it('does not count under a policy without limit', async () => {
      const none: Policy = { name: 'none', quota: 0, windowSeconds: 60 }
      ok((await inTurn(limiter, none, 'f', 5)).every(({ allowed }) => allowed))
    })
  })
}

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let shared: RedisServer
before(async () => {
  if (NO_REDIS === false) shared = stack.adopt(await runRedis(await freePort()), (server) => server.stop())
})

holdsTheLimit('a limiter in this process', async () => createLimiter(null), false)
holdsTheLimit('a limiter on Redis', async () => createLimiter(stack.use(await steadyRedisOn(shared.url))), NO_REDIS)

describe('limiters on one Redis', { skip: NO_REDIS }, () => {
  it('share the count', async () => {
    using one = await steadyRedisOn(shared.url)
    using other = await steadyRedisOn(shared.url)
    await inTurn(createLimiter(one), three, 'shared', 2)
    deepEqual(
      (await inTurn(createLimiter(other), three, 'shared', 2)).map(({ remaining, allowed }) => [remaining, allowed]),
      [
        [0, true],
        [0, false],
      ],
    )
    deepEqual([one.isUp(), other.isUp()], [true, true])
  })
})

describe('a limiter whose Redis fails', { skip: NO_REDIS }, () => {
  it('counts in this process while Redis is away, from the start on, and on Redis when it comes', async () => {
    const port = await freePort()
    using away = await limiterOn(`redis://127.0.0.1:${port}`)
    const { limiter, lines, events } = away
    equal((await inTurn(limiter, three, 'a', 4)).filter(({ allowed }) => allowed).length, 3)
    deepEqual(events(), ['redis-away'])
    match(lines[0] ?? '', /"level":"warn".*ECONNREFUSED.*limits are counted in this process/)
    const redis = await runRedis(port)
    // Nobody has to ask for it.
    await until(() => events().includes('redis-back'))
    equal((await limiter.spend(three, 'a')).remaining, 2, 'another count than that of the process')
    deepEqual(events(), ['redis-away', 'redis-back'])
    await redis.stop()
  })

  it('goes on when Redis stops and when it is there again, with one line each', async () => {
    const port = await freePort()
    const first = await runRedis(port)
    using on = await limiterOn(first.url)
    const { limiter, events } = on
    await inTurn(limiter, three, 'a', 3)
    await first.stop()
    const all = await inTurn(limiter, three, 'a', 50)
    ok(all[0]?.allowed === true && all.at(-1)?.allowed === false)
    deepEqual(events(), ['redis-away'])
    const second = await runRedis(port)
    await until(() => events().includes('redis-back'))
    await second.stop()
    await inTurn(limiter, three, 'c', 50)
    deepEqual(events(), ['redis-away', 'redis-back', 'redis-away'])
  })

  it('goes on when Redis hangs and when it wakes up, with one line each', async () => {
    const redis = await runRedis(await freePort())
    // Long enough for a Redis that runs on a busy machine, and waited for once: from then on it is away.
    using on = await limiterOn(redis.url, 2000)
    const { limiter, events } = on
    await limiter.spend(three, 'a')
    redis.freeze()
    const atOnce = await Promise.all(Array.from({ length: 10 }, (_, i) => limiter.spend(three, `caller ${i}`)))
    ok(atOnce.every(({ allowed, remaining }) => allowed && remaining === 2))
    await inTurn(limiter, three, 'a', 100)
    deepEqual(events(), ['redis-away'])
    redis.thaw()
    await until(() => events().includes('redis-back'))
    deepEqual(events(), ['redis-away', 'redis-back'])
    await redis.stop()
  })

  it('does not wait for a Redis that is slow at the start, and counts there as soon as it answers', async () => {
    await using proxy = await gatedProxy(shared.port)
    using on = await limiterOn(proxy.url)
    equal((await on.limiter.spend(three, 'slow')).allowed, true)
    deepEqual(on.events(), ['redis-away'])
    proxy.open()
    await until(() => on.events().includes('redis-back'))
    using other = await steadyRedisOn(shared.url)
    await inTurn(on.limiter, three, 'slow', 2)
    equal((await createLimiter(other).spend(three, 'slow')).remaining, 0)
  })

  it('does not take Redis for away because this process was busy', async () => {
    using on = await limiterOn(shared.url, 1000)
    await on.limiter.spend(three, 'busy')
    const spending = on.limiter.spend(three, 'busy')
    // Longer than a command may take: Redis answers meanwhile, and nobody can read it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1250)
    equal((await spending).remaining, 1)
    deepEqual(on.events(), [])
  })

  it('goes on when Redis answers, but will not count', async () => {
    const redis = await runRedis(await freePort())
    using on = await limiterOn(redis.url)
    const { limiter, events } = on
    const { createClient } = await import('@redis/client')
    const operator = await createClient({ url: redis.url }).connect()
    const refused = async (): Promise<number> =>
      Number(/errorstat_OOM:count=(\d+)/.exec(await operator.info('errorstats'))?.[1] ?? 0)
    await operator.sendCommand(['CONFIG', 'SET', 'maxmemory', '1'])
    await inTurn(limiter, three, 'a', 20)
    const before = await refused()
    await until(async () => (await refused()) > before + 1)
    deepEqual(events(), ['redis-away'])
    await operator.sendCommand(['CONFIG', 'SET', 'maxmemory', '0'])
    await until(() => events().includes('redis-back'))
    operator.destroy()
    await redis.stop()
  })
})

describe('a limiter that is closed', () => {
  /** A process that makes a limiter, counts once and closes it must end by itself. */
  function endsAlone(url: string | null): void {
    const program = `
      const { openRedis } = await import(${JSON.stringify(import.meta.resolve('../redis/open-redis.ts'))})
      const { createLimiter } = await import(${JSON.stringify(import.meta.resolve('./create-limiter.ts'))})
      const { createLog } = await import(${JSON.stringify(import.meta.resolve('../log.ts'))})
      const url = ${JSON.stringify(url)}
      const log = createLog('info', Date.now, (line) => process.stdout.write(line))
      const redis = url === null ? null : await openRedis(url, log)
      await createLimiter(redis).spend({ name: 'any', quota: 1, windowSeconds: 60 }, 'a')
      redis?.[Symbol.dispose]()`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      timeout: 100_000,
      encoding: 'utf8',
    })
    equal(status, 0, stderr)
  }
  it('keeps no process alive', () => endsAlone(null))
  it('keeps no process alive that has no Redis', async () => endsAlone(`redis://127.0.0.1:${await freePort()}`))
  it('keeps no process alive that has one', { skip: NO_REDIS }, () => endsAlone(shared.url))
})
