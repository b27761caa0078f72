import { pickLetters, randomText } from '../../platform/random-text.ts'
import { addressKey, isTypingClosed } from './typing-limits.ts'
import { checkEmail } from './check-email.ts'
import { codeMail } from './code-mail.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { knownBrowserKey } from './known-browser.ts'
import { linkAddress, signInCodes } from './sign-in-codes.ts'
import { policies } from './policies.ts'
import { sha256 } from '../sha-256.ts'
import { spendMail } from './spend-mail.ts'
import type { MailsFull } from './spend-mail.ts'
import { spendAll } from './spend-all.ts'
import type { Limited } from './spend-all.ts'
import { deleteCode, insertCode } from './entities/sign-in-code.ts'

export type CodeRequest =
  | {
      readonly kind: 'sent'
      /** For the cookie of the browser that asked: the code works only together with it. */
      readonly challenge: string
      /** The address as it is compared. */
      readonly email: string
      /** Whether the mail has a code; otherwise only its link helps. */
      readonly hasCode: boolean
    }
  | { readonly kind: 'bad-email'; readonly problem: string }
  | Limited
  | MailsFull
  /** `cause` is for the log. */
  | { readonly kind: 'mail-failed'; readonly cause: unknown }

/**
 * Mails a one-time code and a link to an address. Whether the address has an account changes nothing here, so nothing tells
 * it: the account is made when its first code or link comes back. `knownBrowser` is that cookie of the browser (see
 * `known-browser.ts`), `browser` what a person calls it.
 */
export async function requestCode(
  deps: IdentityDeps,
  of: { email: string; network: string; browser: string; knownBrowser: string | null },
): Promise<CodeRequest> {
  const checked = checkEmail(of.email)
  if ('problem' in checked) return { kind: 'bad-email', problem: checked.problem }
  const { email } = checked
  const limited = await spendAll(deps, [
    [policies.codesOfNetwork, of.network],
    [policies.codesOfNetworkDaily, of.network],
  ])
  if (limited !== null) return limited
  const address = addressKey(email)
  const knownBrowser = knownBrowserKey(of.knownBrowser, email, deps.secret)
  const refused = await spendMail(deps, { address, knownBrowser, network: of.network })
  if (refused !== null) return refused

  const isClosed = await isTypingClosed(deps, { address, isKnown: knownBrowser !== null })
  const challenge = randomText(deps.random, signInCodes.challengeLength)
  const code = pickLetters(deps.random, '0123456789', signInCodes.digits)
  const secret = randomText(deps.random, signInCodes.linkLength)
  const id = sha256(challenge)
  const at = new Date(deps.now())
  const { browser, network } = of
  await insertCode(deps.database, {
    id,
    email,
    hash: sha256(challenge + code),
    linkHash: sha256(secret),
    tries: isClosed ? 0 : signInCodes.tries,
    browser,
    network,
    at,
    expiresAt: new Date(at.getTime() + signInCodes.lifetimeMs),
  })
  const baseUrl = deps.baseUrl()
  const link = linkAddress(baseUrl, secret)
  try {
    await deps.sendMail(codeMail({ email, code: isClosed ? null : code, link, baseUrl, browser, network }))
  } catch (cause) {
    deps.tell({ kind: 'mail', outcome: 'failed' })
    await deleteCode(deps.database, id)
    return { kind: 'mail-failed', cause }
  }
  deps.tell({ kind: 'mail', outcome: 'sent' })
  return { kind: 'sent', challenge, email, hasCode: !isClosed }
}
