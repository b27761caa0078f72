import type { Stripe } from 'stripe'
import { switchUsageBilling } from '../../credits/switch-usage-billing.ts'
import { isAccountThere } from '../../entities/account.ts'
import { lockRunningSubscription, lockSubscription, settleSubscription } from '../entities/subscription.ts'
import type { EventKind, EventScene } from './event-scene.ts'
import { idOf } from './event-scene.ts'
import type { CheckoutEnd } from './settle-checkout.ts'

/** Switches monthly billing on once the customer has left a way to pay. */
export async function settleUsageCheckout(
  scene: EventScene,
  session: Stripe.Checkout.Session,
  end: CheckoutEnd,
): Promise<EventKind> {
  const { within, log } = scene
  const subscriptionId = idOf(session.subscription)
  const row = await lockSubscription(within, {
    sessionId: session.id,
    subscriptionId: null,
    id: session.metadata?.['usage'] ?? null,
  })
  if (row === null || session.client_reference_id !== row.accountId) {
    log.info('stripe-checkout-unknown', { session: session.id })
    return 'ignored'
  }
  if (row.state !== 'open') return 'handled'
  const ids = { id: row.id, sessionId: session.id, subscriptionId }
  const at = new Date(scene.now())
  if (end === 'expired' || end === 'failed') {
    await settleSubscription(within, { ...ids, state: 'ended', problem: null, at })
    return 'handled'
  }
  if (subscriptionId === null) {
    log.error('stripe-event-not-understood', { session: session.id, problem: 'a subscription begins and has no id' })
    return 'ignored'
  }
  const isWanted = await isAccountThere(within, row.accountId)
  if (!isWanted || (await lockRunningSubscription(within, row.accountId)) !== null) {
    // Begun twice, in two windows, or the account was deleted meanwhile. `reportUsage` cancels it.
    await settleSubscription(within, { ...ids, state: 'ending', problem: null, isBilled: false, at })
    return 'handled'
  }
  await settleSubscription(within, { ...ids, state: 'active', problem: null, at })
  await switchUsageBilling(within, {
    accountId: row.accountId,
    isOn: true,
    capUnits: row.capUnits,
    microUsdPerCredit: Number(row.microUsdPerCredit),
    at,
  })
  log.info('usage-billing-on', { subscription: subscriptionId })
  return 'handled'
}
