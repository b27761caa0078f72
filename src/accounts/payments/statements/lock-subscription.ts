import type { Queryable } from '../../../database/database.ts'
import { SUBSCRIPTION_COLUMNS } from './subscription-row.ts'
import type { SubscriptionRow } from './subscription-row.ts'

/** What Stripe calls it, or as long as we were not told that, our own name, which Stripe's objects carry. */
const STATEMENT = `
  select ${SUBSCRIPTION_COLUMNS} from usage_subscription
  where session_id = $1 or subscription_id = $2
    or (id = $3 and (session_id is null or $1::text is null) and (subscription_id is null or $2::text is null))
  for update`

/** The row of a Checkout Session or subscription, held until the transaction ends; null when it is none of ours. */
export async function lockSubscription(
  within: Queryable,
  of: { sessionId: string | null; subscriptionId: string | null; id: string | null },
): Promise<SubscriptionRow | null> {
  const [row] = await within.query<SubscriptionRow>(STATEMENT, [of.sessionId, of.subscriptionId, of.id])
  return row ?? null
}
