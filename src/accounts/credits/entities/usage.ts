import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

const WRITE_USAGE_BILLING = `
  insert into usage_billing (account_id, is_on, cap_units, micro_usd_per_credit, changed_at)
  values ($1, $2, $3, $4, $5)
  on conflict (account_id) do update set is_on = excluded.is_on, cap_units = excluded.cap_units,
    micro_usd_per_credit = excluded.micro_usd_per_credit, changed_at = excluded.changed_at`

export async function writeUsageBilling(
  database: Queryable,
  {
    accountId,
    isOn,
    capUnits,
    microUsdPerCredit,
    at,
  }: { accountId: string; isOn: boolean; capUnits: bigint; microUsdPerCredit: number; at: Date },
): Promise<void> {
  await database.query(WRITE_USAGE_BILLING, [accountId, isOn, capUnits, microUsdPerCredit, at])
}

interface Usage {
  readonly isOn: boolean
  readonly units: bigint
  readonly capUnits: bigint
}

const USAGE = rowForm<Usage>({ isOn: z.boolean(), units: z.bigint(), capUnits: z.bigint() })

const READ_USAGE = `
  select b.is_on as "isOn", coalesce(m.units, 0) as units, b.cap_units as "capUnits"
  from usage_billing as b left join usage_month as m on m.account_id = b.account_id and m.month = $2::date
  where b.account_id = $1`

/** Null when the account never chose to pay by the month; `month` is `YYYY-MM`. */
export async function readUsage(
  database: Queryable,
  { accountId, month }: { accountId: string; month: string },
): Promise<Usage | null> {
  return await USAGE.first(database, READ_USAGE, [accountId, `${month}-01`])
}

const BEGIN_USAGE_MONTH = `
  insert into usage_month (account_id, month, micro_usd_per_credit)
  select account_id, $2::date, micro_usd_per_credit from usage_billing where account_id = $1 and is_on
  on conflict do nothing`

/** Begins the month (`YYYY-MM`) at the price that was agreed last, if the account pays by the month and it has not begun. */
export async function beginUsageMonth(
  database: Queryable,
  { accountId, month }: { accountId: string; month: string },
): Promise<void> {
  await database.query(BEGIN_USAGE_MONTH, [accountId, `${month}-01`])
}

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

const USAGE_MONTH_TOTAL = rowForm<UsageMonthTotal>({
  month: z.string(),
  units: z.bigint(),
  held: z.bigint(),
  microUsdPerCredit: z.bigint(),
  microUsd: z.bigint(),
})

const READ_USAGE_MONTHS = `
  select to_char(month, 'YYYY-MM') as month, units, held, micro_usd_per_credit as "microUsdPerCredit",
    units * micro_usd_per_credit as "microUsd"
  from usage_month
  where account_id = $1 and ($2::date is null or month = $2::date)
  order by usage_month.month desc`

/** The newest first; only one of them when `month` (`YYYY-MM`) is given. */
export async function readUsageMonths(
  database: Queryable,
  { accountId, month }: { accountId: string; month: string | null },
): Promise<readonly UsageMonthTotal[]> {
  return await USAGE_MONTH_TOTAL.all(database, READ_USAGE_MONTHS, [accountId, month === null ? null : `${month}-01`])
}
