import type { Stripe } from 'stripe'
import type { PaymentContext } from './payment-context.ts'

export type ReadEvent =
  | { readonly kind: 'event'; readonly event: Stripe.Event }
  | { readonly kind: 'refused'; readonly problem: string }

/** A signature that is older may be one that somebody kept and sends again. */
const TOLERANCE_SECONDS = 300
/** Stripe's own events are far smaller. */
const MOST_BYTES = 1_048_576

/** The event in a body, if Stripe signed it with our secret, and just now. */
export async function readEvent(
  context: PaymentContext,
  rawBody: Uint8Array,
  signatureHeader: string | undefined,
): Promise<ReadEvent> {
  if (signatureHeader === undefined) return refused('The header Stripe-Signature is missing.')
  if (rawBody.length > MOST_BYTES) return refused('The body is too large.')
  const stripe = await context.stripe.open()
  try {
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signatureHeader,
      context.stripe.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      context.now(),
    )
    return isEvent(event) ? { kind: 'event', event } : refused('The body is not an event.')
  } catch (error) {
    if (error instanceof SyntaxError) return refused('The body is not JSON.')
    if (!(error instanceof stripe.errors.StripeSignatureVerificationError)) throw error
    return refused('The signature does not fit the body, or is too old.')
  }
}

function refused(problem: string): ReadEvent {
  return { kind: 'refused', problem }
}

/** Signed or not, what it holds is looked at before it is used. */
function isEvent(event: Partial<Stripe.Event> | null): event is Stripe.Event {
  return (
    typeof event?.id === 'string' &&
    typeof event.type === 'string' &&
    Number.isSafeInteger(event.created) &&
    typeof event.data?.object === 'object'
  )
}
