import type { Stripe } from 'stripe'
import type { EventKind, EventScene } from './event-scene.ts'
import { idOf } from './event-scene.ts'
import { settlePaymentReturn } from './settle-payment-return.ts'

/** A charge tells the sum of its refunds. */
export async function recordRefund(scene: EventScene, charge: Stripe.Charge, toldAt: Date): Promise<EventKind> {
  return await settlePaymentReturn(scene, {
    id: charge.id,
    paymentIntent: idOf(charge.payment_intent),
    kind: 'refunded',
    cents: charge.amount_refunded,
    toldAt,
  })
}

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
