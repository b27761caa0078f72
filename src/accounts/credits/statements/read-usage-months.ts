import type { Queryable } from '../../../database/database.ts'

export interface UsageMonthTotal {
  /** `YYYY-MM`, in UTC. */
  readonly month: string
  readonly units: bigint
  /** Of draws at work: may still become units. */
  readonly held: bigint
  /** Millionths of a US dollar: the price at which the month began. */
  readonly microUsdPerCredit: bigint
  readonly microUsd: bigint
}

const STATEMENT = `
  select to_char(month, 'YYYY-MM') as month, units, held, micro_usd_per_credit as "microUsdPerCredit",
    units * micro_usd_per_credit as "microUsd"
  from usage_month
  where account_id = $1 and ($2::date is null or month = $2::date)
  order by usage_month.month desc`

/** The newest first; only one of them when `month` (`YYYY-MM`) is given. */
export async function readUsageMonths(
  database: Queryable,
  of: { accountId: string; month: string | null },
): Promise<readonly UsageMonthTotal[]> {
  return await database.query<UsageMonthTotal>(STATEMENT, [of.accountId, of.month === null ? null : `${of.month}-01`])
}
