import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { checkLedger } from '../src/accounts/credits/check-ledger.ts'
import type { Queryable } from '../src/database/database.ts'
import { openBooks } from './open-books.ts'
import { localServer, ownServer } from './test-database.ts'
import type { TestLedger } from './test-ledger.ts'
import { NOON } from './test-ledger.ts'
import { wrongStatements } from './wrong-statements.ts'

const COUNT = process.env['BURIN_FUZZ'] === 'full' ? 2000 : 250
const SEED = 20_260_310

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let ledger: TestLedger
before(async () => {
  const server = stack.use((await localServer()) ?? (await ownServer()))
  ledger = stack.use(await openBooks(server))
  await ledger.hold('payer', 2, { holdId: 'at-work' })
  await ledger.database.query("insert into account (id, email, created_at) values ('other', 'other@example.com', $1)", [
    NOON,
  ])
  await ledger.database.query("insert into account (id, created_at, deleted_at) values ('gone', $1, $1)", [NOON])
  await ledger.database.query(
    "insert into purchase (id, account_id, pack, credits, cents, created_at) values ('begun', 'payer', 'pack', 9, 9, $1)",
    [NOON],
  )
})

/** Of all that the books say. */
const DIGEST = `
  select md5(string_agg(line, ',' order by line)) as digest from (
    select t::text as line from credit_transfer as t union all select b::text from credit_balance as b
    union all select h::text from credit_hold as h union all select m::text from usage_month as m
    union all select p::text from purchase as p union all select r::text from meter_report as r
    union all select a::text from account as a union all select p::text from payment_return as p
    union all select c.oid::text || relname || coalesce(relacl::text, '') || relowner from pg_class as c
    union all select p.oid::text || proname || prosrc || proowner from pg_proc as p where pronamespace = 'public'::regnamespace
    union all select t.oid::text || tgname || tgenabled::text from pg_trigger as t
    union all select current_user::text union all select current_setting('session_replication_role')
  ) as all_of_it`

async function digestOf(within: Queryable): Promise<string> {
  const [row] = await within.query<{ digest: string }>(DIGEST)
  return row?.digest ?? ''
}

type Fate = 'refused' | 'named' | 'without effect' | 'unseen'

/** What became of a statement, which is undone in any case. */
async function fateOf(statement: string): Promise<Fate> {
  const undone = { fate: 'refused' as Fate }
  await ledger.database
    .transaction(async (within) => {
      const before = await digestOf(within)
      const refused = await within.query(statement).then(
        () => false,
        () => true,
      )
      if (!refused) undone.fate = await fateOfDone(within, before)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return undone.fate
}

async function fateOfDone(within: Queryable, before: string): Promise<Fate> {
  const query: Queryable['query'] = async (text, values) =>
    text.startsWith('set transaction') ? [] : await within.query(text, values)
  const { problems } = await checkLedger({ query, transaction: (work) => work({ query }) })
  if (problems.length > 0) return 'named'
  return (await digestOf(within)) === before ? 'without effect' : 'unseen'
}

describe('the role that serves', () => {
  it(`says ${COUNT} wrong things to the books, of which each is refused, named by the check, or changes nothing`, async () => {
    await fc.assert(
      fc.asyncProperty(wrongStatements, async (statement) => (await fateOf(statement)) !== 'unseen'),
      { seed: SEED, numRuns: COUNT, endOnFailure: true },
    )
  })
})
