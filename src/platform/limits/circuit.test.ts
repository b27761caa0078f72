/** One contract, two ways to hold it: this process, and a Redis for all processes. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { createClient } from '@redis/client'
import { ageCircuits } from '../../../tests/age-circuits.ts'
import { freePort, NO_REDIS, runRedis, steadyRedisOn } from '../../../tests/run-redis.ts'
import { until } from '../../../tests/until.ts'
import { MOST_FAILURES } from './circuit.ts'
import type { Circuit, Entrance } from './circuit.ts'
import { memoryCircuit } from './memory-circuit.ts'
import { redisCircuit } from './redis-circuit.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

/** A circuit, and time that passes when the test says so. */
interface Scene {
  readonly circuit: Circuit
  pass(ms: number): Promise<void>
}

let url = ''
let operator: ReturnType<typeof createClient>
before(async () => {
  if (NO_REDIS !== false) return
  url = stack.adopt(await runRedis(await freePort()), (server) => server.stop()).url
  operator = createClient({ url })
  stack.adopt(await operator.connect(), (client) => client.destroy())
})

/** The circuit as a process of its own has it. */
async function processOn(address: string, name: string): Promise<Circuit> {
  return redisCircuit(stack.use(await steadyRedisOn(address)), { name, random: randomBytes, now: () => 0 })
}

async function enter(circuit: Circuit): Promise<Extract<Entrance, { isLet: true }>> {
  const entrance = await circuit.enter()
  ok(entrance.isLet)
  return entrance
}

async function fail(circuit: Circuit, times = MOST_FAILURES): Promise<void> {
  for (let i = 0; i < times; i += 1) await (await enter(circuit)).leave('failed')
}

/** Of real time some may have passed. */
async function refuses(circuit: Circuit, seconds: number): Promise<void> {
  const entrance = await circuit.enter()
  ok(!entrance.isLet && entrance.retrySeconds >= 1 && entrance.retrySeconds <= seconds)
}

/** How it stands, and whether whoever enters is let in. */
async function standing(circuit: Circuit): Promise<readonly [state: string, isLet: boolean]> {
  const { state, retrySeconds } = await circuit.look()
  return [state, retrySeconds === null]
}

function promises(name: string, make: () => Promise<Scene>, skip: string | false): void {
  describe(name, { skip }, () => {
    it('opens after five failures in 30 seconds, says how long to wait, lets one try after 15, and closes when that goes well', async () => {
      const { circuit, pass } = await make()
      await fail(circuit, 4)
      deepEqual(await standing(circuit), ['closed', true])
      await fail(circuit, 1)
      await refuses(circuit, 15)
      await pass(13_000)
      await refuses(circuit, 2)
      await pass(2000)
      deepEqual(await standing(circuit), ['half-open', true])
      const probe = await enter(circuit)
      // The others wait for what comes of it.
      await refuses(circuit, 1)
      deepEqual(await standing(circuit), ['half-open', false])
      await probe.leave('failed')
      await refuses(circuit, 15)
      await pass(15_000)
      await (await enter(circuit)).leave('well')
      deepEqual(await standing(circuit), ['closed', true])
      await fail(circuit, 4)
      equal((await circuit.enter()).isLet, true)
    })

    it('lets exactly one try of many that come at once, and the next where nobody waited for its answer', async () => {
      const { circuit, pass } = await make()
      await fail(circuit)
      await pass(15_000)
      const all = await Promise.all(Array.from({ length: 20 }, () => circuit.enter()))
      const probes = all.filter((one) => one.isLet)
      equal(probes.length, 1)
      await probes[0]?.leave('unknown')
      await (await enter(circuit)).leave('well')
      deepEqual(await standing(circuit), ['closed', true])
    })

    it('counts what failed within 30 seconds, whatever went well between, and what it does not know as neither', async () => {
      const { circuit, pass } = await make()
      for (let times = 0; times < 20; times += 1) {
        await pass(8000)
        await (await enter(circuit)).leave(times % 2 === 0 ? 'failed' : 'unknown')
      }
      deepEqual(await standing(circuit), ['closed', true])
      await pass(30_000)
      for (const how of ['failed', 'well', 'failed', 'failed', 'well', 'failed', 'failed'] as const)
        await (await enter(circuit)).leave(how)
      equal((await circuit.look()).state, 'open')
    })

    it('hears nothing new of calls that began before it opened: not longer open, not closed, no second try', async () => {
      const { circuit, pass } = await make()
      const slow = await Promise.all(Array.from({ length: 5 }, () => enter(circuit)))
      await fail(circuit)
      await pass(10_000)
      await slow[0]?.leave('failed')
      await refuses(circuit, 5)
      await slow[1]?.leave('well')
      equal((await circuit.look()).state, 'open')
      await pass(5000)
      const probe = await enter(circuit)
      for (const [at, how] of (['failed', 'well', 'unknown'] as const).entries()) await slow[at + 2]?.leave(how)
      deepEqual(await standing(circuit), ['half-open', false])
      await probe.leave('well')
      // Twice changes nothing.
      await probe.leave('failed')
      deepEqual(await standing(circuit), ['closed', true])
    })
  })
}

