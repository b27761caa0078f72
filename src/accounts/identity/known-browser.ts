import { sha256 } from '../sha-256.ts'
import { makeSignedName, signedNameIn } from '../signed-name.ts'
import type { IdentityDeps } from './identity-deps.ts'

/**
 * The value of the cookie that a browser gets when it has signed in with a code to `email` (OWASP's device cookie): a random
 * name, and a signature over it and the address. It lets nobody in; it only has limits of its own, so that strangers who
 * use up those of the address keep out no browser that was in before.
 */
export function makeKnownBrowser(deps: Pick<IdentityDeps, 'random' | 'secret'>, email: string): string {
  return makeSignedName(deps, meantFor(email))
}

/** What a known browser's limits count under; null for a cookie that we did not sign, or signed for another address. */
export function knownBrowserKey(cookie: string | null, email: string, secret: string): string | null {
  const name = signedNameIn(cookie, secret, meantFor(email))
  // Counters may stand in a store that others read.
  return name === null ? null : Buffer.from(sha256(`known browser ${name}`)).toString('base64url')
}

function meantFor(email: string): (name: string) => string {
  const address = Buffer.from(sha256(email)).toString('base64url')
  return (name) => `known browser ${name} ${address}`
}
