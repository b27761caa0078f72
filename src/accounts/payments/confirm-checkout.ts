import type { Stripe } from 'stripe'
import type { Account } from '../account.ts'
import { askStripe } from './ask-stripe.ts'
import { settleCheckout } from './events/settle-checkout.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findUnsettledCheckout } from './entities/checkout.ts'

/** Of Stripe's ids. The text is out of an address: the database would refuse some that people can write there. */
const SESSION_ID = /^\w{1,255}$/

/**
 * Asks Stripe how a Checkout Session came out when the customer is back before the event is: so a payment counts also when
 * events are late, or go nowhere. Does what the event would do; whichever comes second finds it done. Nothing happens for
 * a session that is not the account's own, or is settled.
 */
export async function confirmCheckout(
  deps: PaymentDeps,
  { account, sessionId }: { account: Account; sessionId: string },
): Promise<void> {
  if (!SESSION_ID.test(sessionId)) return
  if (!(await findUnsettledCheckout(deps.database, { accountId: account.id, sessionId }))) return
  const asked = await askStripe(deps, 'confirm-checkout', (stripe) => stripe.checkout.sessions.retrieve(sessionId))
  if (asked.kind === 'failed' || asked.value.status !== 'complete') return
  await settleComplete(deps, asked.value)
}

/** Does what the event would do that tells of a complete Checkout Session. */
export async function settleComplete(deps: PaymentDeps, session: Stripe.Checkout.Session): Promise<void> {
  const end = session.payment_status === 'unpaid' ? 'pending' : 'paid'
  await deps.database.transaction((within) => settleCheckout({ ...deps, within }, session, end))
}
