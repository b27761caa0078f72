import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { makeDataFolder } from '../../../tests/data-folder.ts'
import { asOwner, localServer, ownServer, silent } from '../../../tests/test-database.ts'
import type { TestServer } from '../../../tests/test-database.ts'
import { createLog } from '../../platform/log.ts'
import { connect } from '../connect.ts'
import type { Database } from '../database.ts'
import { embeddedServer } from '../embedded/embedded-server.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { makeRoles, ROLE_NAMES } from './make-roles.ts'
import { PRIVILEGES } from './privileges.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let server: TestServer
before(async () => {
  server = stack.use((await localServer()) ?? (await ownServer()))
})

const openAt = (url: string, ownerUrl: string | null, lines: string[] = []): Promise<Database> => {
  const log = createLog('warn', Date.now, (line) => void lines.push(line))
  return openDatabase({ url, ownerUrl, dataFolder: '', log, now: Date.now, patienceMs: 0 })
}

/** What nobody who serves may do, whatever he can make the service say to the database. */
const FORBIDDEN = [
  'create table note (text text)',
  'create temporary table note (text text)',
  'create function note() returns int language sql as $$select 1$$',
  'alter table credit_transfer disable trigger all',
  'alter table credit_transfer add column more int',
  'drop table credit_transfer cascade',
  'truncate credit_balance',
  'update credit_transfer set amount = 1',
  'delete from credit_transfer',
  'delete from credit_balance',
  'delete from account',
  "update burin_migration set name = 'x'",
  "update burin_privilege set digest = 'x'",
  'drop trigger credit_transfer_append_only on credit_transfer',
  'create or replace function refuse_ledger_change() returns trigger language plpgsql as $$begin return new; end$$',
  "set session_replication_role = 'replica'",
  'set role burin_owner',
  'set session authorization burin_owner',
  'grant burin_owner to burin_serving',
  'alter role burin_serving superuser',
  'create role more',
]

async function refusesAll(serving: Database): Promise<void> {
  for (const statement of FORBIDDEN)
    equal(
      await serving.query(statement).then(
        () => 'done',
        ({ code }: { code?: string }) => code,
      ),
      '42501',
      statement,
    )
}

describe('the roles of a database', () => {
  it('let the one that serves change no table, trigger or function, and take no transfer back', async () => {
    await using serving = await openAt(await server.makeDatabase(), null)
    await refusesAll(serving)
  })

  it('are there for every table, and nobody else has a right', async () => {
    const url = await server.makeDatabase()
    await using serving = await openAt(url, null)
    const tables = await serving.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    deepEqual(tables.map(({ name }) => name).sort(), Object.keys(PRIVILEGES).sort())
    deepEqual(
      await serving.query(
        `select relname, a.grantee::regrole::text from pg_class, aclexplode(relacl) as a
         where relnamespace = 'public'::regnamespace and relkind = 'r'
           and a.grantee::regrole::text not in ('burin_owner', 'burin_serving')`,
      ),
      [],
    )
  })

  it('are made anew by nobody: the second time finds all in order', async () => {
    const url = await server.makeDatabase()
    await using superuser = connect({ url: server.asSuperuser(url) }, silent)
    deepEqual(await superuser.transaction((within) => makeRoles(within, ROLE_NAMES, null)), [])
  })

  it('take over what one role made before, also where the owner has made some of it already', async () => {
    const url = await server.makeEmptyDatabase()
    await using before = await openAt(url, null)
    await before.query("insert into account (id, email, created_at) values ('kept', 'kept@example.com', now())")
    await before.transaction((within) => makeRoles(within, ROLE_NAMES, null))
    await using serving = await openAt(servingAt(url), asOwner(url))
    deepEqual(await serving.query('select id from account'), [{ id: 'kept' }])
    await refusesAll(serving)
    deepEqual(
      await serving.query(
        "select distinct relowner::regrole::text as owner from pg_class where relnamespace = 'public'::regnamespace",
      ),
      [{ owner: 'burin_owner' }],
    )
  })

  it('are refused when the one that serves could become the owner', async () => {
    await using superuser = connect({ url: await server.makeEmptyDatabase() }, silent)
    const [me] = await superuser.query<{ name: string }>('select current_user as name')
    const names = { owner: ROLE_NAMES.owner, serving: me?.name ?? '' }
    await rejects(
      superuser.transaction((within) => makeRoles(within, names, null)),
      /is a superuser, owns the database, may make roles or is a member of burin_owner/,
    )
  })

  for (const [what, power] of [
    ['owns the database', (name: string, database: string) => `alter database ${database} owner to ${name}`],
    ['may make roles', (name: string) => `alter role ${name} createrole`],
  ] as const)
    it(`are refused when the one that serves ${what}, also once they are there`, async () => {
      const url = await server.makeEmptyDatabase()
      await using superuser = connect({ url }, silent)
      const serving = `burin_test_${randomBytes(6).toString('hex')}`
      const make = (): Promise<unknown> =>
        superuser.transaction((within) => makeRoles(within, { owner: ROLE_NAMES.owner, serving }, null))
      await make()
      const database = new URL(url).pathname.slice(1)
      await superuser.query(power(serving, database))
      await rejects(
        make(),
        /^DatabaseProblem: the role burin_test_\w+ is a superuser, owns the database, may make roles/,
      )
      await superuser.query(`alter database ${database} owner to current_user`)
      await superuser.query(`drop owned by ${serving}`)
      await superuser.query(`drop role ${serving}`)
    })

  it('may be one that does everything, which the service says once', async () => {
    const lines: string[] = []
    const url = await server.makeEmptyDatabase()
    await using one = await openAt(url, null, lines)
    await one.query('select from credit_transfer')
    equal(lines.length, 1)
    match(lines[0] ?? '', /"level":"warn","event":"database-one-role"/)
    const two: string[] = []
    await using _ = await openAt(await server.makeDatabase(), null, two)
    deepEqual(two, [])
  })

  it('need the owner when there is something to migrate', async () => {
    const url = await server.makeEmptyDatabase()
    await using superuser = connect({ url }, silent)
    await superuser.transaction((within) => makeRoles(within, ROLE_NAMES, null))
    await rejects(openAt(servingAt(url), null), {
      name: 'DatabaseProblem',
      message:
        'the database lacks the migration 0001-kept-answers, which the role burin_serving may not run; set DATABASE_OWNER_URL to the same database as the role that owns its tables',
    })
  })
})

describe('a data folder of the time before there were two roles', () => {
  it('is served by the new role, with all that it had', async () => {
    await using folder = await makeDataFolder()
    const old = await mkdtemp(join(tmpdir(), 'burin-migrations-'))
    stack.defer(() => rm(old, { recursive: true }))
    await cp(join(import.meta.dirname, '..', 'migrations'), old, { recursive: true })
    for (const name of await readdir(old)) if (name > '0007') await rm(join(old, name))
    {
      await using embedded = await embeddedServer({ dataFolder: folder.path, log: silent, now: Date.now })
      await using before = connect({ socketFolder: embedded.socketFolder, user: 'burin' }, silent)
      await migrate(before, old)
      await before.query("insert into account (id, email, created_at) values ('kept', 'kept@example.com', now())")
    }
    await using after = await openDatabase({ url: null, dataFolder: folder.path, log: silent, now: Date.now })
    deepEqual(await after.query('select id, current_user as role from account'), [
      { id: 'kept', role: 'burin_serving' },
    ])
    await refusesAll(after)
  })
})

function servingAt(url: string): string {
  return Object.assign(new URL(url), { username: ROLE_NAMES.serving }).href
}
