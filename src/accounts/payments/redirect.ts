import type { StripeAccess } from './stripe-access.ts'

/** Where to send the browser; or why that cannot be, as a sentence for the customer. */
export type Redirect =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'unavailable'; readonly problem: string }

export const STRIPE_AWAY: Redirect = {
  kind: 'unavailable',
  problem: 'The payment page cannot be reached now. Nothing was charged. Please try again in a minute.',
}

/** The address that Stripe gave, if a browser may be sent there: over https, or to the stand-in; otherwise null. */
export function safeUrl(text: string | null | undefined, stripe: Pick<StripeAccess, 'standIn'>): string | null {
  const url = URL.parse(text ?? '')
  if (url === null || url.username !== '' || url.password !== '') return null
  return url.protocol === 'https:' || url.origin === stripe.standIn ? url.href : null
}
