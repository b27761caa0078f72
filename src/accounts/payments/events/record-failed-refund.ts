import type { Stripe } from 'stripe'
import type { EventKind, EventScene } from './event-scene.ts'
import { idOf } from './id-of.ts'
import { settlePaymentReturn } from './settle-payment-return.ts'

/** Days after it was made, a refund may fail, and the money is ours again. Of all other news the charge tells. */
export async function recordFailedRefund(scene: EventScene, refund: Stripe.Refund, toldAt: Date): Promise<EventKind> {
  if (refund.status !== 'failed' && refund.status !== 'canceled') return 'ignored'
  scene.log.warn('stripe-refund-failed', { refund: refund.id, status: refund.status })
  return await settlePaymentReturn(scene, {
    id: refund.id,
    paymentIntent: idOf(refund.payment_intent),
    kind: 'refund-failed',
    cents: refund.amount,
    toldAt,
  })
}
