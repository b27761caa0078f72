import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  select 1 from unnest($2::text[], $3::text[], $4::integer[]) as wanted (policy, who, quota)
  join person_limit using (policy, who)
  where used >= quota and ends_at > $1
  limit 1`

/** Whether one of these limits would refuse what comes next. Counts nothing. */
export async function isAnyUsedUp(
  database: Queryable,
  { at, limits }: { at: Date; limits: readonly { policy: string; who: string; quota: number }[] },
): Promise<boolean> {
  const of = <Key extends 'policy' | 'who' | 'quota'>(key: Key) => limits.map((limit) => limit[key])
  return (await database.query(STATEMENT, [at, of('policy'), of('who'), of('quota')])).length > 0
}
