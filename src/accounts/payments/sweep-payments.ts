import { askStripe } from './ask-stripe.ts'
import { settleComplete } from './confirm-checkout.ts'
import { forgetCustomers } from './forget-customers.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { closeCheckout, listUnsettledCheckouts, sweepCheckouts } from './entities/checkout.ts'
import { sweepEvents } from './entities/stripe-event.ts'

/** Stripe's pages are closed after a day; it sends an event for 3 days by itself, and for 30 when an operator asks it to. */
const KEPT_MS = 90 * 86_400_000
const MOST = 1000

/** Forgets what came to nothing long ago; see `Payments.sweep`. */
export async function sweepPayments(deps: PaymentDeps): Promise<number> {
  const { database } = deps
  const before = new Date(deps.now() - KEPT_MS)
  await settleOld(deps, before)
  const checkouts = await sweepCheckouts(database, { before, most: MOST })
  const events = await sweepEvents(database, { before, most: MOST })
  await forgetCustomers(deps, null)
  return checkouts + events
}

/** Events may have got lost, and with them the news that something was paid. */
async function settleOld(deps: PaymentDeps, before: Date): Promise<void> {
  const { mode } = deps.stripe
  for (const sessionId of await listUnsettledCheckouts(deps.database, { before, mode })) {
    const asked = await askStripe(deps, 'settle-checkout', (stripe) => stripe.checkout.sessions.retrieve(sessionId))
    if (asked.kind === 'failed' && !asked.failure.isFinal) return
    if (asked.kind === 'answered' && asked.value.status === 'complete') await settleComplete(deps, asked.value)
    else await closeCheckout(deps.database, { sessionId, at: new Date(deps.now()) })
  }
}
