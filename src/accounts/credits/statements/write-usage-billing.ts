import type { Queryable } from '../../../database/database.ts'

export async function writeUsageBilling(
  database: Queryable,
  of: { accountId: string; isOn: boolean; capUnits: bigint; microUsdPerCredit: number; at: Date },
): Promise<void> {
  await database.query(
    `insert into usage_billing (account_id, is_on, cap_units, micro_usd_per_credit, changed_at)
     values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set is_on = excluded.is_on, cap_units = excluded.cap_units,
       micro_usd_per_credit = excluded.micro_usd_per_credit, changed_at = excluded.changed_at`,
    [of.accountId, of.isOn, of.capUnits, of.microUsdPerCredit, of.at],
  )
}
