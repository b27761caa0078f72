import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connect } from '../src/database/connect.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { makeRoles } from '../src/database/roles/make-roles.ts'
import { ROLE_NAMES } from '../src/database/roles/role-names.ts'
import { makeDataFolder } from './data-folder.ts'

/** A PostgreSQL server in which tests make databases of their own. */
export interface TestServer extends AsyncDisposable {
  /** Makes a database that is up to date, and gives its address as the role that serves. It is dropped at the end. */
  makeDatabase(): Promise<string>
  /** Makes one without anything in it, and gives its address as a superuser. */
  makeEmptyDatabase(): Promise<string>
  /** The address of a database as a superuser. */
  asSuperuser(url: string): string
}

/** The address of a test's database as the role that owns its tables. */
export function asOwner(url: string): string {
  return Object.assign(new URL(url), { username: ROLE_NAMES.owner }).href
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
  const makeEmptyDatabase = async (): Promise<string> => {
    const name = `burin_test_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${name}`)
    names.push(name)
    return Object.assign(new URL(url), { pathname: `/${name}` }).href
  }
  return {
    makeEmptyDatabase,
    asSuperuser: (of) => Object.assign(new URL(of), { username: url.username }).href,
    makeDatabase: async () => {
      const here = await makeEmptyDatabase()
      await using superuser = connect({ url: here }, silent)
      await superuser.transaction((within) => makeRoles(within, ROLE_NAMES, null))
      const serving = Object.assign(new URL(here), { username: ROLE_NAMES.serving }).href
      await using _ = await openDatabase({
        url: serving,
        ownerUrl: asOwner(here),
        dataFolder: '',
        log: silent,
        now: Date.now,
      })
      return serving
    },
    [Symbol.asyncDispose]: async () => {
      for (const name of names) await client.query(`drop database ${name} with (force)`)
      await close()
    },
  }
}
