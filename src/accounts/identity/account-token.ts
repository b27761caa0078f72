import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

/** What lets programs call the hosting API for an account, such as CI, without its secret. It signs nobody in anywhere. */
export interface AccountToken {
  /** `tok_` and 24 base-62 characters. */
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  /** However often it is used. */
  readonly expiresAt: Date
  /** To the hour; null until it is used. */
  readonly lastUsedAt: Date | null
}

/** How many an account may have that are still good. */
export const MOST_ACCOUNT_TOKENS = 20

/** Not that of sessions: so nothing that takes a session can take one of these. */
const PREFIX = 'burin_token_'
const LENGTH = 43
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${LENGTH}}$`)

/** A new secret: 43 base-62 characters are more than 256 bits. */
export function newAccountTokenSecret(random: RandomBytes): string {
  return `${PREFIX}${randomText(random, LENGTH)}`
}

/** Whether a text can be such a secret at all; only then is the database asked. */
export function isAccountTokenSecret(text: string): boolean {
  return FORM.test(text)
}
