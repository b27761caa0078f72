import type { Queryable } from '../../../database/database.ts'
import type { TransferKind } from '../transfer-kinds.ts'

export interface Transfer {
  readonly id: bigint
  readonly at: Date
  readonly kind: TransferKind
  /** What it gave the account, or took from it when negative; of `usage-` kinds the units to pay. */
  readonly credits: bigint
  /** What the account owned after it, available and held; null for usage. */
  readonly balanceAfter: bigint | null
  readonly keyId: string | null
  /** The name of the live key that drew; null: none did. */
  readonly keyName: string | null
  /** Of draws: the concept of what was drawn. Otherwise what an operator said. */
  readonly note: string | null
  /** The draw that it stands for, such as `draw_…`; null: none does. */
  readonly drawId: string | null
  /** Of credits that were added: when what is left of them goes. */
  readonly expiresAt: Date | null
}

const STATEMENT = `
  select t.id, t.at, t.kind,
    case when t.kind in ('grant', 'purchase', 'release', 'usage-release') then t.amount else -t.amount end as credits,
    t.available_after + t.held_after as "balanceAfter",
    t.key_id as "keyId", k.name as "keyName", t.note,
    case when starts_with(t.ref, 'draw_') then t.ref end as "drawId", t.expires_at as "expiresAt"
  from credit_transfer as t left join live_key as k on k.id = t.key_id
  where t.account_id = $1 and t.kind = any($2::text[])
    and ($3::timestamptz is null or t.at >= $3) and ($4::timestamptz is null or t.at < $4)
    and ($5::bigint is null or t.id < $5)
  order by t.id desc limit $6`

export async function readTransfers(
  database: Queryable,
  of: {
    accountId: string
    kinds: readonly string[]
    from: Date | null
    to: Date | null
    before: bigint | null
    limit: number
  },
): Promise<readonly Transfer[]> {
  return await database.query<Transfer>(STATEMENT, [of.accountId, of.kinds, of.from, of.to, of.before, of.limit])
}
