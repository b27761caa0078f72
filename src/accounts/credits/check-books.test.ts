import { deepEqual, ok, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openBooks } from '../../../tests/open-books.ts'
import { localServer, ownServer } from '../../../tests/test-database.ts'
import type { TestServer } from '../../../tests/test-database.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import { checkLedger } from './check-ledger.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let server: TestServer
before(async () => {
  server = stack.use((await localServer()) ?? (await ownServer()))
})

/** A row that says by itself what it should, so that only what it stands for is wrong. */
const ENTER = (kind: string, places: string, amount: number, ref: string): string =>
  `insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at) values ('payer', '${kind}', ${places}, ${amount}, '${ref}', now())`

/** What somebody did who may do everything, with triggers in their place or (`replica`) without; and what is said of it. */
const FAULTS: readonly (readonly [what: string, statements: readonly string[], problem: RegExp])[] = [
  [
    'a paid purchase without credits',
    [
      "insert into purchase (id, account_id, pack, credits, cents, created_at, state, session_id, paid_at) values ('three', 'payer', 'pack', 9, 9, now(), 'paid', 'cs_three', now())",
    ],
    /^the purchase three of account payer is paid, but has no credits$/,
  ],
  [
    'credits without a purchase',
    [ENTER('purchase', "'sold', 'available'", 500, 'cs_none')],
    /^account payer has 500 credits bought as cs_none, of which there is no paid purchase$/,
  ],
  [
    '250 sold booked as 5,000',
    [
      "insert into purchase (id, account_id, pack, credits, cents, created_at, state, session_id, paid_at) values ('three', 'payer', 'pack', 250, 1000, now(), 'paid', 'cs_three', now())",
      ENTER('purchase', "'sold', 'available'", 5000, 'cs_three'),
    ],
    /^the purchase three of account payer is of 250 credits, but 5000 were booked$/,
  ],
  [
    'a refund above the purchase',
    [ENTER('refund', "'available', 'refunded'", 900, 'cs_two/1')],
    /^of the purchase two of account payer, 0 credits were to be taken back, but 900 were$/,
  ],
  [
    'money back of which nobody told',
    ["update purchase set returned_cents = cents, taken_credits = 0, missing_credits = credits where id = 'two'"],
    /^of the purchase two of account payer, 250 cents are written as returned, but the provider told of 0$/,
  ],
  [
    'metered units nobody used',
    [
      "insert into meter_report (id, account_id, mode, month, from_units, units, used_at) values ('s', 'payer', 'test', '2026-03-01', 5, 70, now())",
    ],
    /^account payer was metered 75 units in 2026-03, but used 5$/,
  ],
  [
    'expired credits that never expire',
    ["update credit_balance set next_expiry_at = null where account_id = 'payer'"],
    /^account payer has credits that expire at 2030-01-01T00:00:00.000Z, but is looked at never$/,
  ],
  [
    'a deleted account with credits',
    ["update account set email = null, deleted_at = now() where id = 'payer'"],
    /^account payer is deleted, but has 1257 credits$/,
  ],
  [
    'an emptied trigger function',
    [
      'create or replace function refuse_ledger_change() returns trigger language plpgsql as $$begin return null; end$$',
    ],
    /^the books are not guarded: the function refuse_ledger_change is not as the migrations made it$/,
  ],
  [
    'transfers that may say anything',
    ['alter table credit_transfer drop constraint credit_transfer_sound'],
    /^the books are not guarded: a transfer may be unsound$/,
  ],
  [
    'history rewritten with equal sums',
    [
      "set session_replication_role = 'replica'",
      "update credit_transfer set note = 'a present', at = at - interval '1 year' where kind = 'capture'",
    ],
    /^transfer \d+ \(capture\) of account payer is not as it was written/,
  ],
  [
    'an end of history cut off',
    [
      "set session_replication_role = 'replica'",
      "delete from credit_transfer where ref = 'counted'",
      'update usage_month set units = 0',
      'delete from meter_report',
    ],
    /^the transfers of account payer end with \d+, but its last one was \d+$/,
  ],
  [
    'a right that nobody should have',
    ['grant update on credit_transfer to burin_serving', 'grant update (available) on credit_balance to burin_serving'],
    /^burin_serving may update (credit_transfer|available of credit_balance)$/,
  ],
]

