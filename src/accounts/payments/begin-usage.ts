import { switchUsageBilling } from '../credits/switch-usage-billing.ts'
import type { Account } from '../account.ts'
import { beginCheckout, billingPage, formId } from './begin-checkout.ts'
import type { CheckoutRow } from './begin-checkout.ts'
import { findUsagePrice } from './find-usage-price.ts'
import { finishEndings } from './finish-endings.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { STRIPE_AWAY } from './redirect.ts'
import type { Redirect } from './redirect.ts'
import { dropUsagePrice } from './entities/usage-price.ts'
import { hasFailedInvoice } from './entities/invoice.ts'
import { isEnding, lockRunningSubscription, openSubscription, writeCap } from './entities/subscription.ts'

/** Beyond that it is a slip of the finger. */
const MOST_UNITS = 1_000_000n

const UNPAID: Redirect = {
  kind: 'unavailable',
  problem: 'The last invoice is not paid yet. Monthly billing can go on as soon as it is.',
}
const STILL_ENDING: Redirect = {
  kind: 'unavailable',
  problem: 'Monthly billing is just being ended. Please try again in a few minutes.',
}

/** Begins monthly billing; see `Payments.beginUsage`. */
export async function beginUsage(
  deps: PaymentDeps,
  { account, capUnits, formToken }: { account: Account; capUnits: bigint; formToken: string },
): Promise<Redirect> {
  if (capUnits < 1n || capUnits > MOST_UNITS)
    return {
      kind: 'unavailable',
      problem: `The most credits a month must be a number from 1 to ${MOST_UNITS.toLocaleString('en-US')}.`,
    }
  const running = await changeCap(deps, account, capUnits)
  if (running !== null) return running
  // Until Stripe has cancelled the one before, both would bill what is used.
  await finishEndings(deps, account.id)
  if (await isEnding(deps.database, account.id)) return STILL_ENDING
  if (await hasFailedInvoice(deps.database, account.id)) return UNPAID
  const price = await findUsagePrice(deps)
  if (price.kind === 'failed') return STRIPE_AWAY
  const id = formId('use', account.id, String(capUnits), formToken)
  const row = await openSubscription(deps.database, {
    id,
    accountId: account.id,
    mode: deps.stripe.mode,
    capUnits,
    microUsdPerCredit: deps.microUsdPerCredit,
    at: new Date(deps.now()),
  })
  return await subscribe(deps, account, { ...row, table: 'usage_subscription' }, price.value)
}

/** Null when none is running: then there is one to begin. */
async function changeCap(deps: PaymentDeps, account: Account, capUnits: bigint): Promise<Redirect | null> {
  return await deps.database.transaction(async (within) => {
    const running = await lockRunningSubscription(within, account.id)
    if (running === null) return null
    if (running.state === 'past-due') return UNPAID
    await writeCap(within, { id: running.id, capUnits })
    await switchUsageBilling(within, {
      accountId: account.id,
      isOn: true,
      capUnits,
      microUsdPerCredit: Number(running.microUsdPerCredit),
      at: new Date(deps.now()),
    })
    return { kind: 'redirect', url: billingPage(deps, '?usage=changed') }
  })
}

async function subscribe(deps: PaymentDeps, account: Account, row: CheckoutRow, price: string): Promise<Redirect> {
  return await beginCheckout(deps, {
    account,
    row,
    params: {
      mode: 'subscription',
      line_items: [{ price }],
      payment_method_collection: 'always',
      metadata: { usage: row.id },
      subscription_data: {
        metadata: { usage: row.id },
        // Our months are those of the calendar in UTC, and the invoices have to be of the same.
        billing_cycle_anchor_config: { day_of_month: 1, hour: 0, minute: 0, second: 0 },
      },
      success_url: billingPage(deps, '?usage={CHECKOUT_SESSION_ID}'),
      cancel_url: billingPage(deps, '?cancelled'),
    },
    whenRefused: async ({ code, param }) => {
      if (code === 'resource_missing' && param === 'line_items[0][price]')
        await dropUsagePrice(deps.database, { mode: deps.stripe.mode, priceId: price })
    },
  })
}
