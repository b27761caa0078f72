import type { Queryable } from '../../database/database.ts'
import { listInvoices } from './entities/invoice.ts'
import type { ShownInvoice } from './entities/invoice.ts'
import { listPurchases } from './entities/purchase.ts'
import type { ShownPurchase } from './entities/purchase.ts'
import { readUsageState } from './entities/subscription.ts'
import type { SubscriptionState } from './entities/subscription.ts'

export interface UsageState {
  readonly state: Exclude<SubscriptionState, 'open'> | 'off'
  readonly capUnits: bigint | null
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

/** What the billing page shows. */
export interface BillingState {
  /** The newest first, at most 100; of those that were not paid, only of the last day. */
  readonly purchases: readonly ShownPurchase[]
  /** The newest first, at most 100; none of nothing. */
  readonly invoices: readonly ShownInvoice[]
  readonly usage: UsageState
  /** What the customer has to know or do first, as a sentence. */
  readonly problem: string | null
}

const DAY_MS = 86_400_000
const UNPAID = 'An invoice could not be paid. Please pay it on its page.'
const MISMATCH = 'A payment came in that is not what was ordered. No credits were added yet; we will look into it.'

export async function billingState(
  database: Queryable,
  { accountId, at }: { accountId: string; at: Date },
): Promise<BillingState> {
  const unpaidSince = new Date(at.getTime() - DAY_MS)
  const [purchases, invoices, known] = await Promise.all([
    listPurchases(database, { accountId, unpaidSince }),
    listInvoices(database, accountId),
    readUsageState(database, accountId),
  ])
  const { problem, ...usage } = known ?? { state: 'off', capUnits: null, startedAt: null, endedAt: null, problem: null }
  const unpaid = invoices.some(({ hasFailed }) => hasFailed) ? UNPAID : null
  const mismatch = purchases.some(({ state }) => state === 'mismatch') ? MISMATCH : null
  return { purchases, invoices, usage, problem: problem ?? unpaid ?? mismatch }
}
