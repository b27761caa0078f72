import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Account } from '../account.ts'
import { askStripe } from './ask-stripe.ts'
import type { StripeFailure } from './ask-stripe.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { safeUrl, STRIPE_AWAY } from './redirect.ts'
import type { Redirect } from './redirect.ts'
import { countAttempt, keepSession } from './entities/checkout.ts'
import type { CheckoutTable } from './entities/checkout.ts'
import { withCustomer } from './with-customer.ts'

/** Our own row of a checkout, as far as it goes. */
export interface CheckoutRow {
  readonly table: CheckoutTable
  readonly id: string
  readonly attempt: number
  readonly sessionId: string | null
}

const CLOSED: Redirect = {
  kind: 'unavailable',
  problem: 'This payment page was closed because it was open for too long. Nothing was charged. Please begin anew.',
}

/** Where Stripe sends the browser when it is done, and when the customer turned back. */
export function billingPage(deps: PaymentDeps, query: string): string {
  return `${deps.baseUrl()}/account/billing${query}`
}

/**
 * Leads to Stripe's page for a row of ours. Calls for the same row, at once or later, lead to the same page: at once by
 * the idempotency key, later because the row has the Checkout Session.
 */
export async function beginCheckout(
  deps: PaymentDeps,
  {
    account,
    row,
    params,
    whenRefused,
  }: {
    account: Account
    row: CheckoutRow
    params: Stripe.Checkout.SessionCreateParams
    /** To forget what Stripe does not know. */
    whenRefused?: (failure: StripeFailure) => Promise<void>
  },
): Promise<Redirect> {
  if (row.sessionId !== null) return await resumeCheckout(deps, row.sessionId, params)
  const asked = await withCustomer(deps, account, (customer) =>
    askStripe(deps, 'make-checkout', (stripe) =>
      stripe.checkout.sessions.create(
        { ...params, customer, client_reference_id: account.id },
        { idempotencyKey: `${row.id}-${row.attempt}-${customer}` },
      ),
    ),
  )
  if (asked.kind === 'failed') {
    if (asked.failure.isAnswer) await countAttempt(deps.database, row)
    await whenRefused?.(asked.failure)
    return STRIPE_AWAY
  }
  await keepSession(deps.database, { ...row, sessionId: asked.value.id })
  return redirectTo(deps, asked.value)
}

async function resumeCheckout(
  deps: PaymentDeps,
  sessionId: string,
  { success_url: done = '' }: Stripe.Checkout.SessionCreateParams,
): Promise<Redirect> {
  const asked = await askStripe(deps, 'find-checkout', (stripe) => stripe.checkout.sessions.retrieve(sessionId))
  if (asked.kind === 'failed') return STRIPE_AWAY
  const { status } = asked.value
  if (status === 'complete') return { kind: 'redirect', url: done.replace('{CHECKOUT_SESSION_ID}', sessionId) }
  return status === 'open' ? redirectTo(deps, asked.value) : CLOSED
}

function redirectTo(deps: PaymentDeps, session: Stripe.Checkout.Session): Redirect {
  const url = safeUrl(session.url, deps.stripe)
  if (url !== null) return { kind: 'redirect', url }
  deps.log.error('stripe-address-refused', { session: session.id })
  return STRIPE_AWAY
}

/** An id that the same form always gives: `pur_…` from account, choice and token. The token cannot be found from it. */
export function formId(prefix: 'pur' | 'use', ...parts: readonly string[]): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([prefix, ...parts]))
    .digest('hex')
  return `${prefix}_${digest.slice(0, 32)}`
}
