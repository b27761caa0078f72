import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, describe, it } from 'node:test'
import { freePort, NO_REDIS, runRedis } from '../../../tests/run-redis.ts'
import type { RedisServer } from '../../../tests/run-redis.ts'
import { createLog } from '../log.ts'
import { createLimiter } from './create-limiter.ts'
import type { Limiter, Policy, Spent } from './limiter.ts'

const three: Policy = { name: 'three', quota: 3, windowSeconds: 60 }

/** A limiter with what it logs, line by line. */
async function limiterOn(url: string | null): Promise<{ limiter: Limiter & AsyncDisposable; lines: string[] }> {
  const lines: string[] = []
  const log = createLog('debug', Date.now, (line) => lines.push(line))
  return { limiter: await createLimiter(url, log), lines }
}

async function inTurn(limiter: Limiter, policy: Policy, who: string, times: number): Promise<Spent[]> {
  const all: Spent[] = []
  for (let i = 0; i < times; i += 1) all.push(await limiter.spend(policy, who))
  return all
}

const eventsOf = (lines: readonly string[]): string[] =>
  lines.map((line) => (JSON.parse(line) as { event: string }).event)

/** Spends until the log has a line for an event, at most ten seconds long. */
async function until(event: string, lines: readonly string[], limiter: Limiter, who: string): Promise<void> {
  for (let i = 0; i < 400 && !eventsOf(lines).includes(event); i += 1) {
    await limiter.spend({ ...three, quota: 1_000_000 }, who)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  ok(eventsOf(lines).includes(event), `no ${event}: ${lines.join('')}`)
}

function holdsTheLimit(name: string, make: () => Promise<Limiter & AsyncDisposable>, skip: string | false): void {
  describe(name, { skip }, () => {
    let limiter: Limiter & AsyncDisposable
    before(async () => {
      limiter = await make()
    })
    after(async () => limiter[Symbol.asyncDispose]())

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
      deepEqual(
        (await inTurn(limiter, short, 'e', 2)).map(({ allowed, resetSeconds }) => [allowed, resetSeconds]),
        [
          [true, 1],
          [false, 1],
        ],
      )
      await new Promise((resolve) => setTimeout(resolve, 1050))
      equal((await limiter.spend(short, 'e')).allowed, true)
    })
    it('does not count under a policy without limit', async () => {
      const none: Policy = { name: 'none', quota: 0, windowSeconds: 60 }
      ok((await inTurn(limiter, none, 'f', 5)).every(({ allowed }) => allowed))
    })
  })
}

let shared: RedisServer
before(async () => {
  if (NO_REDIS === false) shared = await runRedis(await freePort())
})
after(async () => (NO_REDIS === false ? shared.stop() : undefined))

holdsTheLimit('a limiter in this process', async () => (await limiterOn(null)).limiter, false)
holdsTheLimit('a limiter on Redis', async () => (await limiterOn(shared.url)).limiter, NO_REDIS)

describe('limiters on one Redis', { skip: NO_REDIS }, () => {
  it('share the count', async () => {
    const [one, other] = await Promise.all([limiterOn(shared.url), limiterOn(shared.url)])
    await inTurn(one.limiter, three, 'shared', 2)
    deepEqual(
      (await inTurn(other.limiter, three, 'shared', 2)).map(({ remaining, allowed }) => [remaining, allowed]),
      [
        [0, true],
        [0, false],
      ],
    )
    await one.limiter[Symbol.asyncDispose]()
    await other.limiter[Symbol.asyncDispose]()
    deepEqual([...one.lines, ...other.lines], [])
  })
})

