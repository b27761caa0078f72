import type { Stripe } from 'stripe'
import type { PaymentSettings } from './payment-settings.ts'

/** Money is play money in test mode; Stripe keeps the two apart, and so do our tables. */
export type StripeMode = 'test' | 'live'

export interface StripeAccess {
  readonly mode: StripeMode
  readonly webhookSecret: string
  /** Where Stripe's stand-in is; null for Stripe itself. */
  readonly standIn: string | null
  /** Loads the library at the first call: it is heavy, and most processes never need it. */
  open(): Promise<Stripe>
}

const TIMEOUT_MS = 10_000
const RETRIES = 2

/** Access to Stripe with a secret key. Asks nothing yet. */
export function stripeAccess(settings: PaymentSettings): StripeAccess {
  let opened: Promise<Stripe> | null = null
  const { host } = settings
  return {
    mode: /^[a-z]+_live_/.test(settings.secretKey) ? 'live' : 'test',
    webhookSecret: settings.webhookSecret,
    standIn: host === undefined ? null : `${host.protocol}://${host.host}:${host.port}`,
    open: () => (opened ??= load(settings)),
  }
}

async function load(settings: PaymentSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  return new Stripe(settings.secretKey, {
    ...settings.host,
    telemetry: false,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: settings.retries ?? RETRIES,
  })
}
