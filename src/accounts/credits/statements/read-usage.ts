import type { Queryable } from '../../../database/database.ts'

/** Null when the account never chose to pay by the month; `month` is `YYYY-MM`. */
export async function readUsage(
  database: Queryable,
  of: { accountId: string; month: string },
): Promise<{ readonly isOn: boolean; readonly units: bigint; readonly capUnits: bigint } | null> {
  const [row] = await database.query<{ isOn: boolean; units: bigint; capUnits: bigint }>(
    `select b.is_on as "isOn", coalesce(m.units, 0) as units, b.cap_units as "capUnits"
     from usage_billing as b left join usage_month as m on m.account_id = b.account_id and m.month = $2::date
     where b.account_id = $1`,
    [of.accountId, `${of.month}-01`],
  )
  return row ?? null
}
