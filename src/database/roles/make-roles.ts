import pg from 'pg'
import type { Queryable } from '../database.ts'
import { DatabaseProblem } from '../database.ts'

/** The two roles of a database. */
export interface RoleNames {
  /** Owns all tables and functions, and changes them at a migration. */
  readonly owner: string
  /** Serves: reads and writes what the service needs, and can change no table, trigger or function. */
  readonly serving: string
}

export const ROLE_NAMES: RoleNames = { owner: 'burin_owner', serving: 'burin_serving' }

/** Any number that nothing else locks by: "burin" and "rol" in ASCII. */
const LOCK = "select pg_advisory_xact_lock(x'627572696e726f6c'::bigint)"

/** What an extension brought is not ours. */
const STRANGERS = `
  select format('alter %s %s owner to', what, name) as statement from (
    select case when relkind = 'S' then 'sequence' else 'table' end as what, oid::regclass::text as name, oid, relowner as owner,
      'pg_class'::regclass as catalog
    from pg_class as c
    where relnamespace = 'public'::regnamespace and (relkind in ('r', 'p') or relkind = 'S' and not exists (
      select from pg_depend as d where d.objid = c.oid and d.deptype in ('a', 'i')
    ))
    union all
    select 'function', oid::regprocedure::text, oid, proowner, 'pg_proc'::regclass
    from pg_proc where pronamespace = 'public'::regnamespace
  ) as things
  where owner is distinct from (select oid from pg_roles where rolname = $1)
    and not exists (select from pg_depend as d where d.objid = things.oid and d.classid = catalog and d.deptype = 'e')`

/** Whoever owns a database may drop what is in it; whoever makes roles may, up to PostgreSQL 15, become any of them. */
const IS_BOUND = `
  not rolcreaterole and not exists (
    select from pg_roles as other where pg_has_role(role.oid, other.oid, 'member')
      and (other.rolname = $1 or other.oid = (select datdba from pg_database where datname = current_database()))
  )`

const IS_READY = `
  select count(*) = 2 and bool_and(case rolname
    when $1 then has_schema_privilege(oid, 'public', 'create')
    else ${IS_BOUND} and not has_database_privilege(oid, current_database(), 'temporary')
  end) as ready
  from pg_roles as role where rolname in ($1, $2)`

/**
 * Makes the two roles of this database, hands over to the owner all that Burin made there before, and leaves what is in
 * order as it is. Within a transaction of a role that may do so: a superuser, or one that owns the database and may make
 * roles. `passwords`: of the roles that are made now; null where none is asked for. Gives the names of those that it made.
 * Rejects with a `DatabaseProblem` when the serving role could become the owner.
 */
export async function makeRoles(
  within: Queryable,
  names: RoleNames,
  passwords: RoleNames | null,
): Promise<readonly string[]> {
  await within.query(LOCK)
  const [known] = await within.query<{ ready: boolean }>(IS_READY, [names.owner, names.serving])
  const strangers = await within.query<{ statement: string }>(STRANGERS, [names.owner])
  if (known?.ready === true && strangers.length === 0) return []
  const made: string[] = []
  for (const which of ['owner', 'serving'] as const)
    if (await makeRole(within, names[which], passwords?.[which] ?? null)) made.push(names[which])
  await keepApart(within, names)
  await openSchema(within, names)
  for (const { statement } of strangers) await within.query(`${statement} ${pg.escapeIdentifier(names.owner)}`)
  return made
}

/** False when it is there already. Roles belong to the whole server, where others may make the same at this moment. */
async function makeRole(within: Queryable, name: string, password: string | null): Promise<boolean> {
  if ((await within.query('select from pg_roles where rolname = $1', [name])).length > 0) return false
  const secret = password === null ? '' : ` password ${pg.escapeLiteral(password)}`
  await within.query('savepoint made')
  try {
    await within.query(`create role ${pg.escapeIdentifier(name)} login${secret}`)
  } catch (error) {
    if (!['42710', '23505'].includes(String((error as { code?: unknown }).code))) throw error
    await within.query('rollback to savepoint made')
    return false
  }
  return true
}

async function keepApart(within: Queryable, { owner, serving }: RoleNames): Promise<void> {
  const [found] = await within.query<{ bound: boolean }>(
    `select ${IS_BOUND} as bound from pg_roles as role where rolname = $2`,
    [owner, serving],
  )
  if (found?.bound !== true)
    throw new DatabaseProblem(
      `the role ${serving} is a superuser, owns the database, may make roles or is a member of ${owner}, so that nothing would keep it from changing the books; take that from it`,
    )
  const [me] = await within.query<{ member: boolean }>("select pg_has_role($1, 'member') as member", [owner])
  if (me?.member === false) await within.query(`grant ${pg.escapeIdentifier(owner)} to current_user`)
}

/** Temporary tables are for nobody: their names would come before those of the real ones. */
async function openSchema(within: Queryable, names: RoleNames): Promise<void> {
  const [owner, serving] = [pg.escapeIdentifier(names.owner), pg.escapeIdentifier(names.serving)]
  const [here] = await within.query<{ name: string }>('select current_database() as name')
  const database = pg.escapeIdentifier(here?.name ?? '')
  await within.query(`revoke temporary on database ${database} from public`)
  await within.query(`grant connect on database ${database} to ${owner}, ${serving}`)
  await within.query(`grant usage, create on schema public to ${owner}`)
  await within.query(`revoke create on schema public from public`)
  await within.query(`grant usage on schema public to ${serving}`)
}
