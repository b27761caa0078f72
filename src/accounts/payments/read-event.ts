import type { Stripe } from 'stripe'
import { shapeProblem } from './events/shape-problem.ts'
import type { PaymentDeps } from './payment-deps.ts'

export type ReadEvent =
  | { readonly kind: 'event'; readonly event: Stripe.Event }
  /** Signed, but nothing that Stripe says: sent again, it would be no better. */
  | { readonly kind: 'nonsense'; readonly problem: string }
  | { readonly kind: 'refused'; readonly problem: string }

/** A signature that is older may be one that somebody kept and sends again. */
const TOLERANCE_SECONDS = 300
/** Stripe's own events are far smaller. */
const MOST_BYTES = 1_048_576

/** The event in a body, if Stripe signed it with our secret, and just now. */
export async function readEvent(
  deps: PaymentDeps,
  rawBody: Uint8Array,
  signatureHeader: string | undefined,
): Promise<ReadEvent> {
  if (signatureHeader === undefined) return refused('The header Stripe-Signature is missing.')
  if (rawBody.length > MOST_BYTES) return refused('The body is too large.')
  const stripe = await deps.stripe.open()
  try {
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signatureHeader,
      deps.stripe.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      deps.now(),
    )
    // Signed or not, what it holds is looked at before it is used.
    const problem = shapeProblem(event)
    return problem === null ? { kind: 'event', event } : { kind: 'nonsense', problem }
  } catch (error) {
    // The signature is checked before the body is read.
    if (error instanceof SyntaxError) return { kind: 'nonsense', problem: 'no JSON' }
    if (!(error instanceof stripe.errors.StripeSignatureVerificationError)) throw error
    return refused('The signature does not fit the body, or is too old.')
  }
}

function refused(problem: string): ReadEvent {
  return { kind: 'refused', problem }
}
