import type { Account } from '../account.ts'
import { askStripe } from './ask-stripe.ts'
import { billingPage } from './begin-checkout.ts'
import type { PaymentContext } from './payment-context.ts'
import { safeUrl, STRIPE_AWAY } from './redirect.ts'
import type { Redirect } from './redirect.ts'
import { withCustomer } from './with-customer.ts'

/** Leads to Stripe's pages for cards, addresses and invoices. */
export async function openPortal(context: PaymentContext, { account }: { account: Account }): Promise<Redirect> {
  const asked = await withCustomer(context, account, (customer) =>
    askStripe(context, 'open-portal', (stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: billingPage(context, '') }),
    ),
  )
  if (asked.kind === 'failed') return STRIPE_AWAY
  const url = safeUrl(asked.value.url, context.stripe)
  return url === null ? STRIPE_AWAY : { kind: 'redirect', url }
}
