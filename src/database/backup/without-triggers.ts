import type { Queryable } from '../database.ts'

const TRIGGERS = `
  select tgrelid::regclass::text as table, quote_ident(tgname) as name, case tgenabled
    when 'O' then 'enable' when 'A' then 'enable always' when 'R' then 'enable replica' end as state
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D'`

interface Trigger {
  readonly table: string
  readonly name: string
  /** What switches it on as it was. */
  readonly state: string
}

/**
 * Does the work while no trigger of ours changes or refuses what is written; what refers to other tables is still checked. As
 * the owner of the tables, within a transaction: when the work fails, the triggers are on by its end.
 */
export async function withoutTriggers<T>(within: Queryable, work: () => Promise<T>): Promise<T> {
  const triggers = await within.query<Trigger>(TRIGGERS)
  for (const { table, name } of triggers) await within.query(`alter table ${table} disable trigger ${name}`)
  const done = await work()
  for (const { table, name, state } of triggers) await within.query(`alter table ${table} ${state} trigger ${name}`)
  return done
}
