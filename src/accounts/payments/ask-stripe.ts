import type { Stripe } from 'stripe'
import type { PaymentDeps } from './payment-deps.ts'

type StripeError = InstanceType<Stripe['errors']['StripeError']>

export type Asked<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: StripeFailure }

export interface StripeFailure {
  readonly code: string | null
  /** Which parameter Stripe did not like. */
  readonly param: string | null
  readonly message: string
  /**
   * Whether Stripe gave an answer: the same idempotency key would get it again for a day. Otherwise nobody knows whether
   * Stripe did what was asked, and only the same key is safe.
   */
  readonly isAnswer: boolean
  /** Whether what was asked will never be done: the question itself is wrong. */
  readonly isFinal: boolean
  /** Whether Stripe surely did nothing: it refused, or could not be reached at all. */
  readonly isUndone: boolean
}

/** Nothing was done yet, or another call with the same key is at it. */
const LATER = [409, 429]
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']

/**
 * Asks Stripe, and makes what goes wrong there a value. `doing` names the question in the log, which gets the kind of
 * error and the number of the request; the message stays out of it, because it may quote a key.
 */
export async function askStripe<T>(
  deps: Pick<PaymentDeps, 'stripe' | 'log' | 'tell'>,
  doing: string,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<Asked<T>> {
  const stripe = await deps.stripe.open()
  try {
    return { kind: 'answered', value: await ask(stripe) }
  } catch (error) {
    if (!(error instanceof stripe.errors.StripeError)) throw error
    const { type, code, param, statusCode: status, requestId: request } = error
    deps.log.warn('stripe-failed', { doing, type, code, param, status, request })
    deps.tell?.({ kind: 'failure' })
    return { kind: 'failed', failure: failureOf(error) }
  }
}

function failureOf({ code, param, statusCode, message, detail }: StripeError): StripeFailure {
  const isAnswer = statusCode !== undefined && !LATER.includes(statusCode)
  const reason = typeof detail === 'object' && 'code' in detail ? String(detail.code) : ''
  return {
    code: code ?? null,
    param: param ?? null,
    message,
    isAnswer,
    isFinal: statusCode === 400 || statusCode === 404,
    isUndone: statusCode === undefined ? UNREACHED.includes(reason) : statusCode >= 400 && statusCode < 500,
  }
}
