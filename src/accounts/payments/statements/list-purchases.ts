import type { Queryable } from '../../../database/database.ts'
import type { ShownPurchase } from '../billing-state.ts'

const STATEMENT = `
  select id, session_id as "sessionId", pack, credits, cents, state, created_at as "createdAt", paid_at as "paidAt",
    returned_cents as "returnedCents", taken_credits as "takenCredits", missing_credits as "missingCredits"
  from purchase
  where account_id = $1 and (state in ('paid', 'pending', 'mismatch') or created_at > $2)
  order by created_at desc, id limit 100`

/** An account's purchases, the newest first; of those that came to nothing, the ones since `unpaidSince`. */
export async function listPurchases(
  database: Queryable,
  { accountId, unpaidSince }: { accountId: string; unpaidSince: Date },
): Promise<readonly ShownPurchase[]> {
  return await database.query<ShownPurchase>(STATEMENT, [accountId, unpaidSince])
}
