import type { Queryable } from '../../../database/database.ts'
import type { LotEvent } from '../open-lots.ts'

/** An account's totals and the events that say what of them expires when, all at one moment. */
export interface ReadLots {
  readonly available: bigint
  readonly held: bigint
  readonly nextExpiryAt: Date | null
  readonly version: bigint
  readonly events: readonly LotEvent[]
}

type Row = Omit<ReadLots, 'events'> & { [Key in keyof LotEvent]: LotEvent[Key] | null }

const STATEMENT = `
  select b.available, b.held, b.next_expiry_at as "nextExpiryAt", b.version,
    t.kind, t.amount, t.expires_at as "expiresAt", t.available_after + t.held_after as "ownedAfter"
  from credit_balance as b
  left join credit_transfer as t
    on t.account_id = b.account_id and t.kind in ('grant', 'purchase', 'refund', 'expire') and b.next_expiry_at is not null
  where b.account_id = $1
  order by t.id`

/** Null when the account never had credits; without events when nothing expires. */
export async function readLots(database: Queryable, accountId: string): Promise<ReadLots | null> {
  const rows = await database.query<Row>(STATEMENT, [accountId])
  const [first] = rows
  if (first === undefined) return null
  const { available, held, nextExpiryAt, version } = first
  return { available, held, nextExpiryAt, version, events: rows.filter(isEvent) }
}

function isEvent(row: Row): row is Row & LotEvent {
  return row.kind !== null
}
