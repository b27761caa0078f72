/** Where to send the browser; or why that cannot be, as a sentence for the customer. */
export type Redirect =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'unavailable'; readonly problem: string }

export const STRIPE_AWAY: Redirect = {
  kind: 'unavailable',
  problem: 'The payment page cannot be reached now. Nothing was charged. Please try again in a minute.',
}
