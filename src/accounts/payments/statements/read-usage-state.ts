import type { Queryable } from '../../../database/database.ts'
import type { UsageState } from '../billing-state.ts'

/** The one that runs, or else the one that ended last; those that never began do not count. */
const STATEMENT = `
  select state, cap_units as "capUnits", started_at as "startedAt", ended_at as "endedAt", problem
  from usage_subscription
  where account_id = $1 and started_at is not null
  order by state in ('active', 'past-due') desc, ended_at desc, started_at desc limit 1`

/** Where an account stands with monthly billing; null when it never had any. `problem`: a sentence. */
export async function readUsageState(
  database: Queryable,
  accountId: string,
): Promise<(UsageState & { readonly problem: string | null }) | null> {
  const [row] = await database.query<UsageState & { problem: string | null }>(STATEMENT, [accountId])
  return row ?? null
}
