import type { Account } from '../account.ts'
import { beginCheckout, billingPage, formId } from './begin-checkout.ts'
import { packsAt } from './packs.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { Redirect } from './redirect.ts'
import { openPurchase } from './entities/purchase.ts'

/** Begins the purchase of a pack; see `Payments.buyPack`. */
export async function buyPack(
  deps: PaymentDeps,
  { account, packId, formToken }: { account: Account; packId: string; formToken: string },
): Promise<Redirect> {
  const pack = packsAt(deps.microUsdPerCredit).find((one) => one.id === packId)
  if (pack === undefined) return { kind: 'unavailable', problem: 'There is no such pack. Nothing was charged.' }
  const id = formId('pur', account.id, pack.id, formToken)
  const purchase = await openPurchase(deps.database, {
    ...pack,
    id,
    accountId: account.id,
    pack: pack.id,
    at: new Date(deps.now()),
  })
  // The price may have changed since the form was sent first: the row has what the customer saw.
  const name = `${purchase.credits.toLocaleString('en-US')} icon credits`
  return await beginCheckout(deps, {
    account,
    row: { table: 'purchase', id, attempt: purchase.attempt, sessionId: purchase.sessionId },
    params: {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: Number(purchase.cents), product_data: { name } },
        },
      ],
      // The amount is compared with ours; in another currency it could not be.
      adaptive_pricing: { enabled: false },
      metadata: { purchase: id, credits: String(purchase.credits) },
      payment_intent_data: { metadata: { purchase: id } },
      success_url: billingPage(deps, '?bought={CHECKOUT_SESSION_ID}'),
      cancel_url: billingPage(deps, '?cancelled'),
    },
  })
}
