import { timingSafeEqual } from 'node:crypto'
import { addressKey, typingLimits } from './typing-limits.ts'
import { enter } from './enter.ts'
import type { Entered, EntrySuspended } from './enter.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { knownBrowserKey } from './known-browser.ts'
import { policies } from './policies.ts'
import { sha256 } from '../sha-256.ts'
import { signInCodes } from './sign-in-codes.ts'
import { spendAll } from './spend-all.ts'
import type { Limited } from './spend-all.ts'
import { takeTry } from './entities/sign-in-code.ts'

export type CodeRedemption =
  | Entered
  | EntrySuspended
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** Not asked for in this browser, too old, used already, or tried too often: a new code is needed. */
  | { readonly kind: 'gone' }
  /** Too many wrong codes were typed: only the link of the mail helps now. */
  | { readonly kind: 'closed' }
  | Limited

const CHALLENGE = new RegExp(`^[0-9A-Za-z]{${signInCodes.challengeLength}}$`)

/**
 * Signs in with the code that was mailed; the first time, this makes the account. `challenge`, `oldToken` and `knownBrowser`
 * are from the cookies of the browser, whose old session ends. Spaces in the code do not matter.
 */
export async function redeemCode(
  deps: IdentityDeps,
  of: {
    challenge: string
    code: string
    oldToken: string | null
    knownBrowser: string | null
    label: string
    network: string
  },
): Promise<CodeRedemption> {
  if (!CHALLENGE.test(of.challenge)) return { kind: 'gone' }
  const limited = await spendAll(deps, [
    [policies.triesOfNetwork, of.network],
    [policies.triesOfNetworkDaily, of.network],
  ])
  if (limited !== null) return limited

  const id = sha256(of.challenge)
  // Counted before it is compared: guesses that come at once cannot be more than there are tries.
  const taken = await takeTry(deps.database, { id, at: new Date(deps.now()) })
  if (taken === null) return { kind: 'gone' }
  const { email } = taken
  const isKnown = knownBrowserKey(of.knownBrowser, email, deps.secret) !== null
  const closed = await spendAll(deps, typingLimits(deps, { address: addressKey(email), isKnown }))
  if (closed !== null) return { kind: 'closed' }
  const given = sha256(of.challenge + of.code.replace(/\s/g, ''))
  if (!timingSafeEqual(given, taken.hash)) return { kind: 'wrong', triesLeft: taken.triesLeft }
  const { oldToken, label } = of
  return (await enter(deps, { id, email, oldToken, label, typed: { isKnown } })) ?? { kind: 'gone' }
}