describe('a limiter whose Redis fails', { skip: NO_REDIS }, () => {
  it('counts in this process while Redis is away, from the start on, and on Redis when it comes', async () => {
    const port = await freePort()
    const { limiter, lines } = await limiterOn(`redis://127.0.0.1:${port}`)
    equal((await inTurn(limiter, three, 'a', 4)).filter(({ allowed }) => allowed).length, 3)
    deepEqual(eventsOf(lines), ['redis-away'])
    match(lines[0] ?? '', /"level":"warn".*ECONNREFUSED.*limits are counted in this process/)
    const redis = await runRedis(port)
    await until('redis-back', lines, limiter, 'b')
    equal((await limiter.spend(three, 'a')).allowed, true, 'another count than that of the process')
    deepEqual(eventsOf(lines), ['redis-away', 'redis-back'])
    await limiter[Symbol.asyncDispose]()
    await redis.stop()
  })

  it('goes on when Redis stops and when it is there again, with one line each', async () => {
    const port = await freePort()
    const first = await runRedis(port)
    const { limiter, lines } = await limiterOn(first.url)
    await inTurn(limiter, three, 'a', 3)
    await first.stop()
    const all = await inTurn(limiter, three, 'a', 50)
    ok(all[0]?.allowed === true && all.at(-1)?.allowed === false)
    deepEqual(eventsOf(lines), ['redis-away'])
    const second = await runRedis(port)
    await until('redis-back', lines, limiter, 'b')
    await second.stop()
    await inTurn(limiter, three, 'c', 50)
    deepEqual(eventsOf(lines), ['redis-away', 'redis-back', 'redis-away'])
    await limiter[Symbol.asyncDispose]()
  })

  it('goes on when Redis hangs and when it wakes up, with one line each', async () => {
    const redis = await runRedis(await freePort())
    const { limiter, lines } = await limiterOn(redis.url)
    await limiter.spend(three, 'a')
    redis.freeze()
    const atOnce = await Promise.all(Array.from({ length: 10 }, (_, i) => limiter.spend(three, `caller ${i}`)))
    ok(atOnce.every(({ allowed, remaining }) => allowed && remaining === 2))
    await inTurn(limiter, three, 'a', 100)
    deepEqual(eventsOf(lines), ['redis-away'])
    redis.thaw()
    await until('redis-back', lines, limiter, 'b')
    deepEqual(eventsOf(lines), ['redis-away', 'redis-back'])
    await limiter[Symbol.asyncDispose]()
    await redis.stop()
  })

  it('does not wait for a Redis that hangs at the start', async () => {
    const redis = await runRedis(await freePort())
    redis.freeze()
    const { limiter, lines } = await limiterOn(redis.url)
    equal((await limiter.spend(three, 'a')).allowed, true)
    deepEqual(eventsOf(lines), ['redis-away'])
    redis.thaw()
    await until('redis-back', lines, limiter, 'b')
    await limiter[Symbol.asyncDispose]()
    await redis.stop()
  })

  it('goes on when Redis answers, but will not count', async () => {
    const redis = await runRedis(await freePort())
    const { limiter, lines } = await limiterOn(redis.url)
    const { createClient } = await import('@redis/client')
    const operator = await createClient({ url: redis.url }).connect()
    await operator.sendCommand(['CONFIG', 'SET', 'maxmemory', '1'])
    await inTurn(limiter, three, 'a', 20)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await inTurn(limiter, three, 'a', 20)
    deepEqual(eventsOf(lines), ['redis-away'])
    await operator.sendCommand(['CONFIG', 'SET', 'maxmemory', '0'])
    await until('redis-back', lines, limiter, 'b')
    operator.destroy()
    await limiter[Symbol.asyncDispose]()
    await redis.stop()
  })
})

describe('a limiter that is closed', () => {
  /** A process that makes a limiter, counts once and closes it must end by itself. */
  function endsAlone(url: string | null): void {
    const program = `
      const { createLimiter } = await import(${JSON.stringify(import.meta.resolve('./create-limiter.ts'))})
      const { createLog } = await import(${JSON.stringify(import.meta.resolve('../log.ts'))})
      const limiter = await createLimiter(${JSON.stringify(url)}, createLog('info', Date.now, (line) => process.stdout.write(line)))
      await limiter.spend({ name: 'any', quota: 1, windowSeconds: 60 }, 'a')
      await limiter[Symbol.asyncDispose]()`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      timeout: 20_000,
      encoding: 'utf8',
    })
    equal(status, 0, stderr)
  }
  it('keeps no process alive', () => endsAlone(null))
  it('keeps no process alive that has no Redis', async () => endsAlone(`redis://127.0.0.1:${await freePort()}`))
  it('keeps no process alive that has one', { skip: NO_REDIS }, () => endsAlone(shared.url))
})
