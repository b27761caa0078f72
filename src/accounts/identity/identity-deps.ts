import type { Limiter } from '../../platform/limits/limiter.ts'
import type { SendMail } from '../../platform/mail/send-mail.ts'
import type { RandomBytes } from '../../platform/random-text.ts'
import type { AccountStore } from '../account.ts'
import type { Belongings } from './belongings.ts'
import type { IdentityNews } from './identity-news.ts'
import type { OidcVerifier } from './oidc/oidc-verifier.ts'

/** What sign-in works with. */
export interface IdentityDeps {
  readonly database: AccountStore
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
  /** Signs the cookies of browsers that have signed in; the same for all processes. */
  readonly secret: string
  /** Counts callers; what guards persons is counted in the database. */
  readonly limiter: Limiter
  readonly limits: {
    /** Mails a minute to browsers that have not signed in before, and as many to those that have; 0 for no limit. */
    readonly mailsPerMinute: number
    /** Wrong codes a day, over all addresses, before codes are typed in known browsers only; 0 for no limit. */
    readonly wrongCodesPerDay: number
  }
  readonly sendMail: SendMail
  /** The service's own address as people see it, without a slash at its end. */
  readonly baseUrl: () => string
  /** The APIs at which tokens of ours are good, by their addresses without a slash at the end; null: this process does not know. */
  readonly resources: () => readonly string[] | null
  /** Checks the tokens of another identity provider; null when there is none. */
  readonly oidc: OidcVerifier | null
  /** What accounts have elsewhere, whichever parts of the service run here. */
  readonly belongings: Belongings
  /** Hears what operators want to know. */
  readonly tell: (news: IdentityNews) => void
}
