import type { Queryable } from '../../../database/database.ts'

/** Of two that were told in the same second, the larger is the later: refunds of a charge add up. */
const STATEMENT = `
  insert into payment_return as known (id, payment_intent, kind, cents, told_at) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set cents = excluded.cents, told_at = excluded.told_at
    where (excluded.told_at, excluded.cents) > (known.told_at, known.cents)`

/** Writes what went back of a payment; older news than what is known changes nothing. */
export async function recordReturn(
  within: Queryable,
  of: {
    id: string
    paymentIntent: string
    kind: 'refunded' | 'refund-failed' | 'disputed'
    cents: number
    toldAt: Date
  },
): Promise<void> {
  await within.query(STATEMENT, [of.id, of.paymentIntent, of.kind, of.cents, of.toldAt])
}
