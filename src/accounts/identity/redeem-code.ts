import { timingSafeEqual } from 'node:crypto'
import type { IdentityNeeds } from './identity-needs.ts'
import { knownBrowserKey, makeKnownBrowser } from './known-browser.ts'
import { newAccountId } from './new-account-id.ts'
import { openSession } from './open-session.ts'
import type { OpenedSession } from './open-session.ts'
import { addressKey } from './request-code.ts'
import { sha256 } from '../sha-256.ts'
import { signInCodes } from './sign-in-codes.ts'
import { spendAll } from './spend-all.ts'
import type { Limited } from './spend-all.ts'
import { deleteCode } from './statements/delete-code.ts'
import { deleteSessionOfToken } from './statements/delete-session-of-token.ts'
import { findOrInsertAccount } from './statements/find-or-insert-account.ts'
import { takeTry } from './statements/take-try.ts'

export type CodeRedemption =
  | ({
      readonly kind: 'signed-in'
      /** For a cookie of the browser that lasts: it has limits of its own from now on. */
      readonly knownBrowser: string
    } & OpenedSession)
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** Not asked for in this browser, too old, used already, or tried too often: a new code is needed. */
  | { readonly kind: 'gone' }
  | Limited

const CHALLENGE = new RegExp(`^[0-9A-Za-z]{${signInCodes.challengeLength}}$`)

/**
 * Signs in with the code that was mailed; the first time, this makes the account. `challenge`, `oldToken` and `knownBrowser`
 * are from the cookies of the browser, whose old session ends. Spaces in the code do not matter.
 */
export async function redeemCode(
  needs: IdentityNeeds,
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
  const { database, limiter } = needs
  const limitedNetwork = await spendAll(limiter, [
    ['triesOfNetwork', of.network],
    ['triesOfNetworkDaily', of.network],
  ])
  if (limitedNetwork !== null) return limitedNetwork

  const id = sha256(of.challenge)
  const at = new Date(needs.now())
  // Counted before it is compared: guesses that come at once cannot be more than there are tries.
  const taken = await takeTry(database, { id, at })
  if (taken === null) return { kind: 'gone' }
  const { email } = taken
  const browser = knownBrowserKey(of.knownBrowser, email, needs.secret)
  const limited = await spendAll(limiter, [
    browser === null ? ['triesOfAddressDaily', addressKey(email)] : ['triesOfKnownBrowserDaily', browser],
  ])
  if (limited !== null) return limited
  const given = sha256(of.challenge + of.code.replace(/\s/g, ''))
  if (!timingSafeEqual(given, taken.hash)) return { kind: 'wrong', triesLeft: taken.triesLeft }

  const opened = await database.transaction(async (within) => {
    if (!(await deleteCode(within, id))) return null
    const account = await findOrInsertAccount(within, { id: newAccountId(needs.random), email, at })
    if (of.oldToken !== null) await deleteSessionOfToken(within, sha256(of.oldToken))
    return await openSession(within, needs, { account, kind: 'browser', label: of.label })
  })
  return opened === null
    ? { kind: 'gone' }
    : { kind: 'signed-in', knownBrowser: makeKnownBrowser(needs, email), ...opened }
}
