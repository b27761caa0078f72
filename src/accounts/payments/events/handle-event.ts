import type { Stripe } from 'stripe'
import type { EventKind, EventScene } from './event-scene.ts'
import { recordDispute } from './record-dispute.ts'
import { recordFailedRefund, recordRefund } from './record-refund.ts'
import { recordInvoice } from './record-invoice.ts'
import { settleCheckout } from './settle-checkout.ts'
import { settleSubscriptionEnd } from './settle-subscription-end.ts'

/** The kinds of event that have a handler; an endpoint at Stripe has to send these. */
export async function handleEvent(scene: EventScene, event: Stripe.Event): Promise<EventKind> {
  const toldAt = new Date(event.created * 1000)
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object
      return await settleCheckout(scene, session, session.payment_status === 'unpaid' ? 'pending' : 'paid')
    }
    case 'checkout.session.async_payment_succeeded':
      return await settleCheckout(scene, event.data.object, 'paid')
    case 'checkout.session.async_payment_failed':
      return await settleCheckout(scene, event.data.object, 'failed')
    case 'checkout.session.expired':
      return await settleCheckout(scene, event.data.object, 'expired')
    case 'charge.refunded':
      return await recordRefund(scene, event.data.object, toldAt)
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      return await recordFailedRefund(scene, event.data.object, toldAt)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return await recordDispute(scene, event.data.object, toldAt)
    case 'customer.subscription.deleted':
      return await settleSubscriptionEnd(scene, event.data.object)
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return await recordInvoice(scene, event.data.object, event.type === 'invoice.payment_failed')
    default:
      return 'ignored'
  }
}