describe('the check of the books', () => {
  let ledger: TestLedger
  before(async () => {
    ledger = stack.use(await openBooks(server))
  })

  for (const [what, statements, problem] of FAULTS)
    it(`names ${what}`, async () => {
      const undone = ledger.superuser.transaction(async (within) => {
        for (const statement of statements) await within.query(statement)
        const query: typeof within.query = async (text, values) =>
          text.startsWith('set ') ? [] : await within.query(text, values)
        const { problems } = await checkLedger({ query, transaction: (work) => work({ query }) })
        ok(
          problems.some((one) => problem.test(one)),
          problems.join('; '),
        )
        throw new Error('undone')
      })
      await rejects(undone, { message: 'undone' })
      deepEqual((await checkLedger(ledger.database)).problems, [])
    })
})

const REFUSED: readonly (readonly [what: string, statement: string])[] = [
  ['a capture without its reserve', ENTER('capture', "'held', 'spent'", 1, 'nothing')],
  ['a capture of more than its reserve', ENTER('capture', "'held', 'spent'", 3, 'at-work')],
  ['a release of less than its reserve', ENTER('release', "'held', 'available'", 1, 'at-work')],
  ['a reserve without a deadline', ENTER('reserve', "'available', 'held'", 1, 'endless')],
  [
    'a reserve that never ends',
    "insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at, deadline) values ('payer', 'reserve', 'available', 'held', 1, 'endless', now(), 'infinity')",
  ],
  ['a reserve of more than there is', ENTER('reserve', "'available', 'held'", 99_999, 'much')],
  [
    'another balance after it',
    "insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at, available_after) values ('payer', 'grant', 'granted', 'available', 1, 'x', now(), 5000)",
  ],
  [
    'two transfers of an account by one statement',
    "insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at) select 'payer', 'grant', 'granted', 'available', 1, 'y' || i, now() from generate_series(1, 2) as i",
  ],
  [
    'two transfers of a month by one statement',
    "insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at, deadline, month) select 'payer', 'usage-reserve', 'metered', 'usage-held', 1, 'm' || i, now(), now(), '2026-03-01' from generate_series(1, 2) as i",
  ],
  [
    'transfers of nobody',
    "insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at) values ('nobody', 'grant', 'granted', 'available', 1, 'z', now())",
  ],
  ['a paid purchase forgotten', "delete from purchase where id = 'one'"],
  ['a paid purchase made unpaid', "update purchase set state = 'open', paid_at = null where id = 'one'"],
  ['a payment without its time', "update purchase set paid_at = null where id = 'one'"],
  ['a paid purchase of another session', "update purchase set session_id = 'cs_other' where id = 'one'"],
  ['a hold put off', "update credit_hold set deadline = deadline + interval '1 year'"],
  ['a month made cheaper', 'update usage_month set micro_usd_per_credit = 0'],
  ['a balance of its own', "update credit_balance set available = 5 where account_id = 'payer'"],
  ['a hold of its own', "insert into credit_hold (id, account_id, amount, deadline) values ('a', 'payer', 1, now())"],
  ['a hold forgotten', 'delete from credit_hold'],
  ['an address rewritten', "update account set email = 'mallory@example.com' where id = 'payer'"],
  ['a deleted account brought back', "update account set deleted_at = null where id = 'gone'"],
  ['a deleted account with an address', "update account set email = 'mallory@example.com' where id = 'gone'"],
  ['an account with transfers deleted', "delete from account where id = 'payer'"],
]

describe('the books', () => {
  it('refuse what does not follow from what is there, and are as they were', async () => {
    await using ledger = await openBooks(server)
    await ledger.hold('payer', 2, { holdId: 'at-work' })
    await ledger.database.query("insert into account (id, created_at, deleted_at) values ('gone', now(), now())")
    for (const [what, statement] of REFUSED) await rejects(ledger.database.query(statement), Error, what)
    deepEqual((await checkLedger(ledger.database)).problems, [])
    deepEqual(await ledger.database.query("select available, held from credit_balance where account_id = 'payer'"), [
      { available: 1255n, held: 2n },
    ])
  })

  it('release what a capture leaves, whoever writes it', async () => {
    await using ledger = await openBooks(server)
    await ledger.hold('payer', 5, { holdId: 'at-work' })
    await ledger.database.query(ENTER('capture', "'held', 'spent'", 2, 'at-work'))
    deepEqual(
      await ledger.database.query("select kind, amount from credit_transfer where ref = 'at-work' order by id"),
      [
        { kind: 'reserve', amount: 5n },
        { kind: 'capture', amount: 2n },
        { kind: 'release', amount: 3n },
      ],
    )
    deepEqual((await checkLedger(ledger.database)).problems, [])
  })
})
