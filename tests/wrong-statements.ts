import fc from 'fast-check'

/**
 * Statements that nobody who serves should ever say to the books of `tests/open-books.ts`: each is wrong in one way at
 * least. What the service itself may say, such as a grant, is not among them.
 */

const BOOKS = ['credit_transfer', 'credit_balance', 'credit_hold', 'usage_month', 'purchase', 'meter_report']
const GUARDS = [
  'credit_transfer_append_only on credit_transfer',
  'credit_transfer_chain on credit_transfer',
  'credit_transfer_book on credit_transfer',
  'credit_hold_follows on credit_hold',
  'usage_month_follows on usage_month',
  'purchase_stays on purchase',
  'purchase_stays_paid on purchase',
  'account_stays on account',
]
const FUNCTIONS = [
  'refuse_ledger_change()',
  'chain_transfer()',
  'book_transfer()',
  'refuse_change()',
  'refuse_forgetting()',
  'refuse_account_change()',
]

const amount = fc.integer({ min: 1, max: 9999 })
const table = fc.constantFrom(...BOOKS)
const where = fc.constantFrom('', " where account_id = 'payer'", ' where true', " where account_id <> 'payer'")
/** Of any of them, with its value given. */
const any = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts)
const sql = (texts: TemplateStringsArray, ...parts: readonly fc.Arbitrary<string | number>[]): fc.Arbitrary<string> =>
  fc
    .tuple(...parts)
    .map((values) => texts.reduce((whole, text, place) => `${whole}${String(values[place - 1])}${text}`))

const updates = fc.oneof(
  sql`update credit_transfer set ${any('amount', 'id', 'available_after', 'held_after')} = ${amount}${where}`,
  sql`update credit_transfer set ${any('note', 'ref', 'kind', 'key_id', 'account_id')} = 'x${amount}'${where}`,
  sql`update credit_balance set ${any('available', 'held', 'version', 'last_transfer')} = ${amount}${where}`,
  sql`update credit_balance set next_expiry_at = ${any('null', "'infinity'", "'2100-01-01'")} where account_id = 'payer'`,
  sql`update credit_hold set ${any('amount = 1', "deadline = 'infinity'", "key_id = 'x'", "account_id = 'other'")}${where}`,
  sql`update usage_month set ${any('units', 'held', 'micro_usd_per_credit')} = ${amount}${where}`,
  sql`update purchase set ${any('credits', 'cents')} = ${amount}${where}`,
  sql`update purchase set ${any('returned_cents', 'taken_credits', 'missing_credits')} = ${any('1', '7', '200')} where id = ${any("'one'", "'two'")}`,
  sql`update purchase set state = ${any("'open'", "'failed'", "'mismatch'")} where id = ${any("'one'", "'two'")}`,
  sql`update purchase set session_id = 'cs_x${amount}' where id = ${any("'one'", "'two'")}`,
  sql`update purchase set state = 'paid', session_id = 'cs_begun' where id = 'begun'`,
  sql`update meter_report set ${any('units', 'from_units')} = ${amount}`,
  sql`update account set email = null, deleted_at = now() where id = 'payer'`,
  sql`update account set email = 'x${amount}' where id = ${any("'payer'", "'gone'")}`,
  sql`update account set deleted_at = null, email = ${any('null', "'x'")} where id = 'gone'`,
)

const removals = fc.oneof(
  sql`delete from ${any('credit_transfer', 'credit_balance', 'credit_hold', 'usage_month', 'meter_report', 'account', 'usage_billing')}`,
  sql`delete from ${table} where account_id = 'payer'`,
  sql`truncate ${any(...BOOKS, 'account', 'stripe_event')}${any('', ' cascade', ' restart identity')}`,
  sql`with gone as (delete from ${table} where account_id = 'payer' returning 1) select count(*) from gone`,
)

const ROW = (columns: string, values: string): string =>
  `insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at${columns}) values ${values}`
