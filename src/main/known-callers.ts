import { findBrowserSession } from '../accounts/identity/find-session.ts'
import { findVisitor } from '../accounts/visitors/visitor-cookie.ts'
import type { Config } from '../config/config.ts'
import type { Browser } from '../draws/caller.ts'
import type { KnownCallers } from '../icons/credentials.ts'
import { metadataPath } from '../web/protected-resource.ts'
import { COOKIES, cookieIn } from '../web/cookies.ts'
import type { Accounts } from './open-accounts.ts'

/** What the icon service looks credentials up in. Live keys are good for nothing where draws cost no credits. */
export function knownCallers({ hasCredits }: Config, accounts: Accounts | null, baseUrl: () => string): KnownCallers {
  return {
    metadataAddress: (path) => `${baseUrl()}${metadataPath(path)}`,
    findKey: hasCredits && accounts !== null ? (secret) => accounts.keys.find(secret) : null,
    findBrowser: async (cookies): Promise<Browser> => {
      if (accounts === null) return { accountId: null, visitor: null }
      const isSecure = baseUrl().startsWith('https:')
      const token = cookieIn(cookies, COOKIES.session, isSecure)
      const session = token === null ? null : await findBrowserSession(accounts.identity, token)
      return {
        accountId: session?.account.id ?? null,
        visitor: findVisitor(cookieIn(cookies, COOKIES.visitor, isSecure), accounts.identity.secret),
      }
    },
  }
}
