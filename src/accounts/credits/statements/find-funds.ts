import type { Queryable } from '../../../database/database.ts'

/** What an account could draw from, at one moment. */
export interface Funds {
  readonly keyIsGood: boolean
  readonly available: bigint
  /** Credits may have expired: none is drawn before that is settled. */
  readonly isDue: boolean
  /** Whether it pays by the month. */
  readonly usageIsOn: boolean
  readonly monthHasBegun: boolean
  /** How many units the month may still take. */
  readonly monthRoom: bigint
}

const STATEMENT = `
  select
    $2::text is null
      or exists (select from live_key where id = $2 and account_id = $1 and revoked_at is null) as "keyIsGood",
    coalesce(b.available, 0) as available,
    coalesce(b.next_expiry_at <= $3, false) as "isDue",
    u.account_id is not null as "usageIsOn",
    m.account_id is not null as "monthHasBegun",
    coalesce(u.cap_units - m.units - m.held, 0) as "monthRoom"
  from (select $1::text as account_id) as a
  left join credit_balance as b using (account_id)
  left join usage_billing as u on u.account_id = a.account_id and u.is_on
  left join usage_month as m on m.account_id = a.account_id and m.month = $4::date`

/** `month` is `YYYY-MM`. */
export async function findFunds(
  database: Queryable,
  of: { accountId: string; keyId: string | null; at: Date; month: string },
): Promise<Funds> {
  const [row] = await database.query<Funds>(STATEMENT, [of.accountId, of.keyId, of.at, `${of.month}-01`])
  if (row === undefined) throw new Error('looking for what an account could draw from gave no row')
  return row
}