const entry = (kind: string, from: string, to: string): ((more: string) => string) => {
  return (more) => `'payer', '${kind}', '${from}', '${to}', ${more}`
}
const grant = entry('grant', 'granted', 'available')
const reserve = entry('reserve', 'available', 'held')
const capture = entry('capture', 'held', 'spent')
const release = entry('release', 'held', 'available')
const ref = fc.integer({ min: 0, max: 1e9 }).map((number) => `'wrong-${number}', now()`)
const transfers = fc.oneof(
  // Of what there is not, of too much, of too little, twice.
  fc.tuple(fc.constantFrom(capture, release), amount, ref).map(([of, n, r]) => ROW('', `(${of(`${n}, ${r}`)})`)),
  fc.integer({ min: 3, max: 9999 }).map((n) => ROW('', `(${capture(`${n}, 'at-work', now()`)})`)),
  fc.constant(ROW('', `(${release("1, 'at-work', now()")})`)),
  fc.constantFrom('drawn', 'counted').map((r) => ROW('', `(${capture(`1, '${r}', now()`)})`)),
  fc
    .tuple(fc.integer({ min: 10_000, max: 1e12 }), ref)
    .map(([n, r]) => ROW(', deadline', `(${reserve(`${n}, ${r}, now()`)})`)),
  fc.tuple(amount, ref).map(([n, r]) => ROW('', `(${reserve(`${n}, ${r}`)})`)),
  ref.map((r) => ROW(', deadline', `(${reserve(`1, ${r}, 'infinity'`)})`)),
  fc.tuple(fc.integer({ min: -9999, max: 0 }), ref).map(([n, r]) => ROW('', `(${grant(`${n}, ${r}`)})`)),
  fc.constant(ROW('', `(${grant("10, 'gift', now()")})`)),
  fc
    .tuple(amount, ref)
    .map(([n, r]) => ROW('', `(${grant(`${n}, ${r}`)}), (${grant(`${n}, ${r.replace('wrong', 'more')}`)})`)),
  // With what only the database says.
  fc
    .tuple(amount, ref, fc.constantFrom('available_after', 'held_after', 'id', 'hash'))
    .map(([n, r, column]) => ROW(`, ${column}`, `(${grant(`${n}, ${r}, ${column === 'hash' ? "'\\x00'" : n}`)})`)),
  // Between places that do not belong together, or for nobody.
  fc
    .tuple(
      any('grant', 'capture', 'refund', 'usage-capture'),
      any('spent', 'granted', 'expired'),
      any('available', 'usage'),
      amount,
      ref,
    )
    .filter(([kind, from, to]) => !(kind === 'grant' && from === 'granted' && to === 'available'))
    .map(([kind, from, to, n, r]) => ROW('', `(${entry(kind, from, to)(`${n}, ${r}`)})`)),
  fc.tuple(amount, ref).map(([n, r]) => ROW('', `('nobody', 'grant', 'granted', 'available', ${n}, ${r})`)),
  fc.tuple(amount, ref).map(([n, r]) => ROW(', month', `(${grant(`${n}, ${r}, '2026-03-01'`)})`)),
  fc
    .tuple(amount, ref)
    .map(([n, r]) => ROW(', month', `(${entry('usage-capture', 'usage-held', 'usage')(`${n}, ${r}, '2026-03-01'`)})`)),
  // Of credits that nobody bought, gave back or let expire.
  fc.tuple(amount, ref).map(([n, r]) => ROW('', `(${entry('purchase', 'sold', 'available')(`${n}, ${r}`)})`)),
  fc
    .tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 9 }))
    .map(([n, i]) => ROW('', `(${entry('refund', 'available', 'refunded')(`${n}, 'cs_one/${i}', now()`)})`)),
  fc
    .tuple(fc.integer({ min: 1, max: 900 }), ref)
    .map(([n, r]) => ROW('', `(${entry('expire', 'available', 'expired')(`${n}, ${r}`)})`)),
)

