import { connect } from '../src/database/connect.ts'
import { openDatabase } from '../src/database/open-database.ts'
import type { Database } from '../src/database/database.ts'
import { addCredits } from '../src/accounts/credits/add-credits.ts'
import { reserveCredits } from '../src/accounts/credits/reserve-credits.ts'
import type { Reserved } from '../src/accounts/credits/reserve-credits.ts'
import { settleHold } from '../src/accounts/credits/settle-hold.ts'
import type { Settled } from '../src/accounts/credits/settle-hold.ts'
import { localServer, ownServer, silent } from './test-database.ts'
import type { TestServer } from './test-database.ts'

/** Looked for once; each test file that is run beside this one opens it for itself. */
const local = await localServer()
await local?.[Symbol.asyncDispose]()

/** The servers on which the ledger is tested, and why one is not. */
export const LEDGER_SERVERS: readonly {
  readonly name: string
  readonly open: () => Promise<TestServer>
  readonly skip: string | false
}[] = [
  { name: 'the embedded PostgreSQL', open: ownServer, skip: false },
  {
    name: 'the PostgreSQL of this machine',
    open: async () => (await localServer()) ?? Promise.reject(new Error('the PostgreSQL of this machine went away')),
    skip: local === null ? 'MISSING: a PostgreSQL at 127.0.0.1:5432, so the ledger was not tried on it' : false,
  },
]

/** A database with a ledger, and short words for what tests do over and over. */
export interface TestLedger extends AsyncDisposable {
  readonly database: Database
  /** The same as a superuser, who may do what nobody should. */
  readonly superuser: Database
  readonly url: string
  /** The same database over new connections. */
  reopen(): Promise<Database>
  /** A new account with so many credits that never expire. */
  addAccount(credits?: bigint): Promise<string>
  addKey(accountId: string): Promise<string>
  /** A name that was not used before. */
  name(what: string): string
  hold(accountId: string, units: number, more?: { holdId?: string; keyId?: string; at?: Date }): Promise<Reserved>
  settle(holdId: string, units: number, at?: Date): Promise<Settled>
}

export const MINUTE_MS = 60_000
/** Some time at which the tests of the ledger take place. */
export const NOON: Date = new Date('2026-03-10T12:00:00Z')

export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS)
}

export async function makeLedger(server: TestServer): Promise<TestLedger> {
  const url = await server.makeDatabase()
  const reopen = (): Promise<Database> => openDatabase({ url, dataFolder: '', log: silent, now: Date.now })
  const stack = new AsyncDisposableStack()
  const database = stack.use(await reopen())
  let names = 0
  const name = (what: string): string => `${what}_${++names}`
  return {
    database,
    superuser: stack.use(connect({ url: server.asSuperuser(url) }, silent)),
    url,
    reopen,
    name,
    addAccount: async (credits = 0n) => {
      const accountId = name('acc')
      await database.query('insert into account (id, email, created_at) values ($1, $2, $3)', [
        accountId,
        `${accountId}@example.com`,
        NOON,
      ])
      const grant = { accountId, kind: 'grant', ref: name('start'), at: NOON, expiresAt: null, note: null } as const
      if (credits > 0n) await addCredits(database, { ...grant, credits })
      return accountId
    },
    addKey: async (accountId) => {
      const keyId = name('key')
      await database.query(
        `insert into live_key (id, account_id, name, form, hash, last_four, created_at)
         values ($1, $2, $3, $4, $4, 'abcd', $5)`,
        [keyId, accountId, `name of ${keyId}`, Buffer.from(keyId), NOON],
      )
      return keyId
    },
    hold: (accountId, units, { holdId = name('hold'), keyId, at = NOON } = {}) =>
      reserveCredits(database, { holdId, accountId, keyId: keyId ?? null, units, at, deadline: minutesAfter(at, 5) }),
    settle: (holdId, units, at = NOON) => settleHold(database, { holdId, units, at, answer: null }),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
