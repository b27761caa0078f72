import type { Queryable } from '../../../database/database.ts'
import type { SubscriptionState } from './subscription-row.ts'

const STATEMENT = `
  update usage_subscription set
    state = $2,
    problem = $3,
    session_id = coalesce(session_id, $4),
    subscription_id = coalesce(subscription_id, $5),
    is_billed = is_billed and $6,
    started_at = case when $2 = 'active' then coalesce(started_at, $7) else started_at end,
    ended_at = case when $2 in ('ending', 'ended') then coalesce(ended_at, $7) else ended_at end
  where id = $1`

/** Writes where a subscription stands; `problem`: why it is off, for the customer. */
export async function settleSubscription(
  within: Queryable,
  of: {
    id: string
    state: SubscriptionState
    problem: string | null
    sessionId?: string | null
    subscriptionId?: string | null
    isBilled?: boolean
    at: Date
  },
): Promise<void> {
  await within.query(STATEMENT, [
    of.id,
    of.state,
    of.problem,
    of.sessionId ?? null,
    of.subscriptionId ?? null,
    of.isBilled ?? true,
    of.at,
  ])
}
