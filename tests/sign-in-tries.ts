import { redeemCode } from '../src/accounts/identity/redeem-code.ts'
import type { CodeRedemption } from '../src/accounts/identity/redeem-code.ts'
import { requestCode } from '../src/accounts/identity/request-code.ts'
import type { CodeRequest } from '../src/accounts/identity/request-code.ts'
import type { IdentityDesk } from './identity-desk.ts'

export interface Somebody {
  readonly email: string
  readonly network: string
}

/** What people and attackers do at a sign-in, in a line each. */
export interface SignInTries {
  /** Somebody with an address and a network that nobody had before: limits must not reach from one test into another. */
  fresh(): Somebody
  ask(of: Somebody, knownBrowser?: string | null): Promise<CodeRequest>
  /** Asks, and throws unless the mail was sent. */
  challengeFor(of: Somebody, knownBrowser?: string | null): Promise<string>
  redeem(challenge: string, code: string, network?: string, knownBrowser?: string | null): Promise<CodeRedemption>
}

export function signInTries(desk: () => IdentityDesk): SignInTries {
  let made = 0
  const ask: SignInTries['ask'] = async (of, knownBrowser = null) =>
    requestCode(desk().deps, { ...of, browser: 'Firefox on Linux', knownBrowser })
  return {
    fresh: () => {
      made += 1
      return { email: `person${made}@example.com`, network: `198.51.${made >> 8}.${made & 255}` }
    },
    ask,
    challengeFor: async (of, knownBrowser) => {
      const request = await ask(of, knownBrowser)
      if (request.kind !== 'sent') throw new Error(`no mail: ${request.kind}`)
      return request.challenge
    },
    redeem: (challenge, code, network = 'anywhere else', knownBrowser = null) =>
      redeemCode(desk().deps, { challenge, code, oldToken: null, knownBrowser, label: 'Firefox on Linux', network }),
  }
}

/** A code of which each digit is another. */
export function otherThan(code: string): string {
  return code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))
}
