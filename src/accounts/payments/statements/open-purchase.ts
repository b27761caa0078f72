import type { Queryable } from '../../../database/database.ts'

export interface OpenedPurchase {
  readonly credits: bigint
  readonly cents: bigint
  readonly attempt: number
  /** Null while Stripe has not answered. */
  readonly sessionId: string | null
}

/** The same form gives the same row, as it was at first. */
const STATEMENT = `
  insert into purchase as known (id, account_id, pack, credits, cents, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (id) do update set attempt = known.attempt
  returning credits, cents, attempt, session_id as "sessionId"`

/** Writes down what is about to be bought, before Stripe is asked: so no event finds us without it. */
export async function openPurchase(
  database: Queryable,
  of: { id: string; accountId: string; pack: string; credits: number; cents: number; at: Date },
): Promise<OpenedPurchase> {
  const [row] = await database.query<OpenedPurchase>(STATEMENT, [
    of.id,
    of.accountId,
    of.pack,
    of.credits,
    of.cents,
    of.at,
  ])
  if (row === undefined) throw new Error('opening a purchase gave no row')
  return row
}
