import type { Limiter } from '../../platform/limits/limiter.ts'
import type { SendMail } from '../../platform/mail/send-mail.ts'
import type { RandomBytes } from '../../platform/random-text.ts'
import type { AccountStore } from '../account-store.ts'
import type { OidcVerifier } from './oidc/oidc-verifier.ts'

/** What sign-in works with. */
export interface IdentityNeeds {
  readonly database: AccountStore
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
  /** Signs the cookies of browsers that have signed in; the same for all processes. */
  readonly secret: string
  readonly limiter: Limiter
  readonly sendMail: SendMail
  /** The service's own address as people see it, without a slash at its end. */
  readonly baseUrl: () => string
  /** Checks the tokens of another identity provider; null when there is none. */
  readonly oidc: OidcVerifier | null
}
