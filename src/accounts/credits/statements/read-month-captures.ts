import type { Queryable } from '../../../database/database.ts'

export interface MonthCaptures {
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string
  readonly keyId: string | null
  readonly keyName: string | null
  readonly units: bigint
}

/** A draw that began in the month and ended after it counts on the month's last day. */
const STATEMENT = `
  select to_char(least((t.at at time zone 'UTC')::date, ($2::date + interval '1 month - 1 day')::date), 'YYYY-MM-DD') as day,
    t.key_id as "keyId", k.name as "keyName", sum(t.amount)::bigint as units
  from credit_transfer as t left join live_key as k on k.id = t.key_id
  where t.account_id = $1 and t.kind = 'usage-capture' and t.month = $2::date and t.at >= $2::date - interval '1 day'
  group by 1, 2, 3 order by 1, 3 nulls last, 2`

/** The units of a month (`YYYY-MM`) by day and key. */
export async function readMonthCaptures(
  database: Queryable,
  of: { accountId: string; month: string },
): Promise<readonly MonthCaptures[]> {
  return await database.query<MonthCaptures>(STATEMENT, [of.accountId, `${of.month}-01`])
}
