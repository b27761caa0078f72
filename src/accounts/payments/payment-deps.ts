import type { Log } from '../../platform/log.ts'
import type { AccountStore } from '../account.ts'
import type { StripeAccess } from './stripe-access.ts'

/** What all parts of the payments work with. */
export interface PaymentDeps {
  readonly database: AccountStore
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where the service is, without a slash at the end. */
  readonly baseUrl: () => string
  readonly log: Log
  readonly stripe: StripeAccess
  readonly microUsdPerCredit: number
  /** Tells operators what happens. */
  readonly tell?: (news: PaymentNews) => void
}

/** What operators hear of payments. */
export type PaymentNews =
  | { readonly kind: 'event'; readonly outcome: 'handled' | 'ignored' | 'repeated' | 'refused' | 'failed' }
  /** The provider did not do what it was asked for. */
  | { readonly kind: 'failure' }
  | { readonly kind: 'not-billed'; readonly units: number }
