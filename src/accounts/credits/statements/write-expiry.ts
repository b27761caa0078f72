import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  with looked as (
    update credit_balance set next_expiry_at = $4 where account_id = $1 and version = $2::bigint returning account_id
  ), entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at)
    select account_id, 'expire', 'available', 'expired', $3::bigint, $1 || ':' || $2, $5 from looked where $3::bigint > 0
  )
  select 1 from looked`

/** Lets credits expire unless the account changed since it had that version; false: it did, and nothing happened. */
export async function writeExpiry(
  database: Queryable,
  of: { accountId: string; version: bigint; credits: bigint; nextAt: Date | null; at: Date },
): Promise<boolean> {
  const rows = await database.query(STATEMENT, [of.accountId, of.version, of.credits, of.nextAt, of.at])
  return rows.length === 1
}
