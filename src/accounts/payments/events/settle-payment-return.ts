import { lockPayment, recordReturn } from '../entities/payment-return.ts'
import { lockPurchaseOfPayment } from '../entities/purchase.ts'
import type { EventKind, EventScene } from './event-scene.ts'
import { settleReturns } from './settle-returns.ts'

/**
 * Writes down what went back of a payment and takes back the credits. When Stripe has not told yet that the payment was
 * made, the row waits for that.
 */
export async function settlePaymentReturn(
  scene: EventScene,
  told: {
    readonly id: string
    readonly paymentIntent: string | null
    readonly kind: 'refunded' | 'refund-failed' | 'disputed'
    readonly cents: number
    readonly toldAt: Date
  },
): Promise<EventKind> {
  const { paymentIntent } = told
  if (paymentIntent === null) return 'ignored'
  await lockPayment(scene.within, paymentIntent)
  await recordReturn(scene.within, { ...told, paymentIntent })
  const purchase = await lockPurchaseOfPayment(scene.within, paymentIntent)
  if (purchase === null) return 'ignored'
  if (purchase.state === 'paid') await settleReturns(scene, purchase)
  return 'handled'
}
