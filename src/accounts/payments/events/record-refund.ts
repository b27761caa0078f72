import type { Stripe } from 'stripe'
import type { EventKind, EventScene } from './event-scene.ts'
import { idOf } from './id-of.ts'
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
