import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

const PREFIX = 'burin_session_'
const LENGTH = 43
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${LENGTH}}$`)

/** A new secret: 43 base-62 characters are more than 256 bits. */
export function newSessionToken(random: RandomBytes): string {
  return `${PREFIX}${randomText(random, LENGTH)}`
}

/** Whether a text can be a session token at all; only then is the database asked. */
export function isSessionToken(text: string): boolean {
  return FORM.test(text)
}
