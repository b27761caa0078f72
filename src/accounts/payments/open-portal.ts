import type { Account } from '../account.ts'
import { askStripe } from './ask-stripe.ts'
import { billingPage } from './begin-checkout.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { safeUrl, STRIPE_AWAY } from './redirect.ts'
import type { Redirect } from './redirect.ts'
import { withCustomer } from './with-customer.ts'

/** Leads to Stripe's pages for cards, addresses and invoices. */
export async function openPortal(deps: PaymentDeps, { account }: { account: Account }): Promise<Redirect> {
  const asked = await withCustomer(deps, account, (customer) =>
    askStripe(deps, 'open-portal', (stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: billingPage(deps, '') }),
    ),
  )
  if (asked.kind === 'failed') return STRIPE_AWAY
  const url = safeUrl(asked.value.url, deps.stripe)
  return url === null ? STRIPE_AWAY : { kind: 'redirect', url }
}