const rows = fc.oneof(
  sql`insert into credit_balance (account_id, available) values ('other', ${amount})`,
  sql`insert into credit_balance (account_id) values ('nobody')`,
  sql`insert into credit_balance (account_id) values ('payer') on conflict (account_id) do update set available = ${amount}`,
  sql`insert into credit_hold (id, account_id, amount, deadline) values ('h${amount}', 'payer', ${amount}, now())`,
  sql`insert into usage_month (account_id, month, units, micro_usd_per_credit) values ('payer', '2026-05-01', ${amount}, 1)`,
  sql`insert into usage_month (account_id, month, micro_usd_per_credit) values ('nobody', '2026-05-01', ${amount})`,
  sql`insert into purchase (id, account_id, pack, credits, cents, created_at, state) values ('p${amount}', 'payer', 'p', ${amount}, 1, now(), 'paid')`,
  sql`insert into purchase (id, account_id, pack, credits, cents, created_at) values ('p${amount}', 'nobody', 'p', ${amount}, 1, now())`,
  sql`insert into meter_report (id, account_id, mode, month, from_units, units, used_at) values ('r${amount}', 'payer', 'test', '2026-03-01', ${any('5', '3')}, ${amount}, now())`,
  sql`insert into meter_report (id, account_id, mode, month, from_units, units, used_at, state) values ('r${amount}', 'payer', 'test', '2026-04-01', 0, ${amount}, now(), 'sent')`,
  sql`insert into payment_return (id, payment_intent, kind, cents, told_at) values ('ch_${amount}', 'pi_one', ${any("'refunded'", "'disputed'")}, ${amount}, now())`,
)

const definitions = fc.oneof(
  sql`alter table ${table} ${any('disable trigger all', 'disable trigger user', 'add column more int', 'rename to old', 'owner to burin_serving', 'enable row level security', 'drop column account_id', 'set unlogged')}`,
  sql`drop table ${table}${any('', ' cascade')}`,
  sql`drop trigger ${any(...GUARDS)}`,
  sql`drop function ${any(...FUNCTIONS)} cascade`,
  sql`create or replace function ${any(...FUNCTIONS)} returns trigger language plpgsql as $$begin return new; end$$`,
  sql`alter function ${any(...FUNCTIONS)} ${any('owner to burin_serving', 'security invoker', 'reset all')}`,
  sql`create ${any('', 'temporary ')}table ${any('credit_transfer', 'note')} (a int)`,
  sql`create ${any('trigger', 'constraint trigger')} more after insert on ${table} for each row execute function refuse_change()`,
  sql`create rule more as on insert to ${table} do instead nothing`,
  sql`create index more on ${table} (account_id)`,
  sql`create schema ${any('more', 'pg_more')}`,
  sql`alter table credit_transfer drop constraint ${any('credit_transfer_pkey', 'credit_transfer_kind_ref_key', 'credit_transfer_amount_check')}`,
  sql`alter sequence credit_transfer_id_seq restart with 1`,
  sql`select ${any("setval('credit_transfer_id_seq', 1)", "nextval('credit_transfer_id_seq')")}`,
)

const powers = fc.oneof(
  sql`set ${any('', 'local ', 'session ')}${any("session_replication_role = 'replica'", 'role burin_owner', 'session authorization burin_owner')}`,
  sql`select set_config('session_replication_role', 'replica', ${any('true', 'false')})`,
  sql`grant ${any('update', 'delete', 'all')} on ${table} to ${any('burin_serving', 'public')}`,
  sql`grant burin_owner to ${any('burin_serving', 'current_user')}`,
  sql`alter role ${any('burin_serving', 'burin_owner')} ${any('superuser', 'createrole', 'bypassrls')}`,
  sql`create role more${any('', ' superuser', ' in role burin_owner')}`,
  sql`copy ${table} ${any("to '/tmp/books'", "from '/tmp/books'", "to program 'cat'")}`,
  sql`reassign owned by burin_owner to burin_serving`,
  sql`update ${any('pg_class', 'pg_proc', 'pg_trigger', 'pg_authid')} set oid = oid`,
  sql`update ${any('burin_migration', 'burin_privilege')} set ${any("name = 'x'", "digest = 'x'", "checksum = 'x'")}`,
  sql`select pg_read_file(${any("'/etc/passwd'", "'postgresql.conf'")})`,
)

export const wrongStatements: fc.Arbitrary<string> = fc.oneof(
  updates,
  removals,
  { arbitrary: transfers, weight: 3 },
  rows,
  definitions,
  powers,
)
