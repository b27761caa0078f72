import { sha256 } from '../sha-256.ts'
import { addressKey, forgiveTyping } from './typing-limits.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { makeKnownBrowser } from './known-browser.ts'
import { newAccountId } from '../account.ts'
import { openSession } from './open-session.ts'
import type { OpenedSession } from './open-session.ts'
import { deleteCode } from './entities/sign-in-code.ts'
import { deleteSessionOfToken } from './entities/session.ts'
import { findOrInsertAccount } from '../entities/account.ts'

export type Entered = {
  readonly kind: 'signed-in'
  /** For a cookie of the browser that lasts: it has limits of its own from now on. */
  readonly knownBrowser: string
} & OpenedSession

/** Operators let the account in nowhere; `reason` is one word. */
export interface EntrySuspended {
  readonly kind: 'suspended'
  readonly reason: string
}

/**
 * Signs a browser in as the owner of an address, who has shown what was in the mail; `id` is that of its code, which is used
 * up with its link. `typed`: how the code came, null for a link. Null when it was used up meanwhile.
 */
export async function enter(
  deps: IdentityDeps,
  of: {
    id: Uint8Array
    email: string
    oldToken: string | null
    label: string
    typed: { readonly isKnown: boolean } | null
  },
): Promise<Entered | EntrySuspended | null> {
  const { email } = of
  const at = new Date(deps.now())
  const opened = await deps.database.transaction(async (within) => {
    if (!(await deleteCode(within, of.id))) return null
    const account = await findOrInsertAccount(within, { id: newAccountId(deps.random), email, at })
    if (account.suspendedFor !== null) return { kind: 'suspended' as const, reason: account.suspendedFor }
    if (of.oldToken !== null) await deleteSessionOfToken(within, sha256(of.oldToken))
    return await openSession(within, deps, { account, kind: 'browser', label: of.label })
  })
  if (opened === null || 'kind' in opened) return opened
  // Outside: whoever types something meanwhile must not wait for the end of a transaction.
  await forgiveTyping(
    deps.database,
    { address: addressKey(email), isKnown: of.typed?.isKnown ?? false },
    of.typed !== null,
  )
  return { kind: 'signed-in', knownBrowser: makeKnownBrowser(deps, email), ...opened }
}
