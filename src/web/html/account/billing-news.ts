import type { ShownPurchase } from '../../../accounts/payments/entities/purchase.ts'
import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { Billing } from '../../read-billing.ts'
import { notice } from '../notice.ts'
import { showCount } from '../show-number.ts'

/** What the address of the billing page tells: Stripe and our own forms lead back to it with a word of what happened. */
export function billingNews(query: URLSearchParams, { payments }: Billing): Html | null {
  if (payments === null) return null
  const { purchases, usage } = payments.state
  if (query.has('cancelled')) return notice('good', 'You turned back. Nothing was bought, and nothing was charged.')
  const usageWord = query.get('usage')
  if (usageWord !== null) return ofUsage(usageWord, usage.state === 'active')
  const sessionId = query.get('bought')
  const bought = purchases.find((one) => sessionId !== null && one.sessionId === sessionId)
  return bought === undefined ? null : ofPurchase(bought)
}

/** `word`: what our own forms say was done, or the checkout that began it. */
function ofUsage(word: string, isOn: boolean): Html | null {
  if (word === 'off') return isOn ? null : notice('good', 'Monthly billing is off.')
  if (word === 'changed') return isOn ? notice('good', 'The cap is changed.') : null
  return isOn
    ? notice('good', 'Monthly billing is on, up to your cap.')
    : unconfirmed(`/account/billing?usage=${encodeURIComponent(word)}`)
}

function ofPurchase({ state, credits, sessionId }: ShownPurchase): Html | null {
  switch (state) {
    case 'paid':
      return notice('good', `Thank you. ${showCount(credits, 'credit')} ${credits === 1n ? 'was' : 'were'} added.`)
    case 'pending':
      return notice(
        'good',
        `Thank you. Your payment is on its way; the ${showCount(credits, 'credit')} come when it has arrived.`,
      )
    case 'open':
      return unconfirmed(`/account/billing?bought=${encodeURIComponent(sessionId ?? '')}`)
    case 'failed':
    case 'expired':
      return notice('warning', 'The payment did not go through. Nothing was charged.')
    case 'mismatch':
      return null
  }
}

function unconfirmed(again: string): Html {
  return html`<p class="notice" role="status">Thank you. Stripe is about to confirm the payment; this takes a few seconds. <a href="${again}">Look again</a></p>`
}
