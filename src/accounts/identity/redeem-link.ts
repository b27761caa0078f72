import { sha256 } from '../sha-256.ts'
import { enter } from './enter.ts'
import type { Entered, EntrySuspended } from './enter.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { findLinkRow } from './entities/sign-in-code.ts'

/** `gone`: too old, used already, or never was one: a new mail is needed. */
export type LinkRedemption = Entered | EntrySuspended | { readonly kind: 'gone' }

/**
 * Signs in with the link of a mail, in any browser; the first time, this makes the account. There is no limit: nobody
 * guesses 256 bits, and so nobody can keep the owner of an address out. `oldToken` is from the browser's cookie; that session ends.
 */
export async function redeemLink(
  deps: IdentityDeps,
  of: { secret: string; oldToken: string | null; label: string },
): Promise<LinkRedemption> {
  const { database, now } = deps
  const found = await findLinkRow(database, { linkHash: sha256(of.secret), at: new Date(now()) })
  if (found === null) return { kind: 'gone' }
  const { id, email } = found
  const { oldToken, label } = of
  return (await enter(deps, { id, email, oldToken, label, typed: null })) ?? { kind: 'gone' }
}
