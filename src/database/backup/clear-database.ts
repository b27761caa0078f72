import pg from 'pg'
import type { Queryable } from '../database.ts'
import { DatabaseProblem } from '../database.ts'
import { MIGRATION_LOCK } from '../migrate.ts'
import { PRIVILEGES } from '../roles/privileges.ts'
import { NOT_BACKED_UP } from './backup-parts.ts'

/** How many connections other processes of ours have, or had a moment ago: one that was closed may take a while to go. */
const USERS = `
  select count(*)::integer as count from pg_stat_clear_snapshot(), pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name = 'burin'`
const LOOKS = 20
const BETWEEN_LOOKS = "select pg_sleep_for('100 ms')"

const TABLES = `
  select relname as name from pg_class as c
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (select from pg_depend as d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`

const ROUTINES = `
  select format('drop routine if exists %s cascade', oid::regprocedure) as statement from pg_proc as p
  where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'member')
    and not exists (select from pg_depend as d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`

/**
 * Takes away all tables and functions of Burin, as their owner and within a transaction. Rejects with a `DatabaseProblem` when
 * the database is used, holds what is not Burin's, or holds anything at all and `replaces` is false.
 */
export async function clearDatabase(
  within: Queryable,
  { replaces, ownConnections }: { readonly replaces: boolean; readonly ownConnections: number },
): Promise<void> {
  await within.query(MIGRATION_LOCK)
  await refuseUsers(within, ownConnections)
  const tables = (await within.query<{ name: string }>(TABLES)).map(({ name }) => name)
  const strange = tables.find((name) => !Object.hasOwn(PRIVILEGES, name))
  if (strange !== undefined)
    throw new DatabaseProblem(
      `the database has a table ${strange}, which is not Burin's; restore into a database of its own`,
    )
  if (!replaces) await refuseRows(within, tables)
  for (const name of tables) await within.query(`drop table ${pg.escapeIdentifier(name)} cascade`)
  for (const { statement } of await within.query<{ statement: string }>(ROUTINES)) await within.query(statement)
}

async function refuseUsers(within: Queryable, ownConnections: number): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const [users] = await within.query<{ count: number }>(USERS)
    if ((users?.count ?? 0) <= ownConnections) return
    await within.query(BETWEEN_LOOKS)
  }
  throw new DatabaseProblem('Burin runs on this database; stop it, and restore then')
}

async function refuseRows(within: Queryable, tables: readonly string[]): Promise<void> {
  for (const name of tables.filter((one) => !NOT_BACKED_UP.includes(one))) {
    const [found] = await within.query<{ some: boolean }>(
      `select exists (select from ${pg.escapeIdentifier(name)}) as some`,
    )
    if (found?.some === true)
      throw new DatabaseProblem(
        `the database is not empty (it has rows of ${name}); restore into an empty one, with another BURIN_DATA or DATABASE_URL, or say --replace to lose what it holds`,
      )
  }
}
