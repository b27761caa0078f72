import type { Stripe } from 'stripe'
import { addCredits } from '../../credits/add-credits.ts'
import { isAccountThere } from '../../entities/account.ts'
import { lockPayment } from '../entities/payment-return.ts'
import { lockPurchaseOfSession, settlePurchase } from '../entities/purchase.ts'
import type { PurchaseRow, PurchaseState } from '../entities/purchase.ts'
import type { EventKind, EventScene } from './event-scene.ts'
import { idOf } from './event-scene.ts'
import type { CheckoutEnd } from './settle-checkout.ts'
import { settleReturns } from './settle-returns.ts'

/** From where each end may still be reached: events come in any order, and nothing undoes a payment. */
const FROM: Readonly<Record<CheckoutEnd, readonly PurchaseState[]>> = {
  paid: ['open', 'pending', 'failed', 'expired'],
  pending: ['open'],
  failed: ['open', 'pending'],
  expired: ['open'],
}

/** Adds the credits of a purchase when it is paid: as many as our own row says, if the payment is what the row asks for. */
export async function settlePackCheckout(
  scene: EventScene,
  session: Stripe.Checkout.Session,
  end: CheckoutEnd,
): Promise<EventKind> {
  const { within, log } = scene
  const at = new Date(scene.now())
  const paymentIntent = idOf(session.payment_intent)
  if (paymentIntent !== null) await lockPayment(within, paymentIntent)
  const purchase = await lockPurchaseOfSession(within, {
    sessionId: session.id,
    purchaseId: session.metadata?.['purchase'] ?? null,
  })
  if (purchase === null) {
    log.info('stripe-checkout-unknown', { session: session.id })
    return 'ignored'
  }
  if (!FROM[end].includes(purchase.state)) return 'handled'
  const fault = end === 'paid' ? await faultOf(scene, session, purchase) : null
  if (fault !== null) log.error('stripe-checkout-mismatch', { session: session.id, purchase: purchase.id, fault })
  const state = fault === null ? end : 'mismatch'
  await settlePurchase(within, { id: purchase.id, state, sessionId: session.id, paymentIntent, at })
  if (state !== 'paid') return 'handled'
  await addCredits(within, {
    accountId: purchase.accountId,
    kind: 'purchase',
    credits: purchase.credits,
    ref: session.id,
    at,
    expiresAt: null,
    note: null,
  })
  log.info('credits-bought', { purchase: purchase.id, credits: Number(purchase.credits) })
  await settleReturns(scene, { ...purchase, sessionId: session.id, paymentIntent })
  return 'handled'
}

async function faultOf(
  { within }: EventScene,
  session: Stripe.Checkout.Session,
  purchase: PurchaseRow,
): Promise<string | null> {
  if (session.client_reference_id !== purchase.accountId) return 'account'
  // Deleted while Stripe's page was open: nobody could draw these credits.
  if (!(await isAccountThere(within, purchase.accountId))) return 'deleted'
  if (session.currency !== 'usd') return 'currency'
  return BigInt(session.amount_total ?? -1) === purchase.cents ? null : 'amount'
}
