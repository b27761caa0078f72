import { randomText } from '../../platform/random-text.ts'
import { checkEmail } from './check-email.ts'
import { codeMail } from './code-mail.ts'
import type { IdentityNeeds } from './identity-needs.ts'
import { knownBrowserKey } from './known-browser.ts'
import { pickLetters } from './pick-letters.ts'
import { sha256 } from '../sha-256.ts'
import { signInCodes } from './sign-in-codes.ts'
import { spendAll } from './spend-all.ts'
import type { Limited } from './spend-all.ts'
import { deleteCode } from './statements/delete-code.ts'
import { insertCode } from './statements/insert-code.ts'

export type CodeRequest =
  | {
      readonly kind: 'sent'
      /** For the cookie of the browser that asked: the code works only together with it. */
      readonly challenge: string
      /** The address as it is compared. */
      readonly email: string
    }
  | { readonly kind: 'bad-email'; readonly problem: string }
  | Limited
  /** `cause` is for the log. */
  | { readonly kind: 'mail-failed'; readonly cause: unknown }

/**
 * Mails a one-time code to an address. Whether the address has an account changes nothing here, so nothing tells it: the
 * account is made when its first code comes back. `knownBrowser` is that cookie of the browser (see `known-browser.ts`).
 */
export async function requestCode(
  needs: IdentityNeeds,
  of: { email: string; network: string; knownBrowser: string | null },
): Promise<CodeRequest> {
  const checked = checkEmail(of.email)
  if ('problem' in checked) return { kind: 'bad-email', problem: checked.problem }
  const { email } = checked
  const browser = knownBrowserKey(of.knownBrowser, email, needs.secret)
  const address = addressKey(email)
  const limited = await spendAll(needs.limiter, [
    ['codesOfNetwork', of.network],
    ['codesOfNetworkDaily', of.network],
    browser === null ? ['codesOfAddress', address] : ['codesOfKnownBrowser', browser],
    browser === null ? ['codesOfAddressDaily', address] : ['codesOfKnownBrowserDaily', browser],
  ])
  if (limited !== null) return limited

  const challenge = randomText(needs.random, signInCodes.challengeLength)
  const code = pickLetters(needs.random, '0123456789', signInCodes.digits)
  const id = sha256(challenge)
  await insertCode(needs.database, {
    id,
    email,
    hash: sha256(challenge + code),
    tries: signInCodes.tries,
    expiresAt: new Date(needs.now() + signInCodes.lifetimeMs),
  })
  try {
    await needs.sendMail(codeMail(email, code, needs.baseUrl()))
  } catch (cause) {
    await deleteCode(needs.database, id)
    return { kind: 'mail-failed', cause }
  }
  return { kind: 'sent', challenge, email }
}

/** Counters may stand in a store that others read: it need not know who signs in. */
export function addressKey(email: string): string {
  return Buffer.from(sha256(email)).toString('base64url')
}