promises(
  'the circuit of this process',
  async () => {
    const clock = { at: 1e12 }
    return { circuit: memoryCircuit(() => clock.at), pass: async (ms) => void (clock.at += ms) }
  },
  false,
)

it('the circuit of this process says exactly how long to wait', async () => {
  let at = 0
  const circuit = memoryCircuit(() => at)
  await fail(circuit)
  const waits: (number | null)[] = []
  for (at of [0, 1, 1000, 14_000, 14_999, 15_000]) waits.push((await circuit.look()).retrySeconds)
  deepEqual(waits, [15, 15, 14, 1, 1, null])
})

let scenes = 0
promises(
  'a circuit on Redis',
  async () => ({ circuit: await processOn(url, `scene ${++scenes}`), pass: (ms) => ageCircuits(url, ms) }),
  NO_REDIS,
)

describe('circuits on one Redis', { skip: NO_REDIS }, () => {
  it('are one for all processes: opened, tried and closed together', async () => {
    const [one, other] = [await processOn(url, 'shared'), await processOn(url, 'shared')]
    await fail(one, 3)
    await fail(other, 2)
    deepEqual([await standing(one), await standing(other)], [['open', false], ['open', false]]) // prettier-ignore
    await ageCircuits(url, 15_000)
    const probe = await enter(other)
    await refuses(one, 1)
    await probe.leave('well')
    deepEqual(await standing(one), ['closed', true])
    equal((await (await processOn(url, 'another')).look()).state, 'closed')
  })

  it('let another try when the process that tried was killed', async () => {
    const [killed, other] = [await processOn(url, 'killed'), await processOn(url, 'killed')]
    await fail(killed)
    await ageCircuits(url, 15_000)
    await enter(killed)
    deepEqual(await standing(other), ['half-open', false])
    await ageCircuits(url, 15_000)
    await (await enter(other)).leave('well')
    equal((await killed.look()).state, 'closed')
  })

  it('name nothing in the clear, and are forgotten', async () => {
    await fail(await processOn(url, 'https://user:secret@example.com'))
    await fail(await processOn(url, 'half'), 3)
    const keys = await operator.keys('burin:circuit:*')
    ok(keys.length >= 2 && !keys.some((key) => key.includes('example')))
    for (const key of keys) ok((await operator.pTTL(key)) > 0, key)
  })

  it('are those of each process while Redis is away, which know of their own calls, and one again when it is back', async () => {
    const port = await freePort()
    const first = await runRedis(port)
    const address = `redis://127.0.0.1:${port}`
    const [one, other] = [await processOn(address, 'away'), await processOn(address, 'away')]
    await fail(one, 4)
    const under = await enter(one)
    await first.stop()
    await under.leave('failed')
    deepEqual([await standing(one), await standing(other)], [['open', false], ['closed', true]]) // prettier-ignore
    await fail(other)
    equal((await other.look()).state, 'open')
    stack.adopt(await runRedis(port), (server) => server.stop())
    // It knows nothing of the meanwhile, and decides from now on.
    await until(async () => (await one.look()).state === 'closed' && (await other.look()).state === 'closed')
    await fail(one, 2)
    await fail(other, 3)
    equal((await one.look()).state, 'open')
  })
})
