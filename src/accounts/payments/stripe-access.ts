import type { Stripe } from 'stripe'

/** How to reach Stripe. */
export interface PaymentSettings {
  /** `sk_…` or `rk_…`, of test mode or live mode. */
  readonly secretKey: string
  /** `whsec_…` of the endpoint that Stripe sends its events to. */
  readonly webhookSecret: string
  /** Another host than Stripe's own, for tests. */
  readonly host?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
  /** How long Stripe may take for an answer. */
  readonly timeoutMs?: number
  /** How often a question is asked again when it gets no answer. */
  readonly retries?: number
  readonly microUsdPerCredit: number
}

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
