/** The service as a process, with a stand-in for a language model: killed in the middle of a draw, and asked again. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { checkLedger } from '../src/accounts/credits/check-ledger.ts'
import { readBalance } from '../src/accounts/credits/read-balance.ts'
import { releaseExpiredHolds } from '../src/accounts/credits/release-expired-holds.ts'
import type { DrawObject } from '../src/contract/draw-object.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { makeDataFolder } from './data-folder.ts'
import { makePayer } from './make-payer.ts'
import { startModelStandIn } from './model-stand-in.ts'
import { startService, whenReady } from './start-service.ts'
import type { StartedService } from './start-service.ts'
import { ownServer, silent } from './test-database.ts'

const LATER_MS = 600_000

describe('a service with a language model, as a process', () => {
  const stack = new AsyncDisposableStack()
  after(() => stack.disposeAsync())

  async function started(environment: Record<string, string>): Promise<readonly [StartedService, string]> {
    const service = startService(environment)
    stack.defer(() => void service.child.kill('SIGKILL'))
    await whenReady(service)
    const address = /http:\/\/localhost:\d+/.exec(service.out)?.[0]
    ok(address !== undefined, service.out)
    return [service, address.replace('localhost', '127.0.0.1')]
  }

  it('killed in the middle of a draw, asks the model for it only when the claim is over, and loses no credit', async () => {
    const model = stack.use(await startModelStandIn())
    const url = await stack.use(await ownServer()).makeDatabase()
    const database = stack.use(await openDatabase({ url, dataFolder: '', log: silent, now: Date.now }))
    const { path } = stack.use(await makeDataFolder())
    const payer = await makePayer(database, 10)
    const environment = {
      DATABASE_URL: url,
      BURIN_DATA: path,
      BURIN_PARTS: 'icons',
      BURIN_CREDITS: 'on',
      BURIN_WORKERS: '1',
      BURIN_LOG: 'error',
      BURIN_AUTHOR: 'openai-compatible:stand-in',
      BURIN_AUTHOR_URL: model.url,
    }
    const ask = (address: string): Promise<Response> =>
      fetch(`${address}/api/v1/icons`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${payer.key}`,
          'content-type': 'application/json',
          'idempotency-key': 'once',
        },
        body: JSON.stringify({ prompt: 'nearly a ring' }),
      })
    const balance = async (): Promise<readonly [bigint, bigint]> => {
      const { available, held } = await readBalance(database, payer.accountId, new Date())
      return [available, held]
    }

    const [first, before] = await started(environment)
    model.always('silent')
    const called = model.called()
    const asking = ask(before).catch(() => null)
    await called
    deepEqual(await balance(), [9n, 1n])
    first.child.kill('SIGKILL')
    await first.ended
    equal(await asking, null)

    const [second, address] = await started(environment)
    model.always(null)
    const waiting = await ask(address)
    deepEqual([waiting.status, waiting.headers.get('retry-after'), model.calls.length], [429, '1', 1])
    await waiting.text()
    await releaseExpiredHolds(database, { at: new Date(Date.now() + LATER_MS), most: 100 })
    deepEqual(await balance(), [10n, 0n])
    await database.query('update kept_answer set runs_until = now() where answer is null')
    const answered = await ask(address)
    equal(answered.status, 200, await answered.clone().text())
    const { data, usage, credits } = (await answered.json()) as DrawObject
    deepEqual(
      [data[0]?.status, data[0]?.attempts, data[0]?.intent, usage?.total_tokens, credits, model.calls.length],
      ['checked', 2, 'A ring.', 8080, 1, 3],
    )
    const repeated = await ask(address)
    equal(((await repeated.json()) as DrawObject).credits, 1)
    deepEqual([repeated.headers.get('idempotency-replayed'), model.calls.length], ['true', 3])
    deepEqual(await balance(), [9n, 0n])
    deepEqual((await checkLedger(database)).problems, [])
    second.child.kill('SIGTERM')
    await second.ended
  })
})
