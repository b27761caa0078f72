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
