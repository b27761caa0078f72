import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connect } from '../src/database/connect.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { makeRoles, ROLE_NAMES } from '../src/database/roles/make-roles.ts'
import { makeDataFolder } from './data-folder.ts'

/** A PostgreSQL server in which tests make databases of their own. */
export interface TestServer extends AsyncDisposable {
  /** Makes a database that is up to date, and gives its address as the role that serves. */
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
  return testServer({ client, url, close: () => client.end(), areDropped: true })
}

/** The embedded server that all files of this process share: to make one takes seconds, and so does to stop it. */
export async function ownServer(): Promise<TestServer> {
  const { path } = await sharedServer()
  const { client, url } = await enter(path)
  return testServer({ client, url, close: () => client.end(), areDropped: false, template: await sharedTemplate() })
}

/** One for itself, in which a test may change what belongs to all databases, such as roles. */
export async function loneServer(): Promise<TestServer> {
  const stack = new AsyncDisposableStack()
  const { path } = stack.use(await makeDataFolder())
  stack.use(await openDatabase({ url: null, dataFolder: path, log: silent, now: Date.now }))
  const { client, url } = await enter(path)
  stack.defer(() => client.end())
  return testServer({ client, url, close: () => stack.disposeAsync(), areDropped: false })
}

/** Goes with the process. */
const sharedServer = once(async () => {
  const folder = await makeDataFolder()
  process.once('exit', folder.removeNow)
  await openDatabase({ url: null, dataFolder: folder.path, log: silent, now: Date.now })
  return folder
})

/** Its name. All migrations take longer than a copy of what they leave. */
const sharedTemplate = once(async () => {
  const { path } = await sharedServer()
  const { client, url } = await enter(path)
  await using server = testServer({ client, url, close: () => client.end(), areDropped: false })
  return new URL(await server.makeDatabase()).pathname.slice(1)
})

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null
  return () => (made ??= make())
}

async function enter(dataFolder: string): Promise<{ readonly client: pg.Client; readonly url: URL }> {
  const url = new URL('postgres://burin@localhost/postgres')
  url.searchParams.set('host', `${dataFolder}/postgres`)
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return { client, url }
}

function testServer({
  client,
  url,
  close,
  areDropped,
  template = null,
}: {
  client: pg.Client
  url: URL
  close: () => Promise<void>
  /** Whether the databases are dropped at the end, which takes a second each; otherwise they go with the server's folder. */
  areDropped: boolean
  /** The name of a database that is up to date, and is copied; null: each is made anew. */
  template?: string | null
}): TestServer {
  const names: string[] = []
  const create = async (from: string): Promise<string> => {
    const name = `burin_test_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${name} template ${from}`)
    names.push(name)
    return Object.assign(new URL(url), { pathname: `/${name}` }).href
  }
  const makeEmptyDatabase = (): Promise<string> => create('template1')
  return {
    makeEmptyDatabase,
    asSuperuser: (of) => Object.assign(new URL(of), { username: url.username }).href,
    makeDatabase: async () => {
      const here = template === null ? await makeEmptyDatabase() : await create(template)
      await using superuser = connect({ url: here }, silent)
      // Who may do what with a database is not copied with it.
      await superuser.transaction((within) => makeRoles(within, ROLE_NAMES, null))
      const serving = Object.assign(new URL(here), { username: ROLE_NAMES.serving }).href
      if (template !== null) return serving
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
      if (areDropped) for (const name of names) await client.query(`drop database ${name} with (force)`)
      await close()
    },
  }
}
