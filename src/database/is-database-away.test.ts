import { equal } from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { localServer, ownServer, silent } from '../../tests/test-database.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { openDatabase } from './open-database.ts'

const NOBODY_LISTENS = 'postgres://postgres@127.0.0.1:1/postgres'

describe('isDatabaseAway', () => {
  const stack = new AsyncDisposableStack()
  let database: Database
  before(async () => {
    const server = stack.use((await localServer()) ?? (await ownServer()))
    database = stack.use(connect({ url: await server.makeDatabase() }, silent))
  })
  after(() => stack.disposeAsync())
  const errorOf = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no error',
      (error: unknown) => error,
    )

  it('is true when nobody listens, at an address or a socket, also while it is opened', async () => {
    await using nobody = connect({ url: NOBODY_LISTENS }, silent)
    equal(isDatabaseAway(await errorOf(nobody.query('select 1'))), true)
    equal(isDatabaseAway(await errorOf(nobody.transaction(async () => undefined))), true)
    const folder = await mkdtemp(join(tmpdir(), 'burin-away-'))
    await using noSocket = connect({ socketFolder: folder, user: 'burin' }, silent)
    equal(isDatabaseAway(await errorOf(noSocket.query('select 1'))), true)
    await rm(folder, { recursive: true })
    const opening = openDatabase({ url: NOBODY_LISTENS, dataFolder: '', log: silent, now: Date.now, patienceMs: 0 })
    equal(isDatabaseAway(await errorOf(opening)), true)
  })
  it('is true when the server ends the connection', async () => {
    equal(isDatabaseAway(await errorOf(database.query('select pg_terminate_backend(pg_backend_pid())'))), true)
    const work = database.transaction(async (within) => within.query('select pg_terminate_backend(pg_backend_pid())'))
    equal(isDatabaseAway(await errorOf(work)), true)
  })
  it('is true when no answer comes', () => {
    for (const message of ['Query read timeout', 'timeout exceeded when trying to connect'])
      equal(isDatabaseAway(new Error(message)), true, message)
  })
  it('is false for a statement that is wrong, and for whatever else goes wrong', async () => {
    equal(isDatabaseAway(await errorOf(database.query('select from where'))), false)
    equal(isDatabaseAway(await errorOf(database.query('select 1 / 0'))), false)
    equal(isDatabaseAway(await errorOf(readFile('/there/is/no/such/file'))), false)
    for (const odd of [new Error('away'), 'ECONNREFUSED', null, undefined]) equal(isDatabaseAway(odd), false)
  })
})
