import type { Queryable } from '../../../database/database.ts'
import { SUBSCRIPTION_COLUMNS } from './subscription-row.ts'
import type { SubscriptionRow } from './subscription-row.ts'

const STATEMENT = `
  select ${SUBSCRIPTION_COLUMNS} from usage_subscription
  where account_id = $1 and state in ('active', 'past-due')
  for update`

/** The monthly billing that an account has now, held until the transaction ends. */
export async function lockRunningSubscription(within: Queryable, accountId: string): Promise<SubscriptionRow | null> {
  const [row] = await within.query<SubscriptionRow>(STATEMENT, [accountId])
  return row ?? null
}
