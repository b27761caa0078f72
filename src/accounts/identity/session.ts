import type { Account } from '../account.ts'

/** `browser` is held in a cookie; `token` by a program, such as the command line. */
export type SessionKind = 'browser' | 'token'

/** Somebody who is signed in somewhere. */
export interface Session {
  /** `ses_` and 24 base-62 characters; not the token. */
  readonly id: string
  readonly account: Account
  readonly createdAt: Date
  /** To the minute. */
  readonly lastUsedAt: Date
  /** It ends here however often it is used; unused, it ends sooner. */
  readonly expiresAt: Date
  readonly kind: SessionKind
  /** What its owner tells it from others by. */
  readonly label: string
}
