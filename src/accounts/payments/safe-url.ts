import type { StripeAccess } from './stripe-access.ts'

/** The address that Stripe gave, if a browser may be sent there: over https, or to the stand-in; otherwise null. */
export function safeUrl(text: string | null | undefined, stripe: Pick<StripeAccess, 'standIn'>): string | null {
  const url = URL.parse(text ?? '')
  if (url === null || url.username !== '' || url.password !== '') return null
  return url.protocol === 'https:' || url.origin === stripe.standIn ? url.href : null
}
