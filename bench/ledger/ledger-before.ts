import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/database/connect.ts'
import type { Database } from '../../src/database/database.ts'
import { embeddedServer } from '../../src/database/embedded/embedded-server.ts'
import { migrate } from '../../src/database/migrate.ts'

/** The last migration of the time when statements wrote the totals themselves, and a superuser served. */
const LAST = 6
const NAME = 'ledger_before'
const MIGRATIONS = join(import.meta.dirname, '..', '..', 'src', 'database', 'migrations')
const MANY = 1_000_000_000
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** As they were then: what is measured beside them is told by its share of theirs. */
const RESERVE = `
  with drawn as (
    update credit_balance set available = available - $4::bigint, held = held + $4::bigint, version = version + 1
    where account_id = $2 and available >= $4::bigint and (next_expiry_at is null or next_expiry_at > $5)
      and ($3::text is null
        or exists (select from live_key where id = $3 and account_id = $2 and revoked_at is null))
    returning available, held
  ), hold as (
    insert into credit_hold (id, account_id, key_id, amount, deadline)
    select $1, $2, $3, $4::bigint, $6 from drawn
  ), entry as (
    insert into credit_transfer
      (account_id, kind, from_place, to_place, amount, ref, key_id, at, available_after, held_after)
    select $2, 'reserve', 'available', 'held', $4::bigint, $1, $3, $5, available, held from drawn
  )
  select 1 from drawn`
const SETTLE = `
  with hold as (
    delete from credit_hold where id = $1 and month is null returning account_id, key_id, amount, month
  ), kept as (
    update kept_answer set answer = $6
    where id = $4 and claim = $5 and answer is null and (select count(*) from hold) = 1
    returning 1
  ), settled as (
    select account_id, key_id, amount, month,
      case when $4::bytea is null or (select count(*) from kept) = 1 then least($2::bigint, amount) else 0 end as captured
    from hold
  ), paid as (
    update credit_balance as b
    set available = b.available + s.amount - s.captured, held = b.held - s.amount, version = b.version + 1
    from settled as s where b.account_id = s.account_id
    returning s.account_id, s.key_id, s.amount, s.captured, b.available, b.held
  ), entry as (
    insert into credit_transfer
      (account_id, kind, from_place, to_place, amount, ref, key_id, at, available_after, held_after)
    select p.account_id, e.kind, 'held', e.to_place, e.amount, $1, p.key_id, $3, e.available, e.held
    from paid as p, lateral (values
      ('capture', 'spent', p.captured, p.available - p.amount + p.captured, p.held + p.amount - p.captured),
      ('release', 'available', p.amount - p.captured, p.available, p.held)
    ) as e (kind, to_place, amount, available, held)
    where e.amount > 0
  )
  select captured from settled`

/** The ledger as it was before the database kept the books, with some accounts, in a database beside the one of today. */
export interface LedgerBefore extends AsyncDisposable {
  /** Reserves a credit of an account and captures it. */
  draw(accountId: string, holdId: string): Promise<void>
}

/** Opens it in the embedded server of a data folder. */
export async function openLedgerBefore(dataFolder: string, accounts: readonly string[]): Promise<LedgerBefore> {
  await using stack = new AsyncDisposableStack()
  const { socketFolder } = stack.use(await embeddedServer({ dataFolder, log: silent, now: Date.now }))
  {
    await using superuser = connect({ socketFolder, user: 'burin' }, silent)
    await superuser.query(`create database ${NAME}`)
  }
  const database = stack.use(connect({ socketFolder, user: 'burin', database: NAME }, silent))
  await migrateToThen(database)
  for (const id of accounts) {
    await database.query('insert into account (id, email, created_at) values ($1, $1, now())', [id])
    await database.query('insert into credit_balance (account_id, available) values ($1, $2)', [id, MANY])
  }
  const opened = stack.move()
  return {
    draw: async (accountId, holdId) => {
      const at = new Date()
      const held = await database.query(RESERVE, [holdId, accountId, null, 1, at, new Date(at.getTime() + 60_000)])
      if (held.length !== 1) throw new Error('the ledger of before reserved nothing')
      await database.query(SETTLE, [holdId, 1, new Date(), null, null, null])
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

async function migrateToThen(database: Database): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'burin-before-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  for (const name of await readdir(folder)) if (Number(name.slice(0, 4)) > LAST) await rm(join(folder, name))
  await migrate(database, folder)
  await rm(folder, { recursive: true })
}
