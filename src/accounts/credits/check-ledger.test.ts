import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { LEDGER_SERVERS, makeLedger, NOON } from '../../../tests/test-ledger.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import type { TestServer } from '../../../tests/test-database.ts'
import type { Queryable } from '../../database/database.ts'
import { addCredits } from './add-credits.ts'
import { checkLedger } from './check-ledger.ts'
import { switchUsageBilling } from './switch-usage-billing.ts'

/** What somebody with the rights of the database could do, and what the check says of it. */
const TAMPERINGS: readonly (readonly [what: string, statement: string, problem: RegExp])[] = [
  [
    'credits made of nothing',
    "update credit_balance set available = available + 1 where account_id = 'payer'",
    /available, but its transfers/,
  ],
  [
    'credits lost',
    "update credit_balance set available = available - 1 where account_id = 'payer'",
    /available, but its transfers/,
  ],
  ['a balance gone', "delete from credit_balance where account_id = 'payer'", /0 credits available, but its transfers/],
  [
    'a balance of nobody',
    "insert into credit_balance (account_id, available) values ('other', 5)",
    /account other has 5 credits/,
  ],
  [
    'other credits held',
    "update credit_balance set held = held + 1 where account_id = 'payer'",
    /held, but its transfers/,
  ],
  [
    'a transfer gone',
    "delete from credit_transfer where kind = 'grant' and account_id = 'payer'",
    /its transfers come to/,
  ],
  [
    'a transfer changed',
    "update credit_transfer set amount = amount + 1 where kind = 'capture'",
    /reserved 4, but settled 5/,
  ],
  [
    'a capture gone',
    "delete from credit_transfer where ref = 'drawn' and kind = 'capture'",
    /drawn of account payer reserved 4, but settled 1/,
  ],
  [
    'all of a settlement gone',
    "delete from credit_transfer where ref = 'drawn' and kind in ('capture', 'release')",
    /drawn .* is not settled, and has no hold/,
  ],
  ['a reserve gone', "delete from credit_transfer where ref = 'drawn' and kind = 'reserve'", /drawn .* never reserved/],
  ['a hold gone', "delete from credit_hold where id = 'at-work'", /at-work .* is not settled, and has no hold/],
  [
    'a hold made of nothing',
    "insert into credit_hold (id, account_id, amount, deadline) values ('new', 'payer', 1, now())",
    /the hold new of account payer has no reserve/,
  ],
  [
    'a hold settled, but there',
    "insert into credit_hold (id, account_id, amount, deadline) values ('drawn', 'payer', 4, now())",
    /at work, but has been settled/,
  ],
  ['a hold changed', "update credit_hold set amount = 1 where id = 'at-work'", /another than its reserve/],
  [
    'a hold given to another key',
    "update credit_hold set key_id = 'key_x' where id = 'at-work'",
    /another than its reserve/,
  ],
  [
    'a settlement of another key',
    "update credit_transfer set key_id = 'key_x' where ref = 'drawn' and kind = 'capture'",
    /another key/,
  ],
  [
    'a draw given to somebody else',
    "update credit_transfer set account_id = 'other' where ref = 'drawn'",
    /its transfers come to/,
  ],
  [
    'two changes that even out',
    "update credit_transfer set amount = amount + 1 where ref = 'drawn' and kind in ('reserve', 'capture')",
    /should have had/,
  ],
  [
    'another balance after a transfer',
    "update credit_transfer set available_after = 1 where kind = 'grant'",
    /should have had/,
  ],
  ['units lost', 'update usage_month set units = units - 1', /units in 2026-03, but its transfers/],
  ['units made of nothing', 'update usage_month set held = held + 1', /units held in 2026-03, but its transfers/],
  ['a month gone', 'delete from usage_month', /has 0 units in 2026-03/],
  ['a hold of a month gone', 'delete from credit_hold where month is not null', /is not settled, and has no hold/],
  [
    'units moved to another month',
    "update credit_transfer set month = '2026-04-01' where kind = 'usage-capture'",
    /2026-04/,
  ],
  [
    'transfers of nobody',
    "update credit_transfer set account_id = 'nobody' where kind = 'grant'",
    /account nobody has transfers, but is not there/,
  ],
]

async function tamper(within: Queryable, statement: string): Promise<void> {
  await within.query("set session_replication_role = 'replica'")
  await within.query(statement)
  await within.query("set session_replication_role = 'origin'")
}

