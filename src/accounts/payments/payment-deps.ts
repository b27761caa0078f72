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
}
