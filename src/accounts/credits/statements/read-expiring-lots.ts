import type { Queryable } from '../../../database/database.ts'
import type { LotEvent } from '../open-lots.ts'

/** An event of an account some of whose credits expire, or were let expire, with the account's totals. */
export interface ExpiringEvent extends LotEvent {
  readonly accountId: string
  readonly at: Date
  readonly owned: bigint
  /** Null: never. */
  readonly nextExpiryAt: Date | null
  /** The time by the database. */
  readonly now: Date
}

const STATEMENT = `
  select t.account_id as "accountId", t.at, t.kind, t.amount, t.expires_at as "expiresAt",
    t.available_after + t.held_after as "ownedAfter", b.available + b.held as owned,
    nullif(b.next_expiry_at, 'infinity') as "nextExpiryAt", now()
  from credit_transfer as t join credit_balance as b on b.account_id = t.account_id
  where t.kind in ('grant', 'purchase', 'refund', 'expire') and exists (
    select from credit_transfer as e where e.account_id = t.account_id and (e.expires_at is not null or e.kind = 'expire')
  )
  order by t.account_id, t.id`

/** All that says what of whose credits expires when, by account and in the order in which it happened. */
export async function readExpiringLots(database: Queryable): Promise<readonly ExpiringEvent[]> {
  return await database.query<ExpiringEvent>(STATEMENT)
}
