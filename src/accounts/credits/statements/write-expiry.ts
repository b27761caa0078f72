import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  with paid as (
    update credit_balance set available = available - $3::bigint, next_expiry_at = $4, version = version + 1
    where account_id = $1 and version = $2::bigint
    returning available, held
  ), entry as (
    insert into credit_transfer
      (account_id, kind, from_place, to_place, amount, ref, at, available_after, held_after)
    select $1, 'expire', 'available', 'expired', $3::bigint, $1 || ':' || $2, $5, available, held
    from paid where $3::bigint > 0
  )
  select 1 from paid`

/** Lets credits expire unless the account changed since it had that version; false: it did, and nothing happened. */
export async function writeExpiry(
  database: Queryable,
  of: { accountId: string; version: bigint; credits: bigint; nextAt: Date | null; at: Date },
): Promise<boolean> {
  const rows = await database.query(STATEMENT, [of.accountId, of.version, of.credits, of.nextAt, of.at])
  return rows.length === 1
}
