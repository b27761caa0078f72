/** The whole way of an `Idempotency-Key`: over HTTP into the database, and back after the service was stopped. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openDatabase } from '../src/database/open-database.ts'
import type { ServiceDeps } from '../src/main/compose.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { ownServer, silent } from './test-database.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let url = ''
before(async () => {
  url = await stack.use(await ownServer()).makeDatabase()
})

const openAt = (at: string): NonNullable<ServiceDeps['openDatabase']> => {
  return () => openDatabase({ url: at, dataFolder: '', log: silent, now: Date.now, patienceMs: 0 })
}
const live: ServiceDeps['authenticate'] = async () => ({
  kind: 'live',
  id: 'someone',
  accountId: 'acc_1',
  keyId: 'key_1',
})

async function withService<T>(deps: Partial<ServiceDeps>, work: (service: IconsService) => Promise<T>): Promise<T> {
  const service = await runIconsService({}, {}, deps)
  try {
    return await work(service)
  } finally {
    await service.stop()
  }
}

const drawOnce = (service: IconsService): Promise<Response> =>
  service.draw({ concept: 'line' }, { 'idempotency-key': 'the-same' })

describe('kept answers', () => {
  it('of live keys are there again after the service was stopped', async () => {
    const deps = { authenticate: live, openDatabase: openAt(url) }
    const first = await withService(deps, async (service) => (await drawOnce(service)).json())
    await withService(deps, async (service) => {
      const again = await drawOnce(service)
      equal(again.headers.get('idempotency-replayed'), 'true')
      deepEqual(await again.json(), first)
      equal(service.briefs.length, 0)
    })
  })

  it('of sandbox keys are not stored, only remembered', async () => {
    const openDatabaseHere = openAt(url)
    await using database = await openDatabase({ url, dataFolder: '', log: silent, now: Date.now })
    const count = async (): Promise<unknown> => database.query('select count(*) from kept_answer')
    const before = await count()
    await withService({ openDatabase: openDatabaseHere }, async (service) => {
      await drawOnce(service)
      equal((await drawOnce(service)).headers.get('idempotency-replayed'), 'true')
    })
    deepEqual(await count(), before)
  })

  it('of live keys need the database; without it the caller learns nothing of ours, and other draws go on', async () => {
    const deps = { authenticate: live, openDatabase: openAt('postgres://me:hunter2@127.0.0.1:1/burin') }
    await withService(deps, async (service) => {
      const refused = await drawOnce(service)
      equal(refused.status, 503)
      ok(!(await refused.text()).includes('127.0.0.1'))
      ok(service.log.some((line) => line.includes('ECONNREFUSED')))
      ok(!service.log.some((line) => line.includes('hunter2')))
      equal((await service.draw({ concept: 'line' })).status, 200)
    })
  })
})
