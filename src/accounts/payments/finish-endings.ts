import type { Stripe } from 'stripe'
import { askStripe } from './ask-stripe.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { finishEnding, listEndings } from './entities/subscription.ts'
import type { Ending } from './entities/subscription.ts'

/** Cancels at Stripe what is over here, with a last invoice. What does not work now is left for the next call. */
export async function finishEndings(deps: PaymentDeps, accountId: string | null): Promise<void> {
  for (const ending of await listEndings(deps.database, { mode: deps.stripe.mode, accountId })) {
    const asked = await askStripe(deps, 'cancel-subscription', (stripe) => cancel(stripe, ending))
    // One that Stripe does not know any more bills nothing any more.
    if (asked.kind === 'failed' && asked.failure.code !== 'resource_missing') continue
    await finishEnding(deps.database, ending.id)
    deps.log.info('usage-billing-ended', { subscription: ending.subscriptionId })
  }
}

/** Every step may be done again: a process may end between two of them. */
async function cancel(stripe: Stripe, { subscriptionId, isBilled }: Ending): Promise<void> {
  const expand = ['latest_invoice']
  let subscription: Stripe.Subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand })
  // Without `prorate`, the newer of Stripe's two ways of billing drops what was metered. There is nothing else to prorate.
  if (subscription.status !== 'canceled')
    subscription = await stripe.subscriptions.cancel(subscriptionId, {
      invoice_now: isBilled,
      prorate: isBilled,
      expand,
    })
  const last = subscription.latest_invoice
  if (!isBilled || last === null || typeof last === 'string' || last.id === undefined) return
  // Stripe stops collecting when a subscription is cancelled; what was used is still to be paid.
  if (last.status === 'draft' || last.status === 'open') await stripe.invoices.update(last.id, { auto_advance: true })
}
