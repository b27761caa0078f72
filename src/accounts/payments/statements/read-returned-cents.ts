import type { Queryable } from '../../../database/database.ts'

/** A refund that failed after the charge told its sum is still in that sum. */
const STATEMENT = `
  with told as (select * from payment_return where payment_intent = $1)
  select coalesce(sum(case kind
    when 'refund-failed' then
      case when told_at >= (select max(told_at) from told where kind = 'refunded') then -cents else 0 end
    else cents end), 0)::bigint as cents
  from told`

/** How many cents of a payment are back with the customer. */
export async function readReturnedCents(within: Queryable, paymentIntent: string): Promise<bigint> {
  const [row] = await within.query<{ cents: bigint }>(STATEMENT, [paymentIntent])
  return row?.cents ?? 0n
}