/** An account with one draw that is over and one at work, of each kind. */
async function fill(ledger: TestLedger): Promise<void> {
  const { database } = ledger
  for (const id of ['payer', 'other'])
    await database.query('insert into account (id, email, created_at) values ($1, $1, $2)', [id, NOON])
  const [kind, accountId] = ['grant', 'payer'] as const
  await addCredits(database, { accountId, kind, credits: 10n, ref: 'start', at: NOON, expiresAt: null, note: null })
  await ledger.hold('payer', 4, { holdId: 'drawn' })
  await ledger.settle('drawn', 3)
  await ledger.hold('payer', 2, { holdId: 'at-work' })
  await switchUsageBilling(database, { accountId, isOn: true, capUnits: 99n, microUsdPerCredit: 40_000, at: NOON })
  await ledger.hold('payer', 9, { holdId: 'counted' })
  await ledger.settle('counted', 5)
  await ledger.hold('payer', 9, { holdId: 'being-counted' })
}

for (const { name, open, skip } of LEDGER_SERVERS)
  describe(`the check of the ledger on ${name}`, { skip }, () => {
    const stack = new AsyncDisposableStack()
    let server: TestServer
    before(async () => {
      server = stack.use(await open())
    })
    after(() => stack.disposeAsync())

    it('finds an empty ledger in order', async () => {
      await using ledger = await makeLedger(server)
      deepEqual(await checkLedger(ledger.database), { problems: [], transfers: 0n, accounts: 0n, credits: 0n })
    })

    it('finds draws over and at work in order, and says how much there is', async () => {
      await using ledger = await makeLedger(server)
      await fill(ledger)
      deepEqual(await checkLedger(ledger.database), { problems: [], transfers: 9n, accounts: 1n, credits: 7n })
    })

    it('finds each kind of tampering', async () => {
      await using ledger = await makeLedger(server)
      await fill(ledger)
      for (const [what, statement, problem] of TAMPERINGS) {
        // Within a transaction that is rolled back: the next one begins in order again.
        const undone = ledger.superuser.transaction(async (within) => {
          await tamper(within, statement)
          const { problems } = await checkLedger({
            query: within.query,
            transaction: (work) =>
              work({ query: async (text, values) => (text.startsWith('set ') ? [] : within.query(text, values)) }),
          })
          ok(
            problems.some((one) => problem.test(one)),
            `${what}: ${problems.join('; ')}`,
          )
          throw new Error('undone')
        })
        await undone.catch((error: Error) => equal(error.message, 'undone'))
      }
      deepEqual((await checkLedger(ledger.database)).problems, [])
    })

    it('finds that the guard of the transfers is off or gone', async () => {
      await using ledger = await makeLedger(server)
      for (const change of ['disable trigger credit_transfer_append_only', 'disable trigger all']) {
        await ledger.superuser.query(`alter table credit_transfer ${change}`)
        match((await checkLedger(ledger.database)).problems.join(), /not guarded/)
        await ledger.superuser.query('alter table credit_transfer enable trigger all')
        deepEqual((await checkLedger(ledger.database)).problems, [])
      }
      await ledger.superuser.query('drop trigger credit_transfer_append_only on credit_transfer')
      match((await checkLedger(ledger.database)).problems.join(), /not guarded/)
    })

    it('tells of one moment, whatever is written between two of its checks', async () => {
      await using ledger = await makeLedger(server)
      const accountId = await ledger.addAccount(5n)
      const before = await checkLedger(ledger.database)
      let checks = 0
      const report = await checkLedger({
        query: ledger.database.query,
        transaction: (work) =>
          ledger.database.transaction((within) =>
            work({
              query: async (text, values) => {
                const rows = await within.query<never>(text, values)
                if (!text.startsWith('set ') && checks++ === 0) await ledger.hold(accountId, 1)
                return rows
              },
            }),
          ),
      })
      ok(checks > 1)
      deepEqual(report, before)
    })

    it('sees one moment while draws go on', async () => {
      await using ledger = await makeLedger(server)
      const accounts = await Promise.all(Array.from({ length: 3 }, () => ledger.addAccount(1000n)))
      const over = new AbortController()
      const drawers = accounts.map(async (account) => {
        while (!over.signal.aborted) {
          const holdId = ledger.name('hold')
          await ledger.hold(account, 2, { holdId })
          await ledger.settle(holdId, 1)
        }
      })
      for (let turn = 0; turn < 8; turn++) deepEqual((await checkLedger(ledger.database)).problems, [])
      over.abort()
      await Promise.all(drawers)
    })
  })
