import type { Queryable } from '../../../database/database.ts'

export interface DayOfUsage {
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string
  /** Credits that draws spent. */
  readonly credits: bigint
  /** Units that are paid by the month. */
  readonly usageUnits: bigint
}

const STATEMENT = `
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
    coalesce(sum(amount) filter (where kind = 'capture'), 0)::bigint as credits,
    coalesce(sum(amount) filter (where kind = 'usage-capture'), 0)::bigint as "usageUnits"
  from credit_transfer
  where account_id = $1 and kind in ('capture', 'usage-capture') and at >= $2 and at < $3
  group by 1 order by 1`

export async function readUsageByDay(
  database: Queryable,
  of: { accountId: string; from: Date; to: Date },
): Promise<readonly DayOfUsage[]> {
  return await database.query<DayOfUsage>(STATEMENT, [of.accountId, of.from, of.to])
}
