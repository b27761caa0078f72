import type { Stripe } from 'stripe'
import { lockSubscription, settleSubscription } from '../entities/subscription.ts'
import type { EventKind, EventScene } from './event-scene.ts'
import { switchOff } from './switch-off.ts'

const PROBLEMS: Readonly<Record<string, string>> = {
  payment_failed: 'Monthly billing ended because an invoice could not be paid.',
  payment_disputed: 'Monthly billing ended because a payment was disputed.',
}
const CANCELLED = 'Monthly billing was cancelled at Stripe.'

/** A subscription is over, whoever ended it. It may come before the news that it began: then it never does. */
export async function settleSubscriptionEnd(scene: EventScene, subscription: Stripe.Subscription): Promise<EventKind> {
  const row = await lockSubscription(scene.within, {
    sessionId: null,
    subscriptionId: subscription.id,
    id: subscription.metadata['usage'] ?? null,
  })
  if (row === null) return 'ignored'
  if (row.state === 'ended') return 'handled'
  const at = new Date(scene.now())
  await switchOff(scene.within, row, at)
  await settleSubscription(scene.within, {
    id: row.id,
    subscriptionId: subscription.id,
    state: 'ended',
    // The customer who ended it here needs no reason.
    problem: row.state === 'ending' ? null : (PROBLEMS[subscription.cancellation_details?.reason ?? ''] ?? CANCELLED),
    at,
  })
  scene.log.info('usage-billing-off', { subscription: subscription.id })
  return 'handled'
}
