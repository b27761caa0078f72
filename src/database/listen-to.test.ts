import { deepEqual, equal, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { localServer, ownServer, silent } from '../../tests/test-database.ts'
import type { TestServer } from '../../tests/test-database.ts'
import { until } from '../../tests/until.ts'
import { connect } from './connect.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './database.ts'

describe('listening to a channel', () => {
  let server: TestServer
  let url: string
  let database: Database
  let superuser: pg.Client
  before(async () => {
    server = (await localServer()) ?? (await ownServer())
    url = await server.makeDatabase()
    database = await openDatabase({ url, dataFolder: '', log: silent, now: Date.now })
    superuser = new pg.Client({ connectionString: server.asSuperuser(url) })
    await superuser.connect()
  })
  after(async () => {
    await superuser.end()
    await database[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })

  const listeners = `select pid from pg_stat_activity where datname = current_database() and query = 'listen site_news'`
  const pids = async (): Promise<number[]> =>
    (await superuser.query<{ pid: number }>(listeners)).rows.map(({ pid }) => pid)

  it('hears what is said by whoever commits, and goes on after each break, when it is told once to read anew', async () => {
    const heard: string[] = []
    const say = async (text: string): Promise<unknown> => database.query(`select pg_notify('site_news', $1)`, [text])
    const subscriber = {
      notified: (payload: string) => void heard.push(payload),
      reconnected: () => void heard.push('read anew'),
    }
    const listening = await database.listen('site_news', subscriber)
    await database
      .transaction(async (within) => {
        await within.query(`select pg_notify('site_news', 'taken back')`)
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await say('one')
    await until(() => heard.length === 1)
    for (let broken = 1; broken <= 2; broken += 1) {
      const [pid] = await pids()
      await superuser.query('select pg_terminate_backend($1)', [pid])
      await until(() => heard.filter((one) => one === 'read anew').length === broken)
    }
    await say('two')
    await until(() => heard.includes('two'))
    deepEqual(heard, ['one', 'read anew', 'read anew', 'two'])
    await listening[Symbol.asyncDispose]()
    await until(async () => (await pids()).length === 0)
    await say('three')
    equal(heard.length, 4)
  })

  it('rejects when the server is not there to begin with, and for a name that is none', async () => {
    const subscriber = { notified: () => undefined, reconnected: () => undefined }
    await rejects(database.listen('Site News; drop table account', subscriber), /no name of a channel/)
    await using away = connect({ url: 'postgres://127.0.0.1:1/nothing' }, silent)
    await rejects(away.listen('site_news', subscriber))
  })

  it('ends with its database', async () => {
    const own = await openDatabase({ url, dataFolder: '', log: silent, now: Date.now })
    await own.listen('site_news', { notified: () => undefined, reconnected: () => undefined })
    equal((await pids()).length, 1)
    await own[Symbol.asyncDispose]()
    await until(async () => (await pids()).length === 0)
  })
})
