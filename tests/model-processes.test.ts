/** Processes that share a Redis leave a model alone, try it again, and spend the budget of a day together. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ageCircuits } from './age-circuits.ts'
import type { CallerSettings, CallsOrder, CallsReport } from './model-caller.ts'
import { startModelStandIn, TOOK } from './model-stand-in.ts'
import { freePort, NO_REDIS, runRedis } from './run-redis.ts'

type Caller = (times: number) => Promise<CallsReport>

describe('processes that ask a model', { skip: NO_REDIS }, () => {
  const stack = new AsyncDisposableStack()
  let redisUrl = ''
  before(async () => {
    redisUrl = stack.adopt(await runRedis(await freePort()), (server) => server.stop()).url
  })
  after(() => stack.disposeAsync())

  async function callers(count: number, settings: CallerSettings): Promise<readonly Caller[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const child = fork(join(import.meta.dirname, 'model-caller.ts'), [JSON.stringify(settings)])
        stack.defer(() => void child.kill('SIGKILL'))
        await once(child, 'message')
        return async (times: number) => {
          child.send({ times } satisfies CallsOrder)
          const [report] = (await once(child, 'message')) as [CallsReport]
          return report
        }
      }),
    )
  }

  it('stop together when it fails, one of them tries, and all ask again when that goes well', async () => {
    const model = stack.use(await startModelStandIn())
    const settings = { redisUrl, modelUrl: model.url, microUsdPerDay: null, atOnce: 20 }
    const [one, other] = (await callers(2, settings)) as readonly [Caller, Caller]
    model.always('broken')
    equal((await one(3)).failure, null)
    deepEqual(await other(2), { ends: ['unavailable', 'unavailable'], failure: 'unavailable' })
    deepEqual((await one(3)).ends, ['unavailable', 'unavailable', 'unavailable'])
    equal(model.calls.length, 5)
    await ageCircuits(redisUrl, 15_000)
    const tries = await Promise.all([one(10), other(10)])
    ok(tries.every(({ failure }) => failure === 'unavailable'))
    equal(model.calls.length, 6)
    await ageCircuits(redisUrl, 15_000)
    model.always(null)
    deepEqual(await one(1), { ends: ['said'], failure: null })
    deepEqual((await other(5)).ends, ['said', 'said', 'said', 'said', 'said'])
  })

  it('spend no more than the budget and what is at work', async () => {
    const model = stack.use(await startModelStandIn())
    const [inBudget, atOnce] = [20, 4]
    const microUsdPerDay = inBudget * TOOK.total_tokens
    const all = await callers(3, { redisUrl, modelUrl: model.url, microUsdPerDay, atOnce })
    const reports = await Promise.all(all.map((call) => call(inBudget)))
    ok(model.calls.length >= inBudget && model.calls.length <= inBudget + 3 * atOnce, `${model.calls.length} calls`)
    deepEqual(
      reports.map(({ failure }) => failure),
      ['offline', 'offline', 'offline'],
    )
    const ends = reports.flatMap((report) => report.ends)
    equal(ends.filter((end) => end === 'said').length, model.calls.length)
    equal(ends.filter((end) => end === 'offline').length, 3 * inBudget - model.calls.length)
  })
})
