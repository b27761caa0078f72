import { hash } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../platform/log.ts'
import { withDeadline } from '../platform/with-deadline.ts'
import type { Database, Queryable } from './database.ts'
import { listenTo } from './listen-to.ts'

/** Where a server is, and as which of its roles to go there: an address, or the folder of the embedded server's socket. */
export type ServerAddress =
  | { readonly url: string }
  | { readonly socketFolder: string; readonly user: string; readonly database?: string }

/** The superuser of the embedded server, which makes its roles; the socket lets in only who may open its folder. */
export const EMBEDDED_USER = 'burin'
/** The embedded server takes the one that every new server has. */
const EMBEDDED_DATABASE = 'postgres'
/** Part of the socket's name. */
const EMBEDDED_PORT = 5432

const CONNECTIONS = 10
const CONNECT_MS = 5000
/** A new connection plans every statement anew and compiles the functions of the books: whoever draws now and then keeps theirs. */
const IDLE_MS = 60_000
const READY_MS = 1000
/** A server that is cut off from us says nothing at all; a single statement of ours takes milliseconds. */
const ANSWER_MS = 10_000

/** What `pg` needs to know to reach the server. */
export function clientConfig(address: ServerAddress): pg.ClientConfig {
  const where =
    'url' in address
      ? { connectionString: address.url }
      : {
          host: address.socketFolder,
          port: EMBEDDED_PORT,
          user: address.user,
          database: address.database ?? EMBEDDED_DATABASE,
          ssl: false,
        }
  return {
    ...where,
    application_name: 'burin',
    connectionTimeoutMillis: CONNECT_MS,
    types: { getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? BigInt : typeParser(oid, format)) },
  }
}

/** The declared overloads cannot be told apart for a format that is only known later. */
const typeParser = pg.types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown

/** A pool of connections. Connects at the first query; disposing of it lets queries in work end. */
export function connect(address: ServerAddress, log: Log): Database {
  const pool = new pg.Pool({ ...clientConfig(address), max: CONNECTIONS, idleTimeoutMillis: IDLE_MS })
  const nameOf = statementNames()
  // A connection that breaks while nobody uses it: the pool drops it, and the next query opens another.
  pool.on('error', (error) => log.warn('database-connection-lost', { problem: error.message }))
  const listeners = new AsyncDisposableStack()
  return {
    query: queryableOf(pool, ANSWER_MS, nameOf).query,
    transaction: (work) => transaction(pool, work, nameOf),
    listen: async (channel, subscriber) =>
      listeners.use(await listenTo(clientConfig(address), channel, { subscriber, log })),
    isReady: () => isReady(pool),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      most: CONNECTIONS,
      waiting: pool.waitingCount,
    }),
    [Symbol.asyncDispose]: async () => {
      await listeners.disposeAsync()
      await pool.end()
    },
  }
}

/** The port's way of asking, over one connection or a pool; `mostMs`: how long an answer may take, 0 for any time. */
function queryableOf(client: pg.ClientBase | pg.Pool, mostMs: number, nameOf: NameOf): Queryable {
  return {
    query: async <Row extends object>(statement: string, values: readonly unknown[] = []) => {
      const config: pg.QueryConfig & { query_timeout: number } = {
        ...(values.length > 0 ? { name: nameOf(statement) } : {}),
        text: statement,
        values: [...values],
        query_timeout: mostMs,
      }
      return (await client.query<Row & pg.QueryResultRow>(config)).rows
    },
  }
}

type NameOf = (statement: string) => string

/**
 * A statement with a name is planned once for each connection: half of the time that the ledger's statements take is
 * planning. Their texts are constants, so that there are as many names as statements; to hash them each time took as long as
 * what they are asked with.
 */
function statementNames(): NameOf {
  const names = new Map<string, string>()
  return (statement) => {
    const known = names.get(statement)
    if (known !== undefined) return known
    const name = hash('sha256', statement, 'base64url').slice(0, 22)
    names.set(statement, name)
    return name
  }
}

async function transaction<T>(pool: pg.Pool, work: (within: Queryable) => Promise<T>, nameOf: NameOf): Promise<T> {
  const client = await pool.connect()
  let broken = false
  // Without a listener, a connection that breaks between two statements would end the process.
  const onError = (): void => void (broken = true)
  client.on('error', onError)
  try {
    await client.query('begin')
    const result = await work(queryableOf(client, 0, nameOf))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

async function isReady(pool: pg.Pool): Promise<boolean> {
  const answers = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return withDeadline(answers, READY_MS, false)
}
