import { listUsageMonths, monthOf } from '../accounts/credits/usage.ts'
import type { UsageMonthTotal } from '../accounts/credits/entities/usage.ts'
import { readBalance } from '../accounts/credits/read-balance.ts'
import type { BillingState } from '../accounts/payments/billing-state.ts'
import type { Pack } from '../accounts/payments/packs.ts'
import type { SignedIn } from './signed-in.ts'
import type { WebDeps } from './web-deps.ts'

/** All that the billing page shows. */
export interface Billing {
  readonly available: bigint
  /** Months in which use was billed, the newest first. */
  readonly months: readonly UsageMonthTotal[]
  readonly thisMonth: {
    /** `YYYY-MM`, in UTC. */
    readonly month: string
    readonly units: bigint
    readonly microUsd: bigint
  }
  /** What a unit of the month costs now, in millionths of a US dollar. */
  readonly microUsdPerUnit: bigint
  /** Null when no payments are set up. */
  readonly payments: { readonly packs: readonly Pack[]; readonly state: BillingState } | null
}

export async function readBilling(
  { now, microUsdPerCredit }: Pick<WebDeps, 'now' | 'microUsdPerCredit'>,
  { accounts, session }: SignedIn,
): Promise<Billing> {
  const { database, payments } = accounts
  const { account } = session
  const at = new Date(now())
  const month = monthOf(at)
  const [{ available }, months, state] = await Promise.all([
    readBalance(database, account.id, at),
    listUsageMonths(database, account.id),
    payments === null ? null : payments.billingState(account),
  ])
  const begun = months.find((one) => one.month === month)
  const isRunning = state?.usage.state === 'active' || state?.usage.state === 'past-due'
  return {
    available,
    months,
    thisMonth: { month, units: begun?.units ?? 0n, microUsd: begun?.microUsd ?? 0n },
    microUsdPerUnit: unitPrice(BigInt(microUsdPerCredit), isRunning ? months[0]?.microUsdPerCredit : undefined),
    payments: payments === null || state === null ? null : { packs: payments.packs, state },
  }
}

/** Whoever pays by the month keeps the price at which it began. The higher of both never lets a cap in dollars be passed. */
function unitPrice(now: bigint, kept: bigint | undefined): bigint {
  return kept !== undefined && kept > now ? kept : now
}
