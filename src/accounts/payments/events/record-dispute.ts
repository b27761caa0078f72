import type { Stripe } from 'stripe'
import type { EventKind, EventScene } from './event-scene.ts'
import { idOf } from './event-scene.ts'
import { settlePaymentReturn } from './settle-payment-return.ts'

/** The bank asks and takes nothing (`warning_…`), or the money is ours again. */
const COSTS_NOTHING = /^(won|prevented|warning_\w+)$/

/** A customer's bank takes the money back; as long as that is so, it counts as refunded. */
export async function recordDispute(scene: EventScene, dispute: Stripe.Dispute, toldAt: Date): Promise<EventKind> {
  const { id, status, amount } = dispute
  const kind = await settlePaymentReturn(scene, {
    id,
    paymentIntent: idOf(dispute.payment_intent),
    kind: 'disputed',
    cents: COSTS_NOTHING.test(status) ? 0 : amount,
    toldAt,
  })
  if (kind === 'handled')
    scene.log.warn('stripe-dispute', { dispute: id, status, cents: amount, reason: dispute.reason })
  return kind
}
