import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomText } from '../../platform/random-text.ts'
import type { IdentityNeeds } from './identity-needs.ts'
import { sha256 } from './sha-256.ts'

const FORM = /^([0-9A-Za-z]{24})\.([\w-]{43})$/

/**
 * The value of the cookie that a browser gets when it has signed in with a code to `email` (OWASP's device cookie): a random
 * name, and a signature over it and the address. It lets nobody in; it only has limits of its own, so that strangers who
 * use up those of the address keep out no browser that was in before.
 */
export function makeKnownBrowser({ random, secret }: Pick<IdentityNeeds, 'random' | 'secret'>, email: string): string {
  const name = randomText(random, 24)
  return `${name}.${signatureOf(name, email, secret)}`
}

/** What a known browser's limits count under; null for a cookie that we did not sign, or signed for another address. */
export function knownBrowserKey(cookie: string | null, email: string, secret: string): string | null {
  const [, name = '', signature = ''] = FORM.exec(cookie ?? '') ?? []
  if (name === '') return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(name, email, secret)))
  // Counters may stand in a store that others read.
  return isOurs ? Buffer.from(sha256(`known browser ${name}`)).toString('base64url') : null
}

function signatureOf(name: string, email: string, secret: string): string {
  const address = Buffer.from(sha256(email)).toString('base64url')
  return createHmac('sha256', secret).update(`known browser ${name} ${address}`).digest('base64url')
}
