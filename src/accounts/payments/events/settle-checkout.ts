import type { Stripe } from 'stripe'
import type { EventKind, EventScene } from './event-scene.ts'
import { settlePackCheckout } from './settle-pack-checkout.ts'
import { settleUsageCheckout } from './settle-usage-checkout.ts'

/** How a Checkout Session came out, so far. */
export type CheckoutEnd = 'paid' | 'pending' | 'failed' | 'expired'

export async function settleCheckout(
  scene: EventScene,
  session: Stripe.Checkout.Session,
  end: CheckoutEnd,
): Promise<EventKind> {
  if (session.mode === 'payment') return await settlePackCheckout(scene, session, end)
  return session.mode === 'subscription' ? await settleUsageCheckout(scene, session, end) : 'ignored'
}
