import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

/** Of two that were told in the same second, the larger is the later: refunds of a charge add up. */
const RECORD_RETURN = `
  insert into payment_return as known (id, payment_intent, kind, cents, told_at) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set cents = excluded.cents, told_at = excluded.told_at
    where (excluded.told_at, excluded.cents) > (known.told_at, known.cents)`

/** Writes what went back of a payment; older news than what is known changes nothing. */
export async function recordReturn(
  within: Queryable,
  {
    id,
    paymentIntent,
    kind,
    cents,
    toldAt,
  }: {
    id: string
    paymentIntent: string
    kind: 'refunded' | 'refund-failed' | 'disputed'
    cents: number
    toldAt: Date
  },
): Promise<void> {
  await within.query(RECORD_RETURN, [id, paymentIntent, kind, cents, toldAt])
}

const RETURNED = rowForm<{ readonly cents: bigint }>({ cents: z.bigint() })

/** A refund that failed after the charge told its sum is still in that sum. */
const READ_RETURNED_CENTS = `
  with told as (select * from payment_return where payment_intent = $1)
  select coalesce(sum(case kind
    when 'refund-failed' then
      case when told_at >= (select max(told_at) from told where kind = 'refunded') then -cents else 0 end
    else cents end), 0)::bigint as cents
  from told`

/** How many cents of a payment are back with the customer. */
export async function readReturnedCents(within: Queryable, paymentIntent: string): Promise<bigint> {
  return (await RETURNED.only(within, READ_RETURNED_CENTS, [paymentIntent])).cents
}

/** The second number only keeps these locks apart from others of the database. */
const LOCK_PAYMENT = 'select pg_advisory_xact_lock(hashtextextended($1, 1651470706))'

/**
 * Has the events of one payment handled one after the other: that it was made and that it went back may come at the same
 * moment, and neither finds the rows that the other has not committed.
 */
export async function lockPayment(within: Queryable, paymentIntent: string): Promise<void> {
  await within.query(LOCK_PAYMENT, [paymentIntent])
}
