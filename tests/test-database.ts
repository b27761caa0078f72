import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../src/database/open-database.ts'
import { makeDataFolder } from './data-folder.ts'

/** A PostgreSQL server in which tests make databases of their own. */
export interface TestServer extends AsyncDisposable {
  /** Makes an empty database and gives its address. Those that are left are dropped at the end. */
  makeDatabase(): Promise<string>
}

export const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** The server of this machine, at the usual port; null when none answers. */
export async function localServer(): Promise<TestServer | null> {
  const url = new URL('postgres://postgres@127.0.0.1:5432/postgres')
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
  } catch {
    return null
  }
  return testServer(client, url, () => client.end())
}

/** The embedded server, in a data folder of its own. */
export async function ownServer(): Promise<TestServer> {
  const stack = new AsyncDisposableStack()
  const { path } = stack.use(await makeDataFolder())
  stack.use(await openDatabase({ url: null, dataFolder: path, log: silent, now: Date.now }))
  const url = new URL('postgres://burin@localhost/postgres')
  url.searchParams.set('host', `${path}/postgres`)
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  stack.defer(() => client.end())
  return testServer(client, url, () => stack.disposeAsync())
}

function testServer(client: pg.Client, url: URL, close: () => Promise<void>): TestServer {
  const names: string[] = []
  return {
    makeDatabase: async () => {
      const name = `burin_test_${randomBytes(6).toString('hex')}`
      await client.query(`create database ${name}`)
      names.push(name)
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    [Symbol.asyncDispose]: async () => {
      for (const name of names) await client.query(`drop database ${name} with (force)`)
      await close()
    },
  }
}
